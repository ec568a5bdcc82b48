// What the pages gain with JavaScript: the present picture without reloading, pieces that travel, keys, sound.
// Everything works without it; no rule of a game is known here.
"use strict";
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = $("#table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const settings = { ...document.body.dataset };
const speed = () => (calm.matches || settings.motion === "off" ? 0 : settings.motion === "slow" ? 600 : 350);

// --- every page --------------------------------------------------------------------------------------------

for (const input of $$('.languages input[name="back"]')) input.value = location.pathname + location.search;
document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy).catch(() => $("input", button.parentElement).select());
  button.classList.add("done");
});

// --- the picture: fragments are swapped by id, and pieces go from where they were to where they are -----------

function places() {
  const found = new Map();
  for (const piece of $$(".scene .piece")) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.id, { kind: piece.dataset.kind, x: box.x, y: box.y, w: box.width });
  }
  return found;
}

function swap(fragments) {
  const before = speed() ? places() : null;
  const focus = document.activeElement;
  const mark = focus && focus !== document.body ? focusMark(focus) : null;
  const log = $("#log");
  for (const [id, markup] of Object.entries(fragments)) {
    const old = document.getElementById(id);
    if (old) old.outerHTML = markup;
  }
  if (mark && !document.contains(focus)) mark()?.focus({ preventScroll: true });
  if (log && fragments.log) scrollLog();
  if (before) travel(before);
  afterSwap();
}

// How to find the focused element again after its fragment was swapped.
function focusMark(element) {
  const { id, value, name } = element;
  const at = element.dataset.at;
  const fragment = element.closest("[id]:not(button):not(input):not(a)")?.id;
  return () =>
    (id && document.getElementById(id)) ||
    (at && $(`[data-at="${CSS.escape(at)}"]`)) ||
    (name && value && $(`[name="${name}"][value="${CSS.escape(value)}"]:not([disabled])`)) ||
    (fragment && $(`#${fragment} :is(button:not([disabled]), a, input:not([type=hidden]))`)) ||
    $("#main");
}

function travel(before) {
  const after = places();
  const left = new Map(); // kind -> places that were left
  for (const [id, was] of before) if (!after.has(id)) left.set(was.kind, [...(left.get(was.kind) || []), was]);
  for (const [id, now] of after) {
    const was = before.get(id) || left.get(now.kind)?.shift();
    const piece = document.getElementById(id);
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: speed() });
      continue;
    }
    const scale = now.w / (piece.getBBox ? piece.getBBox().width || now.w : now.w) || 1;
    const dx = (was.x - now.x) / scale;
    const dy = (was.y - now.y) / scale;
    if (Math.abs(dx) + Math.abs(dy) < 1) continue;
    const path = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
    piece.animate(path, { duration: speed(), easing: "cubic-bezier(.3,.7,.3,1)", composite: "add" });
  }
  for (const die of $$(".scene .die")) {
    if (before.has(die.id)) continue;
    const turns = [{ transform: "rotate(-200deg) scale(.6)", opacity: 0.2 }, { transform: "none", opacity: 1 }];
    die.style.transformBox = "fill-box";
    die.style.transformOrigin = "center";
    die.animate(turns, { duration: Math.min(600, speed() * 1.6), easing: "cubic-bezier(.2,.8,.3,1.2)" });
  }
}

function scrollLog() {
  const list = $("#log ol");
  if (list) list.scrollTop = list.scrollHeight;
}

let yours = null;
function afterSwap() {
  const bar = $("#bar");
  if (!bar) return;
  if (!walking) document.title = bar.dataset.title;
  const mine = bar.classList.contains("yours");
  if (mine && yours === false) announce();
  if (mine !== yours) badge(mine);
  yours = mine;
  if ($("#ask.cover") && !table.dataset.covered) location.assign(table.dataset.url);
}

function badge(on) {
  const icon = $('link[rel="icon"]');
  icon.dataset.plain ||= icon.href;
  icon.href = on ? icon.dataset.plain.replace("icon.svg", "icon-turn.svg") : icon.dataset.plain;
  if (navigator.setAppBadge) (on ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
}

let audio = null;
function announce() {
  if (settings.sound === "off" || !audio) return;
  for (const [i, pitch] of [392, 523].entries()) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, audio.currentTime + i * 0.14);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + i * 0.14 + 0.35);
    tone.connect(loud).connect(audio.destination);
    tone.start(audio.currentTime + i * 0.14);
    tone.stop(audio.currentTime + i * 0.14 + 0.4);
  }
}
document.addEventListener("pointerdown", () => (audio ||= new AudioContext()), { once: true });

