// Third-party scripts that a visitor has consented to: loaded after the page and after the first move, and notified of what is viewed.
// One that is blocked, hangs or throws does not affect the page: nothing waits for it.
import {
  COOKIE_POLL_MS,
  COOKIE_POLLS,
  cartEvent,
  loginEvent,
  TRACKING_WAIT_MS,
  type TrackedEvent,
} from '#domain/content/outside-scripts';
import type { OutsideScripts } from '~/models/outside';

/** The queue for a script that is not loaded yet: the script reads the entries of the list, and replaces its `push`. */
type ScriptQueue = { push(told: object): unknown };

declare global {
  interface Window {
    dataLayer?: ScriptQueue;
    tracker?: ScriptQueue;
  }
}

const KEPT = 'told-services';

export function startOutside(given: string): void {
  const { tagManager, tracker }: OutsideScripts = JSON.parse(given);
  const events = eventsOfPage();
  const tell: ((event: TrackedEvent) => void)[] = [];
  if (tagManager) tell.push(openTagManager(tagManager));
  if (tracker) tell.push(openTracker(tracker));
  const tellAll = (event: TrackedEvent) => {
    for (const one of tell) one(event);
  };
  for (const event of events) tellAll(event);
  watchPage(tellAll);
}

/** The list is the tag manager's own: its script reads what was put in before it came. */
function openTagManager(src: string): (event: TrackedEvent) => void {
  const layer: ScriptQueue = window.dataLayer ?? [];
  window.dataLayer = layer;
  const put = (told: object) => tellSafely(() => window.dataLayer ?? layer, told);
  put({ 'gtm.start': Date.now(), event: 'gtm.js' });
  void fetchScript(src).catch(() => undefined);
  return put;
}

/** Spec §9: events wait two seconds for the tracker, which then receives them with the visitor's name; after that they are dropped. */
function openTracker({ src, cookie }: NonNullable<OutsideScripts['tracker']>): (event: TrackedEvent) => void {
  const ready = Promise.race([fetchScript(src), giveUpAfter(TRACKING_WAIT_MS)]).then(() =>
    visitorName(cookie ?? 'marketing'),
  );
  ready.catch(() => undefined);
  return (event) =>
    void ready.then(
      (visitor) => tellSafely(() => window.tracker, { ...event, visitor }),
      () => undefined,
    );
}

/** Someone else's function: what it throws is its own. */
function tellSafely(where: () => ScriptQueue | undefined, told: object): void {
  try {
    where()?.push(told);
  } catch {
    // A page of the shop does not fail with it.
  }
}

const giveUpAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('No script in time')), ms));

export function fetchScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The script did not come'));
    document.head.append(script);
  });
}

/** Spec §9: looked for every 20 ms, five times; null where the tracker has given none. */
export async function visitorName(cookie: string): Promise<string | null> {
  for (let polls = 0; polls < COOKIE_POLLS; polls += 1) {
    const found = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`));
    if (found) return found.slice(cookie.length + 1);
    await new Promise((resolve) => setTimeout(resolve, COOKIE_POLL_MS));
  }
  return null;
}

const isViewed = (kind: string | undefined): kind is 'brand' | 'category' | 'product' =>
  kind === 'brand' || kind === 'category' || kind === 'product';

/** What this page itself says: who is here, what it shows, what was ordered. */
function eventsOfPage(): TrackedEvent[] {
  const customer = document.documentElement.dataset.customer !== undefined;
  const events: TrackedEvent[] = [{ event: 'page_viewed', customer }];
  const before = readTold();
  const login = loginEvent(before?.customer ?? null, customer);
  if (login) events.push(login);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-viewed]'))
    if (isViewed(dataset.viewed) && dataset.key) events.push({ event: `${dataset.viewed}_viewed`, key: dataset.key });
  const quantity = cartQuantity();
  const cart = cartEvent(before?.quantity ?? null, quantity);
  if (cart) events.push(cart);
  const order = orderOfPage(before?.order ?? null);
  if (order) events.push(order);
  keepTold({ customer, quantity, order: order?.key ?? before?.order ?? null });
  return events;
}

/** The page of an order can be loaded again: it is one order. */
function orderOfPage(told: string | null): Extract<TrackedEvent, { event: 'order_complete' }> | null {
  const { order, total } = document.querySelector<HTMLElement>('[data-order]')?.dataset ?? {};
  if (!order || order === told) return null;
  return { event: 'order_complete', key: order, total: Number(total), currency: 'DKK' };
}

const cartQuantity = () =>
  Number.parseInt(document.querySelector('[data-cart-count="mark"]')?.textContent || '0', 10) || 0;

/** What changes while the page is open. */
function watchPage(tell: (event: TrackedEvent) => void): void {
  const mark = document.querySelector('[data-cart-count="mark"]');
  if (mark)
    new MutationObserver(() => {
      const before = readTold();
      const quantity = cartQuantity();
      const changed = cartEvent(before?.quantity ?? null, quantity);
      if (before) keepTold({ ...before, quantity });
      if (changed) tell(changed);
    }).observe(mark, { childList: true, characterData: true, subtree: true });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-sku]') : null;
    if (link?.dataset.sku) tell({ event: 'product_clicked', key: link.dataset.sku });
  });
}

interface ToldBefore {
  customer: boolean;
  quantity: number;
  order: string | null;
}

/** What the previous page of this tab has reported. */
function readTold(): ToldBefore | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
  } catch {
    return null;
  }
}

function keepTold(told: ToldBefore): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(told));
  } catch {
    // Without browser storage no changes are reported.
  }
}
