// The panel of another page of the shop in the place of the one that is open here, or none.
import { closeLinkOf, PANEL_PLACE, wakePanel } from './open-panel';

let endPanel: (() => void) | null = null;

/** For the panel that came with the page. */
export function wakeFirstPanel(): void {
  endPanel = wakePanel();
}

export const isPanelOpen = () => document.querySelector(PANEL_PLACE)?.firstElementChild !== null;

/** What was typed since and is not sent yet stays; after a change of the cart that is only what is not saved. */
type Kept = 'all that was typed' | 'what is not saved';

/** `page` null: the panel closes. */
export function showPanelOf(page: Document | null, kept: Kept): void {
  const place = document.querySelector(PANEL_PLACE);
  if (!place) return;
  const fresh = page?.querySelector(PANEL_PLACE);
  const [was, is] = [place.querySelector('dialog'), fresh?.querySelector('dialog')];
  if (was && is && was.dataset.panel === is.dataset.panel) renewDialog(was, is, kept);
  else changePanel(place, fresh);
}

function changePanel(place: Element, fresh: Element | null | undefined): void {
  const parts = [...(fresh?.childNodes ?? [])].map((part) => document.importNode(part, true));
  // The old one has to be closed while it is still there, or the focus would not find back.
  endPanel?.();
  place.replaceChildren(...parts);
  endPanel = wakePanel();
}

/** The same panel with other content: it neither moves nor loses its place, its focus or what was typed. */
function renewDialog(was: HTMLDialogElement, is: HTMLDialogElement, kept: Kept): void {
  const focused = was.contains(document.activeElement) ? document.activeElement : null;
  const tops = [...was.children].map(({ scrollTop }) => scrollTop);
  const fields = [...was.querySelectorAll('input, textarea')].filter((field) => isKept(field, kept));
  was.setAttribute('aria-labelledby', is.getAttribute('aria-labelledby') ?? '');
  const parts = [...is.childNodes].map((part) => document.importNode(part, true));
  for (const old of fields) writeAgain(old, parts);
  was.replaceChildren(...parts);
  for (const [at, top] of tops.entries()) was.children[at]?.scrollTo({ top, behavior: 'instant' });
  if (focused) (sameIn(was, focused) ?? closeLinkOf(was))?.focus({ preventScroll: true });
}

const WRITTEN = new Set(['text', 'number', 'email', 'tel', 'search', 'textarea']);

const isWritten = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && WRITTEN.has(field.type);

function isKept(field: Element, kept: Kept): boolean {
  if (!isWritten(field) || field.value === field.defaultValue) return false;
  return kept === 'all that was typed' || field.closest('[data-dirty]') !== null;
}

function writeAgain(old: Element, parts: readonly Node[]): void {
  if (!isWritten(old)) return;
  const fields = parts.flatMap((part) => (part instanceof Element ? [...part.querySelectorAll(old.localName)] : []));
  const same = fields.find((field) => field.getAttribute('name') === old.name);
  if (same && isWritten(same)) same.value = old.value;
}

/** The counterpart of the previously focused element: the same id, or the same tag, attributes and text. */
function sameIn(dialog: Element, old: Element): HTMLElement | undefined {
  const signOf = (each: Element) => ['name', 'value', 'aria-label'].map((name) => each.getAttribute(name)).join();
  const same = [...dialog.querySelectorAll<HTMLElement>(old.localName)].filter((each) =>
    old.id ? each.id === old.id : each.textContent === old.textContent && signOf(each) === signOf(old),
  );
  return same.length === 1 || old.id
    ? same[0]
    : (same.find((each) => each.getAttribute('href') === old.getAttribute('href')) ?? same[0]);
}
