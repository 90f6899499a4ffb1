// Hides the peeking minicart after a while (spec §9: 5 s), unless the pointer is over it or focus is in it.

const PEEK_MS = 5000;

/** Any explicit change of the panel ends the peek by what this gives, and so cancels the pending hide (spec §4 "UI state"). */
export function peekFor(card: EventTarget, hide: () => void, milliseconds = PEEK_MS): () => void {
  let timer = setTimeout(hide, milliseconds);
  const stop = new AbortController();
  const { signal } = stop;
  const hold = () => clearTimeout(timer);
  const release = () => {
    hold();
    timer = setTimeout(hide, milliseconds);
  };
  for (const type of ['pointerenter', 'focusin']) card.addEventListener(type, hold, { signal });
  for (const type of ['pointerleave', 'focusout']) card.addEventListener(type, release, { signal });
  return () => {
    stop.abort();
    hold();
  };
}
