// The replay without reloading: the slider, the links, the arrow keys and the play button fetch the position they name.
// `swap` and `$` are those of table.js.
"use strict";
(() => {
  for (const time of $$("time[datetime]")) {
    time.textContent = new Date(time.dateTime).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  }
  const replay = $("#replay");
  if (!replay) return;
  const [slider, play] = [$("#slider"), $("#play")];
  const query = (step, eyes = replay.dataset.eyes) => `step=${step}&as=${eyes}` + (replay.dataset.face === "plain" ? "&face=plain" : "");
  let wanted = null; // what was asked for while another position was on its way
  let [fetching, timer] = [false, null];

  async function show(step) {
    wanted = Math.max(0, Math.min(+slider.max, step));
    slider.value = wanted;
    if (fetching) return;
    fetching = true;
    while (wanted !== null) {
      const now = wanted;
      wanted = null;
      const answer = await fetch(`${replay.dataset.url}/step?${query(now)}`, { headers: { accept: "application/json" } }).catch(() => null);
      if (!answer?.ok) break;
      const news = await answer.json();
      if (wanted === null || +wanted === now) swap(news.f);
      history.replaceState(null, "", `${replay.dataset.url}?${query(now)}`);
      for (const back of $$('.languages input[name="back"]')) back.value = location.pathname + location.search;
    }
    fetching = false;
  }

  function run(on) {
    clearInterval(timer);
    timer = on ? setInterval(() => (+slider.value < +slider.max ? fetching || show(+slider.value + 1) : run(false)), 900) : null;
    play.setAttribute("aria-pressed", on ? "true" : "false");
  }

  play.hidden = false;
  $("#slide .go").hidden = true;
  play.addEventListener("click", () => run(!timer));
  slider.addEventListener("input", () => (run(false), show(+slider.value)));
  replay.addEventListener("click", (event) => {
    const link = event.target.closest("[data-to], #eyes a");
    if (link?.dataset.eyes) link.href = `${replay.dataset.url}?${query(slider.value, link.dataset.eyes)}`;
    if (!link?.dataset.to || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    run(false);
    show(+link.dataset.to);
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
    const keys = { ArrowLeft: +slider.value - 1, ArrowRight: +slider.value + 1, Home: 0, End: +slider.max };
    if (!(event.key in keys)) return;
    event.preventDefault();
    run(false);
    show(keys[event.key]);
  });
})();
