/** Which hand somebody plays with: what has the focus is marked for whoever uses keys, for others it would look chosen already. */

const NEAR = 4; // a hand that moves the pointer no further has not moved it

/** Where the pointer was pressed, until it moves on. */
let pressed: { readonly x: number; readonly y: number } | null = null;

export function watchHand(): void {
  const root = document.documentElement;
  const uses = (hand: "keys" | "pointer") => () => {
    root.dataset["hand"] = hand;
  };
  root.dataset["hand"] = "pointer";
  window.addEventListener("keydown", uses("keys"), { capture: true });
  window.addEventListener("pointerdown", uses("pointer"), { capture: true });
  window.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), { capture: true });
  window.addEventListener("pointermove", movesOn, { capture: true, passive: true });
}

function movesOn({ clientX, clientY }: PointerEvent): void {
  if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > NEAR) pressed = null;
}

export function playsWithKeys(): boolean {
  return document.documentElement.dataset["hand"] === "keys";
}

/** Nobody has pointed anywhere since he last pressed: what lies under the pointer now has come there by itself. */
export function pointerRests(): boolean {
  return pressed !== null;
}
