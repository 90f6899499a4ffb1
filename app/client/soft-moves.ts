// Panels and the cart on pages that the server alone draws: the page that the browser would have gone to is fetched, and its panel, its
// toasts and its count of the cart take the place of those that are here. ./progressive-forms does the same on live pages.
import { PANEL_ALONE, panelIn } from '#domain/page/panel-addresses';
import { copyCartCount } from './cart-count';
import { changesHearts, copyHearts } from './hearts';
import { showLoading } from './loading';
import { otherPageIn } from './other-page';
import { isPanelOpen, showPanelOf, wakeFirstPanel } from './panel-place';
import { addressHere, isClosing, isDoublePress, panelLinkOf, type SoftForm, softFormOf } from './soft-steps';
import { keepToasts } from './toast-lifetime';

/** What was pressed last is what is shown. */
let turn = 0;
/** Changes are sent one after the other: the first may make the cart that the next one is for. */
let sending: Promise<unknown> = Promise.resolve();
let waiting = 0;
let isLeaving = false;

export function watchSoftMoves(): void {
  wakeFirstPanel();
  keepToasts();
  document.addEventListener('click', (event) => {
    const link = panelLinkOf(event);
    if (!link) return;
    event.preventDefault();
    void openPanel(link.pathname + link.search, isClosing(link));
  });
  document.addEventListener('submit', (event) => {
    const soft = isLeaving ? null : softFormOf(event);
    if (!soft) return;
    event.preventDefault();
    if (isDoublePress(event)) return;
    void sendForm(soft);
  });
  addEventListener('popstate', () => {
    if (panelIn(addressHere()) || isPanelOpen()) void openPanel(addressHere(), true);
  });
}

async function openPanel(address: string, isReplaced: boolean): Promise<void> {
  turn += 1;
  const mine = turn;
  if (!panelIn(address)) {
    noteAddress(address, isReplaced);
    return showPanelOf(null, 'all that was typed');
  }
  const answer = await whileLoading(fetchPage(address));
  if (mine !== turn) return;
  if (answer?.address !== address) return location.assign(answer?.address ?? address);
  noteAddress(address, isReplaced);
  showFrameOf(answer.page, 'all that was typed');
}

/** Where the answer is not this page once more, the browser goes there itself, or sends the form again and shows the page that says why. */
async function sendForm(soft: SoftForm): Promise<void> {
  turn += 1;
  const mine = turn;
  const body = sentFields(soft);
  const answering = sending.then(() => fetchPage(soft.action, { method: 'POST', body }));
  sending = answering;
  const answer = await whileLoading(answering);
  if (!answer?.isRedirected) return submitItself(soft);
  if (pathAt(answer.address) !== location.pathname) return location.assign(answer.address);
  if (mine !== turn) return copyCartCount(answer.page);
  noteAddress(answer.address, false);
  showFrameOf(answer.page, 'what is not saved');
  // The response is the frame alone: hearts on the page itself are fetched if they have changed (demand D18).
  if (!changesHearts(soft.action)) return;
  const whole = await fetchPage(answer.address, {}, 'whole');
  if (whole && mine === turn) copyHearts(whole.page);
}

function sentFields({ form, submitter }: SoftForm): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') body.append(name, value);
  return body;
}

function submitItself({ form, submitter }: SoftForm): void {
  isLeaving = true;
  form.requestSubmit(submitter);
}

const pathAt = (address: string) => new URL(address, location.href).pathname;

interface Answer {
  page: Document;
  /** Path and query; the full address if it is on another origin. */
  address: string;
  isRedirected: boolean;
}

/** Null without a connection, and where the address itself refuses. What has led on was done, and is not sent a second time. */
async function fetchPage(
  address: string,
  init: RequestInit = {},
  part: 'panel' | 'whole' = 'panel',
): Promise<Answer | null> {
  try {
    const headers = { accept: 'text/html', ...(part === 'panel' && { [PANEL_ALONE]: location.pathname }) };
    const reply = await fetch(address, { ...init, headers });
    const { origin, pathname, search } = new URL(reply.url);
    const found = origin === location.origin ? pathname + search : reply.url;
    if (!reply.ok && !reply.redirected) return null;
    return { page: await otherPageIn(reply), address: found, isRedirected: reply.redirected };
  } catch {
    return null;
  }
}

async function whileLoading<Value>(work: Promise<Value>): Promise<Value> {
  waiting += 1;
  showLoading(true);
  try {
    return await work;
  } finally {
    waiting -= 1;
    showLoading(waiting > 0);
  }
}

function noteAddress(address: string, isReplaced: boolean): void {
  if (address !== addressHere()) history[isReplaced ? 'replaceState' : 'pushState'](history.state, '', address);
}

function showFrameOf(page: Document, kept: Parameters<typeof showPanelOf>[1]): void {
  showPanelOf(page, kept);
  copyCartCount(page);
  const [here, there] = [document, page].map((each) => each.querySelector('[data-toasts]'));
  if (!here || !there?.firstElementChild) return;
  here.replaceChildren(...[...there.children].map((toast) => document.importNode(toast, true)));
  keepToasts();
}
