// What the pages gain with JavaScript: the present picture without reloading, pieces that travel, keys, sound.
// Everything works without it; no rule of a game is known here.
"use strict";
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const shown = (selector) => $$(selector).find((one) => one.checkVisibility());
const table = $("#table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const settings = { ...document.body.dataset };
const speed = () => (calm.matches || settings.motion === "off" ? 0 : settings.motion === "slow" ? 600 : 350);

// --- every page --------------------------------------------------------------------------------------------

for (const input of $$('.languages input[name="back"]')) input.value = location.pathname + location.search;
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-copy]");
  const done = () => ((button.textContent = button.dataset.copied), button.classList.add("done"));
  if (button) navigator.clipboard.writeText(button.dataset.copy).then(done, () => $("input", button.parentElement).select());
});

// --- the picture never goes back: whatever brings a part of it says as of which version of the table (`news`) ---

let version = table && +table.dataset.version; // of the picture that is shown
let panel = version; // of the panel, which may be ahead of it
const LIVE = ["act", "seats", "log", "talk"]; // what goes on while a past position is looked at

// A panel alone is late only if the game has changed since: what is said meanwhile does not matter to it.
const late = ({ v, f }) => v < (f.act ? version : +$("#act").dataset.changed);

function show(news) {
  const { v, f } = news;
  if (late(news)) return;
  const unseen = f.act && settings.playback !== "off" ? +made(f.act).dataset.unseen : NaN;
  const plays = walking === null && unseen > +$("#act").dataset.step;
  if (plays) walking = unseen;
  const part = Object.entries(f).filter(([id]) => (walking === null ? id !== "ask" || v >= panel : LIVE.includes(id)));
  if (f.act) version = table.dataset.version = v;
  if (f.ask) panel = Math.max(panel, v);
  swap(Object.fromEntries(part), !f.act);
  if (plays) walk(unseen).then((done) => done || walking !== unseen || ((walking = null), refresh()));
}

// --- what has changed is swapped by id, and pieces go from where they were to where they are ---------------------

function swap(fragments, opened = false) {
  const before = speed() && !opened ? places() : null;
  const dice = fallen();
  const focus = document.activeElement;
  const mark = focus && focus !== document.body ? focusMark(focus) : null;
  const step = $("#act")?.dataset.step;
  const changed = [];
  for (const [id, markup] of Object.entries(fragments)) {
    const old = document.getElementById(id);
    // the panel that somebody has opened stays open while nothing happens in the game
    if (!old || (id === "ask" && !opened && old.dataset.target && fragments.act?.includes(`data-step="${step}"`))) continue;
    const fresh = made(markup, old.namespaceURI !== document.body.namespaceURI);
    if (!opened && old.isEqualNode(fresh)) continue;
    const lives = $("[aria-live], ol", old) || (old.matches("[role=log]") && old);
    if (lives) renew(old, fresh, lives);
    else old.replaceWith(fresh);
    changed.push(id);
  }
  root();
  if (pointed && !document.contains(pointed)) hint();
  if (mark && !document.contains(focus)) mark()?.focus({ preventScroll: true });
  if (before) travel(before, dice, changed);
  if (fallen() && fallen() !== dice) sound("dice");
  if ($("#act")?.dataset.step !== step) setTimeout(openZone, speed());
  afterSwap();
}

// What styles have to know of something in the page are classes of its root (frame/html.py).
function root() {
  const known = [...new Set($$("[data-root]").flatMap(({ dataset }) => dataset.root.match(/\S+/g) ?? []))].join(" ");
  if (document.documentElement.className !== known) document.documentElement.className = known;
}

function made(markup, drawn) {
  const template = document.createElement("template");
  template.innerHTML = drawn ? `<svg>${markup}</svg>` : markup;
  return drawn ? template.content.firstChild.firstChild : template.content.firstChild;
}

// Lists and live regions stay where they are, so that only what is new in them is read out and nothing scrolls away.
function renew(old, fresh, list) {
  const rows = [...(list === old ? fresh : $("[aria-live], ol", fresh)).childNodes];
  const kept = [...list.childNodes];
  old.className = fresh.className;
  Object.assign(old.dataset, fresh.dataset);
  while (kept.length && !kept[0].isEqualNode(rows[0])) kept.shift().remove();
  while (kept.length && kept[0].isEqualNode(rows[0])) kept.shift(), rows.shift();
  for (const row of kept) row.remove();
  list.append(...rows);
  keepEnd(list);
}

