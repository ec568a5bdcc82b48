// The button that lets this browser be told of turns while no page is open.
"use strict";
(async () => {
  const button = document.querySelector("#push");
  const hint = document.querySelector("#push-hint");
  if (!button || !window.isSecureContext || !("serviceWorker" in navigator) || !("PushManager" in window)) return;

  const send = async (path, subscription) => {
    const answer = await fetch(`/push/${path}`, { method: "POST", body: JSON.stringify(subscription) });
    if (!answer.ok) throw new Error(String(answer.status));
  };
  const show = (on) => (button.textContent = on ? button.dataset.off : button.dataset.on);
  const press = async () => {
    const present = await registration.pushManager.getSubscription();
    if (present) {
      await send("unsubscribe", { endpoint: present.endpoint });
      await present.unsubscribe();
    } else {
      const { key } = await (await fetch("/push/key")).json();
      await navigator.serviceWorker.ready;
      await send("subscribe", await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    }
    show(!present);
  };

  const registration = await navigator.serviceWorker.register("/worker.js");
  show(Boolean(await registration.pushManager.getSubscription()));
  button.closest("[hidden]").hidden = false;
  button.addEventListener("click", async () => {
    hint.textContent = "";
    await press().catch(() => { hint.textContent = button.dataset.denied; });
  });
})();
