// A puzzle without reloading: what is pressed brings the page that its link or form leads to, and the picture stays in sight.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  let asked = 0;

  // Shows a page of this puzzle in place of the one that is open; any other is gone to, but what fails is told in a line.
  async function show(address, how, keep) {
    const number = ++asked;
    document.body.classList.add("busy");
    const answer = await fetch(address, how).catch(() => null);
    const text = answer && (await answer.text());
    if (number !== asked) return;
    const page = text && new DOMParser().parseFromString(text, "text/html");
    const refused = page && !answer.ok && !page.querySelector("#table");
    if (!refused && !page?.querySelector("#table")) return location.assign(answer ? answer.url : address);
    document.body.classList.remove("busy");
    if (refused) return tell(page.querySelector("h1").textContent);
    const zone = keep && $(".tabs :checked")?.id;
    document.documentElement.className = page.documentElement.className;
    $("#main").replaceChildren(...page.querySelector("#main").childNodes);
    if (zone) $(`#${zone}`).checked = true;
    if (!keep && answer.url !== location.href) history.pushState(null, "", answer.url);
    $('.languages input[name="back"]').value = location.pathname;
    return true;
  }

  function tell(text) {
    const line = $("#told");
    line.className = "error";
    line.textContent = text;
  }

  const chosen = (at) => document.querySelectorAll(".target").forEach((one) => one.classList.toggle("chosen", one.dataset.at === at));
  async function open(address, focus) {
    if (!(await show(address, undefined, true))) return;
    chosen($("#ask").dataset.target);
    $(focus || "#fields input:not([type=hidden]), #choices button, #ask .main:not([disabled])")?.focus({ preventScroll: true });
  }
  const askFields = (form, focus) => open(`${location.pathname}?${new URLSearchParams(new FormData(form))}`, focus);

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = event.target.closest("button[data-step]");
    if (step) {
      const field = document.getElementById(step.dataset.field);
      field.stepUp(+step.dataset.step);
      return askFields(field.form, `#${CSS.escape(step.id)}`);
    }
    const link = event.target.closest("#table [data-at]:not(form, section), #table .why");
    if (!link) return;
    event.preventDefault();
    open(link.dataset.at === "" ? location.pathname : new URL(link.getAttribute("href"), location.href).href);
  });
  document.addEventListener("change", ({ target }) => target.form?.id === "fields" && askFields(target.form, `#${target.id}`));
  document.addEventListener("submit", async (event) => {
    const { target: form, submitter } = event;
    if (!form.matches("#act, #fields")) return;
    event.preventDefault();
    if (form.id === "fields") return askFields(form, "#confirm");
    await show(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, submitter)) });
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=radio]), select")) return;
    const choice = /^[1-9]$/.test(event.key) && numbered(event.key);
    if (choice) choice.focus();
    else if (event.key === "Escape") $("#ask .back")?.click();
    else return;
    event.preventDefault();
  });
  addEventListener("pageshow", () => document.body.classList.remove("busy"));
  addEventListener("popstate", () => location.reload());
})();
