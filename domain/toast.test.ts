// Proves how long a toast stays.
import { describe, expect, it } from 'vitest';
import { isToastLevel, toastLifetime, toastRole } from '#domain/toast';

describe('a toast', () => {
  it.each([
    [0, 2000, 'status'],
    [1, 2000, 'status'],
    [2, 2000, 'status'],
    [3, null, 'alert'],
    [4, null, 'alert'],
  ] as const)('of level %i stays %s ms and is a %s', (level, lifetime, role) => {
    expect([toastLifetime(level), toastRole(level), isToastLevel(level)]).toEqual([lifetime, role, true]);
  });
  it.each([5, -1, '2', null])('has no level %s', (level) => expect(isToastLevel(level)).toBe(false));
});
