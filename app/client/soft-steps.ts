// Which presses stay on the page: links that open or close a panel on it, and forms that change the cart. All others are the browser's own.
import { panelIn, withoutPanel } from '#domain/page/panel-addresses';

/** Presses that mean "elsewhere" (new tab, download) are left to the browser. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link of a panel that leads back to the page without it. */
export const isClosing = (link: HTMLAnchorElement) => link.dataset.close !== undefined;

export const addressHere = () => location.pathname + location.search;

/** The pressed link where it opens or closes a panel on this very page; another path or another question is another page. */
export function panelLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event) || link.target || link.hash || link.origin !== location.origin) return null;
  const [here, there] = [addressHere(), link.pathname + link.search];
  if (!panelIn(there) && !panelIn(here)) return null;
  return withoutPanel(there) === withoutPanel(here) ? link : null;
}

// Another language is another document: its texts come with the page, so that form is the browser's own.
const SOFT_ACTIONS = /^\/(cart|panel\/(?!language$)[a-z-]+)$/;
// What a panel of the account changes (an address, a coupon) is also shown on the page behind it, which only the server renders.
const OF_ACCOUNT = /^\/panel.+ \/customer\//;

export interface SoftForm {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** Path and question. */
  action: string;
}

export function softFormOf(event: SubmitEvent): SoftForm | null {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'post') return null;
  const { origin, pathname, search } = new URL(form.action, location.href);
  if (origin !== location.origin || !SOFT_ACTIONS.test(pathname)) return null;
  if (OF_ACCOUNT.test(`${pathname} ${location.pathname}`)) return null;
  // What leads to another page is the browser's own.
  if (submitter instanceof HTMLElement && submitter.dataset.leaves !== undefined) return null;
  return { form, submitter, action: pathname + search };
}

/** As long as the pause within a double click may be. */
const DOUBLE_PRESS_MS = 500;
let lastAddition: { form: HTMLFormElement; at: number } | null = null;

/** The second click of a double click on a button that adds: it is not sent, so that one is added. */
export function isDoublePress({ target: form, timeStamp: at }: SubmitEvent): boolean {
  if (!(form instanceof HTMLFormElement) || new FormData(form).get('intent') !== 'add') return false;
  const isAgain = lastAddition?.form === form && at - lastAddition.at < DOUBLE_PRESS_MS;
  if (!isAgain) lastAddition = { form, at };
  return isAgain;
}
