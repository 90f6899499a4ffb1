// What is fetched only when it is wanted: arrows of rows at the first move, the way to a product where one is kept, the rest for visitors who have agreed to it.

/** The answer as domain/consent writes it into its cookie: "1:sp". */
const ANSWER = /(?:^|; )consent=\d+(?::|%3A)(s?p?)/;

export function loadLater(): void {
  const [, agreed] = ANSWER.exec(document.cookie) ?? [];
  if (agreed) void import('./follow-visit').then(({ followVisit }) => followVisit(agreed.includes('p')));
  // The keys are those of ./store-kept and ./way-kept, which are fetched only where they are of use.
  const { store, prices } = document.documentElement.dataset;
  if (prices) void import('./fresh-prices').then(({ freshenPrices }) => freshenPrices());
  if (store && kept('localStorage', 'selected-store') !== store)
    void import('./stored-store').then(({ keepStore }) => keepStore(store));
  if (document.querySelector('[data-way=product]') && kept('sessionStorage', 'previous-breadcrumbs') !== null)
    void import('./referrer-breadcrumbs').then(({ showWay }) => showWay());
  const popup = document.querySelector<HTMLElement>('[data-popup]');
  if (popup) void import('./popup').then(({ wakePopup }) => wakePopup(popup));
  const scanner = document.querySelector<HTMLElement>('[data-scanner]');
  if (scanner) void import('./scanner').then(({ startScanner }) => startScanner(scanner));
  if (!document.querySelector('[data-slider]')) return;
  const first = { once: true, passive: true } as const;
  const stop = new AbortController();
  const load = () => {
    stop.abort();
    void import('./sliders').then(({ wakeSliders }) => wakeSliders());
  };
  for (const move of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(move, load, { ...first, signal: stop.signal });
}

/** Null where the browser keeps nothing. */
function kept(where: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}
