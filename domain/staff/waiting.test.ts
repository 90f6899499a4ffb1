// Which words are lists of what waits, and who sees each.
import { expect, it } from 'vitest';
import { roleHasRight } from './rights';
import { isWaitingKind, SEES_WAITING, WAITING_KINDS } from './waiting';

it('knows its own lists only', () => {
  expect(WAITING_KINDS.every(isWaitingKind)).toBe(true);
  expect(['', 'toString', 'orders', null].some(isWaitingKind)).toBe(false);
});

it('shows price requests to those who see customers', () => {
  expect(WAITING_KINDS.filter((kind) => roleHasRight('warehouse', ...SEES_WAITING[kind]))).toEqual(
    WAITING_KINDS.filter((kind) => kind !== 'requests'),
  );
  expect(WAITING_KINDS.filter((kind) => roleHasRight('marketing', ...SEES_WAITING[kind]))).toEqual([]);
});
