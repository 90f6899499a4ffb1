// Toasts of success go after 2000 ms; levels 3 and 4 stay until they are closed (spec §9). Without scripts all stay.

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Called for those that came with the page, and whenever others take their place; each starts its own time then. */
export function keepToasts(): void {
  const box = document.querySelector<HTMLElement>('[data-toasts]');
  if (!box || box.children.length === 0) return;
  for (const toast of box.children) if (toast instanceof HTMLElement) keepToast(box, toast);
  // In the top layer it also appears above an open panel.
  if (!('popover' in box)) return;
  box.popover = 'manual';
  // Shown once more it comes to lie above a panel that has opened since.
  box.hidePopover();
  box.showPopover();
}

function keepToast(box: HTMLElement, toast: HTMLElement): void {
  toast.hidden = false;
  clearTimeout(timers.get(toast));
  const { lifetime } = toast.dataset;
  if (lifetime)
    timers.set(
      toast,
      setTimeout(() => dropToast(box, toast), Number(lifetime)),
    );
  if (toast.querySelector('button')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = box.dataset.toasts ?? '';
  button.innerHTML = '<svg aria-hidden="true"><use href="/icons.svg#close"/></svg>';
  button.addEventListener('click', () => dropToast(box, toast));
  toast.append(button);
}

/** Hidden, not taken out: on a live page it is React's. */
function dropToast(box: HTMLElement, toast: HTMLElement): void {
  toast.hidden = true;
  if ('popover' in box && [...box.children].every((each) => each instanceof HTMLElement && each.hidden))
    box.hidePopover();
}
