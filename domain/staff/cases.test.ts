// Acts of staff on cases: every role × every act, and the acts that a case's state allows.
import { describe, expect, it } from 'vitest';
import { COMPLAINT_STATES } from '#domain/complaint/complaint';
import {
  actsOfCaseKind,
  CASE_ACTS,
  CASE_KINDS,
  isCaseAct,
  isCaseKind,
  mayActOnCase,
  possibleComplaintActs,
  possibleGoodsActs,
} from './cases';
import { roleHasRight, STAFF_ROLES } from './rights';

describe.each(STAFF_ROLES)('%s', (role) => {
  it.each(CASE_KINDS)('acts on %s with the right of the table alone', (kind) => {
    for (const [act, right] of Object.entries(CASE_ACTS[kind])) {
      if (!isCaseAct(kind, act)) throw new Error(act);
      expect([act, mayActOnCase(role, kind, act)]).toEqual([act, roleHasRight(role, right)]);
    }
  });
});

it('has acts of its kind only, and each of them', () => {
  for (const kind of CASE_KINDS) expect([...actsOfCaseKind(kind)].sort()).toEqual(Object.keys(CASE_ACTS[kind]).sort());
  expect([isCaseAct('returns', 'end'), isCaseAct('withdrawals', 'toString'), isCaseAct('complaints', 'book')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(mayActOnCase('administrator', 'returns', 'replace')).toBe(false);
  expect([isCaseKind('returns'), isCaseKind('toString'), isCaseKind(undefined)]).toEqual([true, false, false]);
});

it('goods are received or refused while a piece is to come', () => {
  expect(possibleGoodsActs('withdrawals', { left: 1, label: null })).toEqual(['receive', 'end']);
  expect(possibleGoodsActs('withdrawals', { left: 0, label: null })).toEqual([]);
  expect(possibleGoodsActs('returns', { left: 1, label: 'booked' })).toEqual(['receive', 'refuse']);
});

it('a carrier is called again where it refused or did not answer', () => {
  const offered = ['due', 'unknown', 'booked', 'refused', null].map((label) =>
    possibleGoodsActs('returns', { left: 1, label }).includes('book'),
  );
  expect(offered).toEqual([false, true, false, true, false]);
  expect(possibleGoodsActs('returns', { left: 0, label: 'refused' })).toEqual([]);
});

it('a complaint is settled until it is closed; goods and money require its order', () => {
  const all = ['ask', 'accept', 'refuse', 'repaired', 'replace', 'refund'];
  expect(possibleComplaintActs('received', true)).toEqual(all);
  expect(possibleComplaintActs('received', false)).toEqual(all.slice(0, 4));
  expect(possibleComplaintActs('accepted', true)).toEqual(['ask', 'accept', 'repaired', 'replace', 'refund']);
  expect(possibleComplaintActs('refused', true)).toEqual(['accept']);
  expect(possibleComplaintActs('settled', true)).toEqual([]);
  for (const state of COMPLAINT_STATES)
    for (const act of possibleComplaintActs(state, true)) expect(isCaseAct('complaints', act)).toBe(true);
});