// --- the stream: one for the browser where it can be shared, else one for the tab --------------------------------

let live = null; // what the stream showed last, while a past position is looked at
let walking = null; // the past position
function hear({ data, open, joined }) {
  if (open !== undefined) document.body.classList.toggle("offline", !open);
  if (joined) refresh();
  if (!data) return;
  const news = JSON.parse(data);
  if (news.t !== table.dataset.table) return;
  table.dataset.version = news.v;
  if (walking === null) return swap(news.f);
  const kept = Object.fromEntries(["act", "seats", "log", "talk"].filter((id) => news.f[id]).map((id) => [id, news.f[id]]));
  live = true;
  swap(kept);
}

async function refresh() {
  const answer = await fetch(`${table.dataset.url}/past?${query({ step: 1e6, now: 1 })}`, { headers: { accept: "application/json" } });
  if (answer.ok && walking === null) swap((await answer.json()).f);
}

function query(more) {
  const seats = table.dataset.key.split(".")[2];
  return new URLSearchParams({ ...(seats !== "-" ? { as: seats[0] } : {}), ...more }).toString();
}

function listen() {
  const watch = () => [table.dataset.table, table.dataset.version, table.dataset.key].join(".");
  try {
    const worker = new SharedWorker(document.body.dataset.stream);
    worker.port.onmessage = ({ data }) => hear(data);
    worker.port.postMessage({ watch: watch() });
    addEventListener("pagehide", () => worker.port.postMessage({ bye: true }));
    addEventListener("pageshow", ({ persisted }) => persisted && worker.port.postMessage({ watch: watch() }));
  } catch {
    const source = new EventSource("/stream?t=" + encodeURIComponent(watch()));
    source.onmessage = ({ data }) => hear({ data });
    source.onopen = () => hear({ open: true });
    source.onerror = () => hear({ open: false });
  }
}

// --- acting ------------------------------------------------------------------------------------------------------

async function post(url, body) {
  for (let attempt = 0; ; attempt++) {
    try {
      const headers = { "content-type": "application/json", accept: "application/json" };
      return await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    } catch (problem) {
      // the same id is carried out once, so a command whose answer was lost can be sent again
      if (attempt === 6) throw problem;
      await new Promise((done) => setTimeout(done, 300 * 2 ** attempt));
    }
  }
}

let busy = false;
async function act(name, value) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  const form = $("#act");
  const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const wish = { version: +form.version.value, seat: +form.seat.value, id, [name]: value, typed: $("#typed")?.value || "" };
  try {
    const answer = await post(form.action, wish);
    const news = await answer.json();
    if (answer.ok && $("#typed")) $("#typed").value = "";
    if (news.f) swap(news.f);
    if (news.ask) $("#ask").outerHTML = news.ask;
    tell(news.text ? news.text + (news.rule ? ` (${news.rule})` : "") : "", answer.ok);
  } catch {
    document.body.classList.add("offline");
  } finally {
    busy = false;
    document.body.classList.remove("busy");
  }
}

function tell(text, fine) {
  let line = $("#told");
  if (!line) {
    line = Object.assign(document.createElement("p"), { id: "told" });
    line.setAttribute("role", "alert");
    $("#bar").after(line);
  }
  line.textContent = text;
  line.className = text ? (fine ? "notice" : "error") : "";
}

async function ask(at, fields = {}) {
  const answer = await fetch(`${table.dataset.url}/ask?${query({ at, ...fields })}`);
  if (!answer.ok) return;
  const focus = document.activeElement?.closest?.("#ask") ? focusMark(document.activeElement) : null;
  $("#ask").outerHTML = await answer.text();
  for (const target of $$(".target.chosen")) target.classList.remove("chosen");
  if (at) $(`.target[data-at="${CSS.escape(at)}"]`)?.classList.add("chosen");
  if (focus) focus()?.focus();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
  if (!table) return;
  if (form.id === "act") {
    event.preventDefault();
    act(button?.name || "do", button?.value || "typed");
  } else if (form.id === "fields") {
    event.preventDefault();
    ask(form.dataset.at, Object.fromEntries(new FormData(form)));
  } else if (form.id === "say") {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, button));
    fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } }).then(() => form.reset());
    $("details", form)?.removeAttribute("open");
  }
});