// A list that is read at its end stays there, also when its box changes.
function keepEnd(list) {
  list.box = list.clientHeight;
  if (!list.away) list.scrollTop = list.scrollHeight;
}
const boxes = new ResizeObserver((changed) => changed.forEach(({ target }) => keepEnd(target)));
for (const list of $$("#log ol, #talk")) {
  list.addEventListener("scroll", () => list.box === list.clientHeight && (list.away = list.scrollHeight - list.scrollTop - list.box > 120));
  boxes.observe(list);
}

// How to find the focused element again after its fragment was swapped.
function focusMark(element) {
  const { id, name, value, dataset: { at } } = element;
  const fragment = element.closest("[id]:not(button):not(input):not(a)")?.id;
  const ways = [
    id && `#${CSS.escape(id)}:not([disabled])`,
    at && `[data-at="${CSS.escape(at)}"]`,
    name && value && `[name="${name}"][value="${CSS.escape(value)}"]:not([disabled])`,
    fragment === "ask" && "#past-on",
    fragment && `#${fragment} :is(input:not([type=hidden]), button:not([disabled]), a)`,
  ];
  return () => ways.filter(Boolean).map(shown).find(Boolean) || (table ? panelStart() : $("#main"));
}

// Where the keyboard goes on after a panel was opened: its first control, or the panel itself.
function panelStart() {
  return $("#fields input:not([type=hidden]), #choices button, #ask .main:not([disabled]), #ask .button") || $("#ask");
}

// Where one zone of the picture is open at a time: the first one in which something can be done, or has changed (best on
// nobody's own board), unless that is so where one looks.
function openZone() {
  const zones = (inside) => $$(".tabs input").filter(({ id }) => $(`.${id} ${inside}`));
  const hot = [".hot", ".part:not(.part-other) .changed", ".changed"].map(zones).find((found) => found.length);
  if (!hot || hot.some((tab) => tab.checked)) return;
  hot[0].checked = true;
  if (!document.activeElement.checkVisibility()) panelStart().focus({ preventScroll: true });
}

// --- motion ------------------------------------------------------------------------------------------------

function places() {
  const found = new Map();
  for (const piece of $$(".scene .piece")) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.id, { kind: piece.dataset.kind, x: box.x, y: box.y, w: box.width });
  }
  return found;
}

const fallen = () => $$(".scene .die").map((die) => [die.closest("[id]").id, die.getAttribute("href"), die.getAttribute("x")].join()).join(" ");

function travel(before, dice, changed) {
  const after = places();
  const left = new Map(); // kind -> places that were left
  for (const [id, was] of before) if (!after.has(id)) left.set(was.kind, [...(left.get(was.kind) || []), was]);
  for (const [id, now] of after) {
    const was = before.get(id) || left.get(now.kind)?.shift();
    const piece = document.getElementById(id);
    if (!was) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: speed() });
    if (!was || Math.hypot(was.x - now.x, was.y - now.y) < 1) continue;
    const box = piece.getBBox();
    const scale = now.w / box.width || 1;
    const [dx, dy, grown] = [(was.x - now.x) / scale, (was.y - now.y) / scale, was.w / now.w];
    const start = `translate(${dx + box.x}px, ${dy + box.y}px) scale(${grown}) translate(${-box.x}px, ${-box.y}px)`;
    const timing = { duration: speed(), easing: "cubic-bezier(.3,.7,.3,1)", composite: "add" };
    const path = piece.animate([{ transform: start }, { transform: "none" }], timing);
    // above the other panels while it is on its way
    piece.ownerSVGElement.classList.add("moving");
    path.onfinish = path.oncancel = () => $$(".moving").forEach((part) => part.classList.remove("moving"));
  }
  for (const piece of changed.flatMap((id) => $$(`:is(.part-own, .part-other) > #${CSS.escape(id)}:not(:has(.piece, .target))`)))
    piece.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: speed() * 1.5 });
  if (fallen() === dice) return;
  for (const [i, die] of $$(changed.map((id) => `#${id} .die`).join() || "none").entries()) {
    const { x, y, width, height } = die.getBBox();
    const [cx, cy] = [x + width / 2, y + height / 2];
    const rolling = `translate(${cx + 50}px, ${cy - 30}px) rotate(${260 + 40 * i}deg) scale(.5) translate(${-cx}px, ${-cy}px)`;
    const still = `translate(${cx}px, ${cy}px) rotate(0deg) scale(1) translate(${-cx}px, ${-cy}px)`;
    die.animate([{ transform: rolling, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: still, opacity: 1 }],
      { duration: Math.min(600, speed() * 1.6), easing: "cubic-bezier(.2,.8,.3,1.1)", composite: "add" });
  }
}

