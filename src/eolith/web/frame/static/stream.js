// One stream of events for the whole browser, shared by its tabs (a SharedWorker).
// A tab says {watch: "TABLE.VERSION.LANGUAGE.FACE.SEATS"}; it is told {data} for each event and {open: bool}.
"use strict";
const tabs = new Map(); // port -> what it watches
let streams = []; // one; more only where tabs look at one table in different ways, for an event names its table alone

const without = (wish) => wish.split(".").filter((_, i) => i !== 1).join("."); // the version, which changes all the time
const tableOf = (wish) => wish.split(".")[0];

function connect() {
  const wanted = new Map([...tabs.values()].map((wish) => [without(wish), wish]));
  const groups = [];
  for (const wish of [...wanted.values()].sort()) {
    const group = groups.find((some) => some.every((other) => tableOf(other) !== tableOf(wish)));
    if (group) group.push(wish);
    else groups.push([wish]);
  }
  const kept = groups.map((group) => {
    const key = group.map(without).join(" ");
    return streams.find((one) => one.key === key && one.source.readyState !== EventSource.CLOSED) || open(group, key);
  });
  for (const one of streams) if (!kept.includes(one)) one.source.close();
  streams = kept;
}

function open(group, key) {
  const source = new EventSource("/stream?" + group.map((wish) => "t=" + encodeURIComponent(wish)).join("&"));
  const tell = (message) => {
    for (const [port, wish] of tabs) if (key.split(" ").includes(without(wish))) port.postMessage(message);
  };
  source.onmessage = ({ data }) => tell({ data });
  source.onopen = () => tell({ open: true });
  source.onerror = () => {
    tell({ open: false });
    // a server that answers with an error ends a stream for good; one that is away does not
    if (source.readyState === EventSource.CLOSED) setTimeout(connect, 2000);
  };
  return { key, source };
}

self.onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => {
    if (data.bye) tabs.delete(port);
    if (data.watch) tabs.set(port, data.watch);
    const before = new Set(streams);
    connect();
    const own = data.watch && streams.find(({ key }) => key.split(" ").includes(without(data.watch)));
    // a tab that joins a stream which is open already asks for the present picture itself
    if (own && before.has(own)) port.postMessage({ open: own.source.readyState === EventSource.OPEN, joined: true });
  };
};
