/** Whatever asks where things are, or moves the focus, waits until the page is drawn: in the midst of a change it would be laid out twice. */

/** Does something when the page has been drawn as it is now, and again where its parts have found another size; the way to leave it. */
export function onceDrawn(act: () => void): () => void {
  let timer = 0;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(act);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/** Takes the focus from a question that is about to go, while nothing has changed yet. */
export function leaveQuestion(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest(".decision")) focused.blur();
}
