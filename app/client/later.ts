// What is fetched only when it is wanted: arrows of rows at the first move, the rest for visitors who have agreed to it.

/** The answer as domain/consent writes it into its cookie: "1:sp". */
const ANSWER = /(?:^|; )consent=\d+(?::|%3A)(s?p?)/;

export function loadLater(): void {
  const [, agreed] = ANSWER.exec(document.cookie) ?? [];
  if (agreed) void import('./follow-visit').then(({ followVisit }) => followVisit(agreed.includes('p')));
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
