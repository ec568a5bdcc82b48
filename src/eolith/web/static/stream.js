// One stream of events for the whole browser, shared by its tabs (a SharedWorker).
// A tab says {watch: "TABLE.VERSION.LANGUAGE.FACE.SEATS"}; it is told {data, id} for each event and {open: bool}.
"use strict";
const tabs = new Map(); // port -> what it watches
let source = null;
let watched = "";

function connect() {
  const wishes = [...new Set(tabs.values())].sort();
  const wish = wishes.map((one) => one.split(".").filter((_, i) => i !== 1).join(".")).join(" ");
  if (wish === watched && source && source.readyState !== EventSource.CLOSED) return false;
  watched = wish;
  if (source) source.close();
  source = null;
  if (!wishes.length) return false;
  source = new EventSource("/stream?" + wishes.map((one) => "t=" + encodeURIComponent(one)).join("&"));
  source.onmessage = (event) => tell({ data: event.data });
  source.onopen = () => tell({ open: true });
  source.onerror = () => {
    tell({ open: false });
    if (source && source.readyState === EventSource.CLOSED) setTimeout(connect, 2000);
  };
  return true;
}

function tell(message) {
  for (const port of tabs.keys()) port.postMessage(message);
}

self.onconnect = (event) => {
  const port = event.ports[0];
  port.onmessage = ({ data }) => {
    if (data.watch) tabs.set(port, data.watch);
    if (data.bye) tabs.delete(port);
    // a tab that joins a stream that is open already asks for the present picture itself
    if (!connect() && data.watch && source) port.postMessage({ open: source.readyState === EventSource.OPEN, joined: true });
  };
};
