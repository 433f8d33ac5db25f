/** Which hand somebody plays with: what has the focus is marked for whoever uses keys, for others it would look chosen already. */

export function watchHand(): void {
  const root = document.documentElement;
  const uses = (hand: "keys" | "pointer") => () => {
    root.dataset["hand"] = hand;
  };
  root.dataset["hand"] = "pointer";
  window.addEventListener("keydown", uses("keys"), { capture: true });
  window.addEventListener("pointerdown", uses("pointer"), { capture: true });
}
