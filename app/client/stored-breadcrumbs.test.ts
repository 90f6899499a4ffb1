// The breadcrumbs of a visit: stored for one product, and validated when read.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEEP_WAYS, keptWay, WAY_KEY } from './stored-breadcrumbs';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const steps = [{ label: 'Papir', href: '/papir' }];

/** Simulates a click on a tile of a page with these breadcrumbs, in its list or in a row of other products. */
function press(to: string, { way = steps, inRow = false } = {}): void {
  const crumb = ({ label, href }: { label: string; href: string }) => ({
    textContent: label,
    querySelector: () => ({ getAttribute: () => href }),
  });
  const trail = way.length > 0 ? { querySelectorAll: () => way.map(crumb) } : null;
  const link = { pathname: to, closest: () => (inRow ? {} : null) };
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal('document', { querySelector: () => trail });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => listeners.push(listener));
  new Function(KEEP_WAYS)();
  for (const listener of listeners) listener({ target: { closest: () => link } });
}

// spec: 4 UI state: Referrer breadcrumbs: the way the visitor came is the way shown
//   at app/client/referrer-breadcrumbs.ts
// spec: 4 UI state: Referrer breadcrumbs are kept in session storage
//   at app/client/stored-breadcrumbs.ts, app/client/referrer-breadcrumbs.ts
// spec: 9: Storage key: previous breadcrumbs in session storage
//   at app/client/stored-breadcrumbs.ts
it('are in session storage for the product that was followed only', () => {
  press('/kopipapir-a4');
  expect([...kept.keys()]).toEqual([WAY_KEY]);
  expect(keptWay('/kopipapir-a4')).toEqual(steps);
  expect(keptWay('/kuglepen')).toBeNull();
});

it.each([{ way: [] }, { inRow: true }])('are removed when the product is reached another way: %j', (from) => {
  press('/kopipapir-a4');
  press('/kopipapir-a4', from);
  expect(kept.size).toBe(0);
});

it('are ignored when the stored value is malformed or links to another site', () => {
  const strange = ['{', '7', 'null', '{"to":"/a"}', '{"to":"/a","steps":[]}', '{"to":"/a","steps":[{"label":"x"}]}'];
  const outside = ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example'].map((href) =>
    JSON.stringify({ to: '/a', steps: [{ label: 'x', href }] }),
  );
  for (const value of [...strange, ...outside]) {
    kept.set(WAY_KEY, value);
    expect([value, keptWay('/a')]).toEqual([value, null]);
  }
});

it('are omitted without an error when session storage is unavailable', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => press('/a')).not.toThrow();
  expect(keptWay('/a')).toBeNull();
});
