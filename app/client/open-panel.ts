// What scripts add to the panel that is open: a dialog becomes modal, a peek goes by itself. Both close by their own close link.
import { peekFor } from './peek-timer';

/** Where the page shows its panel; empty where none is open. */
export const PANEL_PLACE = '[data-panel-place]';

/** Gives the way to end it, once the panel is gone. */
export function wakePanel(): () => void {
  const place = document.querySelector(PANEL_PLACE);
  const dialog = place?.querySelector('dialog');
  if (dialog) return makeModal(dialog);
  const peek = place?.querySelector<HTMLElement>('[data-peek]');
  return peek ? peekFor(peek, () => pressClose(peek)) : () => {};
}

export const closeLinkOf = (panel: Element) => panel.querySelector<HTMLElement>('a[data-close]');

const pressClose = (panel: Element) => closeLinkOf(panel)?.click();

/** Focus goes in and comes back to the opener; Escape and a press on the backdrop close. */
function makeModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  if (!dialog.matches(':modal')) {
    // The server sent <dialog open>, which is not modal; the same element must be shown again.
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  const stop = new AbortController();
  const { signal } = stop;
  const onCancel = (event: Event) => {
    event.preventDefault();
    pressClose(dialog);
  };
  dialog.addEventListener('cancel', onCancel, { signal });
  // A browser may close it all the same, at a second Escape.
  dialog.addEventListener('close', () => pressClose(dialog), { signal });
  dialog.addEventListener('click', ({ target }) => target === dialog && pressClose(dialog), { signal });
  return () => {
    stop.abort();
    dialog.close();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
