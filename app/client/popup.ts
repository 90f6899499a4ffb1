// Makes a modal of the popup's box, after its delay, and remembers how it was left; the same forms do so without scripts. Spec §4 "Popup cookie".

/** Looked again after so long where the shopper is in the middle of something. */
const LATER_MS = 2_000;

const isInTheMiddle = () =>
  document.hidden ||
  document.querySelector('dialog[open]') !== null ||
  document.querySelector('[data-question]')?.checkVisibility() === true ||
  document.activeElement?.matches('input,select,textarea') === true;

const FIRST_PAGE = 'popup-first-page';

/** Who has just come reads first: it opens by itself on no page before the second of a visit. */
function isFirstPage(): boolean {
  try {
    const first = sessionStorage.getItem(FIRST_PAGE);
    if (first === null) sessionStorage.setItem(FIRST_PAGE, location.pathname);
    return (first ?? location.pathname) === location.pathname;
  } catch {
    // Nothing is stored in this browser: a link within the shop has led here, or not.
    return !document.referrer.startsWith(`${location.origin}/`);
  }
}

export function wakePopup(box: HTMLElement): void {
  const mini = document.querySelector<HTMLFormElement>('[data-popup-mini]');
  if (!mini) return;
  const dialog = document.createElement('dialog');
  dialog.className = box.dataset.modal ?? '';
  dialog.setAttribute('aria-labelledby', 'popup-title');
  box.before(dialog);
  dialog.append(box);
  box.hidden = false;

  const keepState = async (state: string) => {
    const body = new URLSearchParams({ state, returnTo: location.pathname + location.search });
    // Without a connection the next page shows it again: nothing else depends on it.
    await fetch(mini.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => null);
    // Opened again from the mini popup, it stays behind the modal: the focus comes back to it.
    if (state !== '1') mini.hidden = state === '3';
    if (state === '3') document.getElementById('main')?.focus({ preventScroll: true });
  };
  const open = () => {
    dialog.returnValue = '';
    dialog.showModal();
  };
  const openLater = () => (isInTheMiddle() ? setTimeout(openLater, LATER_MS) : open());

  // Escape, the cross and a press outside the box leave the mini popup; only its own button hides it for good.
  dialog.addEventListener('close', () => void keepState(dialog.returnValue === '3' ? '3' : '2'));
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('submit', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches('[data-popup-leave]')) return;
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement) dialog.close(event.submitter.value);
  });
  mini.addEventListener('submit', (event) => {
    event.preventDefault();
    const isAgain = event.submitter instanceof HTMLButtonElement && event.submitter.value === '1';
    void keepState(isAgain ? '1' : '3');
    if (isAgain) open();
  });
  if (location.hash === '#popup') open();
  else if (!isFirstPage() && box.dataset.popup) setTimeout(openLater, Number(box.dataset.popup));
}
