// What is fetched only when it is wanted: arrows of rows and the way to a product at the first move, the rest for visitors who have agreed to it.

/** The answer as domain/consent writes it into its cookie: "1:sp". */
const ANSWER = /(?:^|; )consent=\d+(?::|%3A)(s?p?)/;

export function loadLater(): void {
  const [, agreed] = ANSWER.exec(document.cookie) ?? [];
  if (agreed) void import('./follow-visit').then(({ followVisit }) => followVisit(agreed.includes('p')));
  // The key is that of ./way-kept, which is fetched only where it is of use.
  if (document.querySelector('[data-way=product]') && keeps('previous-breadcrumbs'))
    void import('./way-back').then(({ showWay }) => showWay());
  if (!document.querySelector('[data-slider],a[data-sku]')) return;
  const first = { once: true, passive: true } as const;
  const stop = new AbortController();
  const load = () => {
    stop.abort();
    void import('./way-back').then(({ keepWays }) => keepWays());
    void import('./sliders').then(({ wakeSliders }) => wakeSliders());
  };
  for (const move of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(move, load, { ...first, signal: stop.signal });
}

/** False where the browser keeps nothing. */
function keeps(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