// --- sounds, title and badge -----------------------------------------------------------------------------------

const SOUNDS = { turn: [[392, 0, 0.35], [523, 0.14, 0.35]], dice: [[210, 0, 0.04], [160, 0.07, 0.04], [190, 0.13, 0.04], [130, 0.22, 0.06]], no: [[165, 0, 0.12], [131, 0.1, 0.18]] };
let audio = null;
for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => settings.sound !== "off" && (audio ||= new AudioContext()), { once: true });
}
function sound(name) {
  for (const [pitch, at, length] of audio && (!document.hidden || name === "turn") ? SOUNDS[name] : []) {
    const [tone, loud] = [new OscillatorNode(audio, { type: "triangle", frequency: pitch }), new GainNode(audio)];
    const start = audio.currentTime + at;
    loud.gain.setValueAtTime(0.1, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

let yours = null;
function afterSwap() {
  const bar = $("#bar");
  if (!bar || walking !== null) return;
  document.title = bar.dataset.title;
  const mine = bar.classList.contains("yours");
  if (mine && yours === false) sound("turn");
  if (mine !== yours) {
    const icon = $('link[rel="icon"]');
    icon.href = mine ? icon.href.replace("/icon.svg", "/icon-turn.svg") : icon.href.replace("/icon-turn.svg", "/icon.svg");
    if (navigator.setAppBadge) (mine ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
  }
  yours = mine;
  if ($("#ask.cover") && !table.dataset.covered) location.assign(table.dataset.url);
}

// --- the stream: one for the browser where it can be shared, else one for the tab --------------------------------

let walking = $("#ask.past") && +$("#ask.past").dataset.step; // the past position that is looked at
function hear({ data, open, joined }) {
  if (open !== undefined || data) online(open ?? true);
  if (joined) refresh();
  if (!data) return;
  const news = JSON.parse(data);
  if (news.t === table.dataset.table) show(news);
}

function online(on) {
  if (on && document.body.classList.contains("offline")) renewPage();
  document.body.classList.toggle("offline", !on);
  $("#offline").textContent = on ? "" : table.dataset.offline;
}

// A server that was away may have come back in another version: then the page is loaded anew, once nobody is busy with it.
async function renewPage() {
  const known = version;
  const text = await fetch(location.href, { headers: { accept: "text/html" } }).then((answer) => answer.ok && answer.text()).catch(() => "");
  const files = $$("script[src], link[rel=stylesheet]").map((file) => file.getAttribute("src") || file.getAttribute("href"));
  const behind = table && +text.match(/ data-version="(\d+)"/)?.[1] < known;
  if (!text || (files.every((file) => text.includes(file)) && !behind)) return;
  const idle = () => !busy && !$("#fields, dialog[open]") && !$$("input:not([type=hidden]), textarea").some((field) => field.value !== field.defaultValue);
  const timer = setInterval(() => idle() && (clearInterval(timer), location.reload()), 1000);
}

async function refresh() {
  const present = await get("past", { step: 1e6, now: 1 });
  if (present) show(present);
}

// Something of this table as it is seen here; null if it cannot be had. What comes too late is asked for again.
async function get(what, values) {
  const [, face, seats] = table.dataset.key.split(".");
  const query = new URLSearchParams({ ...(seats !== "-" && { as: seats[0] }), face, ...values });
  for (;;) {
    const known = version;
    const answer = await fetch(`${table.dataset.url}/${what}?${query}`).catch(() => null);
    const news = answer?.ok ? await answer.json().catch(() => null) : null;
    if (!news || !late(news)) return news;
    if (news.v < known) return restored();
  }
}

// A table that has not come as far as it has told before was restored from a backup.
function restored() {
  location.reload();
  return null;
}

function listen() {
  const watch = () => [table.dataset.table, table.dataset.version, table.dataset.key].join(".");
  const alone = () => {
    const source = new EventSource("/stream?t=" + encodeURIComponent(watch()));
    source.onmessage = ({ data }) => hear({ data });
    source.onopen = () => hear({ open: true });
    source.onerror = () => (hear({ open: false }), source.readyState === EventSource.CLOSED && setTimeout(alone, 2000));
  };
  try {
    const worker = new SharedWorker(document.body.dataset.stream);
    worker.onerror = alone;
    worker.port.onmessage = ({ data }) => hear(data);
    worker.port.postMessage({ watch: watch() });
    addEventListener("pagehide", () => worker.port.postMessage({ bye: true }));
    addEventListener("pageshow", ({ persisted }) => persisted && worker.port.postMessage({ watch: watch() }));
  } catch {
    alone();
  }
}

// --- acting ------------------------------------------------------------------------------------------------------

async function post(url, body) {
  const headers = { "content-type": "application/json", accept: "application/json" };
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
    if (answer?.status < 502 || attempt === 20) return answer;
    // the same id is carried out once, so a command whose answer was lost can be sent again
    online(false);
    await new Promise((done) => setTimeout(done, Math.min(2000, 300 * 2 ** attempt)));
  }
}

// What a command is known by: the same id is carried out once.
const newId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

let busy = false;
async function act(name, value) {
  if (busy || walking !== null) return;
  document.body.classList.toggle("busy", (busy = true));
  const form = $("#act");
  const wish = { version: +form.version.value, seat: +form.seat.value, id: newId(), [name]: value, ...(value === "typed" && { typed: $("#typed").value }) };
  try {
    const answer = await post(form.action, wish);
    const news = await answer.json();
    if (answer.ok && wish.typed) $("#typed").value = "";
    if (news.v < wish.version) return restored();
    if (news.f) show(news);
    if (news.f?.ask) choose($("#ask").dataset.target);
    if (!answer.ok) sound("no");
    tell(news.text || "", answer.ok, news.rule);
  } catch {
    online(false);
  } finally {
    document.body.classList.toggle("busy", (busy = false));
  }
}

function tell(text, fine, rule) {
  const line = $("#told");
  line.className = text ? (fine ? "notice" : "error") : "";
  line.textContent = text;
  const rules = rule && $('.foot a[href^="/rules/"]');
  if (rules) line.append(" ", Object.assign(document.createElement("a"), { href: `${rules.pathname}#${rule}`, textContent: rule, target: "_blank", rel: "noopener" }));
}

let asked = 0;
async function ask(at, fields = {}) {
  const number = ++asked;
  const news = await get("ask", { at, ...fields });
  if (!news || walking !== null || number !== asked) return;
  show(news);
  choose(at);
}

const choose = (at) => $$(".target").forEach((one) => one.classList.toggle("chosen", one.dataset.at === at));

function askFields(form) {
  form.changed = true;
  return ask(form.dataset.at, Object.fromEntries(new FormData(form)));
}

// What is confirmed are the numbers that are shown: those that were changed are checked first.
async function confirm() {
  if ($("#fields").changed) await askFields($("#fields"));
  const button = $("#confirm:not([disabled])");
  if (button && !button.closest("form").changed) act(button.name, button.value);
}

// Closes the panel of a target; the keyboard goes back to where it was opened.
async function closePanel() {
  const at = $("#ask").dataset.target;
  const inside = document.activeElement?.closest("#ask");
  await ask("");
  if (at && inside) (shown(`.target[data-at="${CSS.escape(at)}"]`) || panelStart()).focus({ preventScroll: true });
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter: button } = event;
  if (!table || !form.matches("#act, #type, #fields, #say")) return;
  event.preventDefault();
  if (button?.id === "confirm") return confirm();
  if (form.id === "fields") return askFields(form);
  if (!form.matches("#say")) return act(button?.name || "do", button?.value || "typed"); // its field `id` hides its own
  const said = { ...Object.fromEntries(new FormData(form, button)), seat: +form.seat.value, id: newId() };
  post(form.action, said).then((answer) => (answer?.ok ? form.reset() : !answer && online(false)));
  $("details", form)?.removeAttribute("open");
});

document.addEventListener("click", (event) => {
  if (!table || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const near = (selector) => event.target.closest(selector);
  const step = near("button[data-step]");
  if (step) {
    const field = document.getElementById(step.dataset.field);
    field.stepUp(+step.dataset.step);
    return askFields(field.form);
  }
  if (near("[data-keys]")) return $("#keys").showModal();
  const link = near("[data-walk], [data-moment], [data-at]:not(form):not(section)");
  if (!link) return;
  event.preventDefault();
  hint();
  if (link.dataset.moment) return walk(+link.dataset.moment);
  if (link.dataset.walk) return walk(Math.max(0, (walking ?? present()) + +link.dataset.walk));
  if (walking !== null) return;
  if (!link.dataset.at) return closePanel();
  const byKey = event.detail === 0;
  ask(link.dataset.at).then(() => byKey && panelStart().focus({ preventScroll: true }));
});

document.addEventListener("input", ({ target }) => target.form && (target.form.changed = true));
document.addEventListener("change", ({ target }) => target.form?.id === "fields" && askFields(target.form));

// --- what it is, or why not: a word beside what is pointed at, focused, or held with a finger ---------------------------

// What cannot be pressed says what it is called.
const NAMED = '.scene .target, .scene [role="img"][aria-label]';
async function wordsOf(target) {
  if (!target.dataset.at) return target.getAttribute("aria-label").split("; ");
  const news = await get("ask", { at: target.dataset.at });
  return news && $$("h2, p:not(#verdict.yes)", made(news.f.ask)).map((line) => line.textContent.trim()).filter(Boolean);
}

let pointed, patience;
function hint(target) {
  pointed = target;
  clearTimeout(patience);
  $("#why")?.remove();
  if (!target || walking !== null) return;
  patience = setTimeout(async () => {
    const words = await wordsOf(target);
    if (!words || pointed !== target || !document.contains(target)) return;
    const box = target.getBoundingClientRect();
    const why = Object.assign(document.createElement("div"), { id: "why", role: "tooltip", textContent: words.join("\n") });
    if (target.dataset.at) target.setAttribute("aria-describedby", "why");
    document.body.append(why);
    why.style.left = `${Math.max(8, Math.min(box.x, innerWidth - why.offsetWidth - 8))}px`;
    why.style.top = `${box.y > why.offsetHeight + 8 ? box.y - why.offsetHeight - 6 : Math.min(box.bottom + 6, innerHeight - why.offsetHeight - 6)}px`;
  }, 250);
}
for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) {
  document.addEventListener(kind, ({ target, relatedTarget }) => {
    const place = target.closest?.(NAMED);
    if (kind.endsWith("out")) return place && !place.contains(relatedTarget) && hint();
    if (place && place !== pointed && (kind !== "focusin" || place.matches(":focus-visible"))) hint(place);
  });
}
document.addEventListener("contextmenu", (event) => event.pointerType === "touch" && pointed && event.preventDefault());

// --- past positions, and keys -----------------------------------------------------------------------------------------

// The number of the present: that of the last position, or the next if that is one of those that the rules have played.
const present = () => +($("#act").dataset.now ?? $("#act").dataset.step);

let walks = 0;
async function walk(step) {
  const number = ++walks;
  const now = step >= present();
  const news = await get("past", now ? { step: 1e6, now: 1 } : { step });
  if (!news || number !== walks) return;
  walking = now ? null : news.step;
  panel = 0; // what has been opened is gone
  now ? show(news) : swap(news.f);
  if ($("#act").dataset.now) openZone();
  return true;
}

document.addEventListener("keydown", (event) => {
  if (!table || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input:not([type=checkbox], [type=radio]), select, textarea, dialog")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (event.target.type === "radio" && event.key.startsWith("Arrow")) return;
  const here = walking ?? present();
  const keys = {
    ArrowLeft: () => walk(Math.max(0, here - 1)),
    ArrowRight: () => walking !== null && walk(here + 1),
    Home: () => walk(0),
    End: () => walking !== null && walk(Infinity),
    Escape: () => ($("#why") ? hint() : walking === null ? closePanel() : walk(Infinity)),
    u: () => $('[name="do"][value="undo"]')?.click(),
    r: () => $('[name="do"][value="redo"]')?.click(),
    h: () => $('[name="do"][value="hint"]')?.click(),
    "/": () => $("#typed")?.focus(),
    "?": () => $("#keys").showModal(),
  };
  const choice = /^[1-9]$/.test(event.key) && numbered(event.key);
  if (choice) choice.focus();
  else if (keys[event.key]) keys[event.key]();
  else return;
  event.preventDefault();
});

// --- clocks --------------------------------------------------------------------------------------------------------------

function tick() {
  for (const clock of $$('.clock[data-runs="yes"]')) {
    clock.ends ??= Date.now() / 1000 + +clock.dataset.left;
    const left = Math.round(clock.ends - Date.now() / 1000);
    const size = Math.abs(left);
    if (size >= 86400) continue;
    const parts = [...(size >= 3600 ? [size / 3600] : []), (size / 60) % 60, size % 60].map(Math.floor);
    if (left < 0 && !clock.textContent.startsWith("-")) refresh();
    clock.textContent = (left < 0 ? "-" : "") + parts.map((n, i) => (i ? String(n).padStart(2, "0") : n)).join(":");
  }
}

if (table) {
  if ($("#ask.cover")) table.dataset.covered = 1;
  afterSwap();
  listen();
  setInterval(tick, 1000);
}
