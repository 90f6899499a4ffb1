// The way that a shopper came: kept for one product, read with care.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWay, keptWay, WAY_KEY } from './way-kept';

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

it('is kept in session storage for the product that was followed, and for no other', () => {
  keepWay({ to: '/kopipapir-a4', steps });
  expect([...kept.keys()]).toEqual([WAY_KEY]);
  expect(keptWay('/kopipapir-a4')).toEqual(steps);
  expect(keptWay('/kuglepen')).toBeNull();
});

it('is removed by a way from elsewhere', () => {
  keepWay({ to: '/kopipapir-a4', steps });
  keepWay(null);
  expect(kept.size).toBe(0);
});

it('is not believed when someone wrote something else there', () => {
  const strange = ['{', '7', 'null', '{"to":"/a"}', '{"to":"/a","steps":[]}', '{"to":"/a","steps":[{"label":"x"}]}'];
  const outside = ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example'].map((href) =>
    JSON.stringify({ to: '/a', steps: [{ label: 'x', href }] }),
  );
  for (const value of [...strange, ...outside]) {
    kept.set(WAY_KEY, value);
    expect([value, keptWay('/a')]).toEqual([value, null]);
  }
});

it('does without where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepWay({ to: '/a', steps })).not.toThrow();
  expect(keptWay('/a')).toBeNull();
});