document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]:not(form)");
  if (step?.dataset.field) {
    const field = document.getElementById(step.dataset.field);
    field.value = Math.min(+field.max, Math.max(+field.min, +field.value + +step.dataset.step));
    return ask(field.form.dataset.at, Object.fromEntries(new FormData(field.form)));
  }
  const now = event.target.closest("[data-now]");
  if (now) return event.preventDefault(), walk(Infinity);
  const target = event.target.closest("[data-at]:not(form):not(section)");
  if (!target || !table || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  hint();
  ask(target.dataset.at).then(() => target.classList.contains("target") && matchMedia("(max-width: 700px)").matches && $("#ask").scrollIntoView({ block: "nearest", behavior: "smooth" }));
});

document.addEventListener("change", ({ target }) => {
  if (target.form?.id === "fields") ask(target.form.dataset.at, Object.fromEntries(new FormData(target.form)));
});

// --- why not: a word beside what is pointed at ---------------------------------------------------------------------

let pointed = null;
function hint(target) {
  clearTimeout(pointed);
  $("#why")?.remove();
  if (!target || target.classList.contains("hot")) return;
  pointed = setTimeout(async () => {
    const answer = await fetch(`${table.dataset.url}/ask?${query({ at: target.dataset.at })}`);
    if (!answer.ok || !document.contains(target)) return;
    const panel = document.createElement("template");
    panel.innerHTML = await answer.text();
    const words = $$("h2, p", panel.content).map((line) => line.textContent.trim()).filter(Boolean);
    const box = target.getBoundingClientRect();
    const why = Object.assign(document.createElement("div"), { id: "why", textContent: words.join(" · ") });
    why.setAttribute("role", "tooltip");
    document.body.append(why);
    why.style.left = `${Math.max(8, Math.min(box.x, innerWidth - why.offsetWidth - 8))}px`;
    why.style.top = `${box.y + scrollY > why.offsetHeight + 8 ? box.y - why.offsetHeight - 6 : box.bottom + 6}px`;
  }, 250);
}
for (const [kind, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
  document.addEventListener(kind, ({ target, pointerType }) => {
    const place = target.closest?.(".scene .target");
    if (place && pointerType !== "touch") hint(on ? place : null);
  });
}

// --- past positions, and keys -----------------------------------------------------------------------------------------

async function walk(step) {
  const last = +$("#act").dataset.step;
  const now = step >= last;
  step = Math.max(0, Math.min(step, last));
  const more = now ? { step: 1e6, now: 1 } : { step };
  const answer = await fetch(`${table.dataset.url}/past?${query(more)}`, { headers: { accept: "application/json" } });
  if (!answer.ok) return;
  walking = now ? null : step;
  document.body.classList.toggle("past", !now);
  swap((await answer.json()).f);
}

document.addEventListener("keydown", (event) => {
  if (!table || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea")) return;
  const last = +$("#act").dataset.step;
  const here = walking ?? last;
  const keys = {
    ArrowLeft: () => walk(here - 1),
    ArrowRight: () => walking !== null && walk(here + 1),
    Home: () => walk(0),
    End: () => walking !== null && walk(Infinity),
    Escape: () => (walking === null ? ask("") : walk(Infinity)),
    u: () => $('[name="do"][value="undo"]')?.click(),
    r: () => $('[name="do"][value="redo"]')?.click(),
    h: () => $('[name="do"][value="hint"]')?.click(),
    "/": () => $("#typed")?.focus(),
  };
  const choice = /^[1-9]$/.test(event.key) && $$("#choices button")[event.key - 1];
  if (choice) choice.focus();
  else if (keys[event.key]) keys[event.key]();
  else return;
  event.preventDefault();
});

// --- clocks --------------------------------------------------------------------------------------------------------------

function tick() {
  for (const clock of $$('.clock[data-runs="yes"]')) {
    clock.dataset.left -= 1;
    const left = Math.abs(clock.dataset.left);
    if (left >= 86400) continue;
    const two = (n) => String(Math.floor(n)).padStart(2, "0");
    const hours = left >= 3600 ? `${Math.floor(left / 3600)}:${two((left % 3600) / 60)}` : Math.floor(left / 60);
    clock.textContent = `${clock.dataset.left < 0 ? "-" : ""}${hours}:${two(left % 60)}`;
    if (+clock.dataset.left === -1) refresh();
  }
}

if (table) {
  if ($("#ask.cover")) table.dataset.covered = 1;
  afterSwap();
  scrollLog();
  listen();
  setInterval(tick, 1000);
}
