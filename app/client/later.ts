// Loads code only when needed: slider arrows at the first move, stored breadcrumbs, and the rest for visitors who have consented to it.

import { isPlainClick } from './soft-steps';

/** The answer as domain/content/consent writes it into its cookie: "1:sp". */
const ANSWER = /(?:^|; )consent=\d+(?::|%3A)(s?p?m?)/;

export function loadLater(): void {
  const [, agreed = ''] = ANSWER.exec(document.cookie) ?? [];
  if (/[sp]/.test(agreed)) void import('./follow-visit').then(({ followVisit }) => followVisit(agreed.includes('p')));
  // The keys are those of ./stored-store and ./stored-breadcrumbs, which are loaded only if needed.
  const { store, prices, outside } = document.documentElement.dataset;
  if (prices) void import('./fresh-prices').then(({ freshenPrices }) => freshenPrices());
  if (store && kept('localStorage', 'selected-store') !== store)
    void import('./stored-store').then(({ keepStore }) => keepStore(store));
  if (document.querySelector('[data-way=product]') && kept('sessionStorage', 'previous-breadcrumbs') !== null)
    void import('./referrer-breadcrumbs').then(({ showWay }) => showWay());
  const popup = document.querySelector<HTMLElement>('[data-popup]');
  if (popup) void import('./popup').then(({ wakePopup }) => wakePopup(popup));
  const scanner = document.querySelector<HTMLElement>('[data-scanner]');
  if (scanner) void import('./scanner').then(({ startScanner }) => startScanner(scanner));
  // Third-party scripts: only with consent, and never before the visitor has interacted with the page.
  if (outside && agreed.includes('m'))
    onFirstMove(() => void import('./outside-scripts').then(({ startOutside }) => startOutside(outside)));
  watchForChat();
  watchForms();
  if (document.querySelector('[data-slider]'))
    onFirstMove(() => void import('./sliders').then(({ wakeSliders }) => wakeSliders()));
}

function onFirstMove(load: () => void): void {
  const stop = new AbortController();
  const once = () => {
    stop.abort();
    load();
  };
  for (const move of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(move, once, { passive: true, signal: stop.signal });
}

/** The link leads to the page with telephone and mail until the chat is opened. */
function watchForChat(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-chat]');
  link?.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // A press is never lost: where its script does not come, the link leads on.
    void import('./live-chat').then(
      ({ openChat }) => openChat(link),
      () => location.assign(link.href),
    );
  });
}

/** A form with a bot check loads it on the first focus. */
function watchForms(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-bot-check]'))
    place
      .closest('form')
      ?.addEventListener('focusin', () => void import('./bot-check').then(({ askBotCheck }) => askBotCheck(place)), {
        once: true,
      });
}

/** Null where browser storage is unavailable. */
function kept(where: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}
