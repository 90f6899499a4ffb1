// The lifetime of a toast.
import { describe, expect, it } from 'vitest';
import { isToastLevel, toastLifetime } from '#domain/form/toast';

describe('a toast', () => {
  // spec: 9: Toast lifetime 2000 ms; levels 0-4
  //   at domain/form/toast.ts
  it.each([
    [0, 2000],
    [1, 2000],
    [2, 2000],
    [3, null],
    [4, null],
  ] as const)('of level %i is shown for %s ms', (level, lifetime) => {
    expect([toastLifetime(level), isToastLevel(level)]).toEqual([lifetime, true]);
  });
  it.each([5, -1, '2', null])('has no level %s', (level) => expect(isToastLevel(level)).toBe(false));
});
