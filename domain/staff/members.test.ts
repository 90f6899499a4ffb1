// States of accounts of staff, the acts they allow, and who may give which role.
import { describe, expect, it } from 'vitest';
import { isMemberAct, mayGiveRole, memberState, offeredMemberActs, possibleMemberActs } from './members';
import { STAFF_ROLES } from './rights';

const NOW = new Date('2026-11-29T12:00:00Z');
const inMs = (ms: number) => new Date(NOW.getTime() + ms);

describe('the state of an account', () => {
  it.each([
    ['active', { isActive: true, hasPassword: true, invitedUntil: null }],
    ['invited', { isActive: true, hasPassword: false, invitedUntil: inMs(1) }],
    ['expired', { isActive: true, hasPassword: false, invitedUntil: inMs(0) }],
    ['expired', { isActive: true, hasPassword: false, invitedUntil: null }],
    ['deactivated', { isActive: false, hasPassword: true, invitedUntil: null }],
    ['deactivated', { isActive: false, hasPassword: false, invitedUntil: inMs(1) }],
  ])('%s', (state, account) => expect(memberState(account, NOW)).toBe(state));
});

describe('acts', () => {
  it.each([
    [true, true, ['role', 'deactivate', 'sessions']],
    [true, false, ['role', 'resend', 'revoke']],
    [false, true, ['reactivate']],
    [false, false, ['resend']],
  ])('active %s, password %s', (isActive, hasPassword, acts) => {
    const account = { isActive, hasPassword, hasSecondFactor: false };
    expect(possibleMemberActs(account)).toEqual(acts);
    expect(offeredMemberActs(account, false)).toEqual(acts);
    expect(offeredMemberActs(account, true)).toEqual([]);
  });

  it.each([
    [true, ['role', 'deactivate', 'sessions', 'second-factor']],
    [false, ['reactivate', 'second-factor']],
  ])('remove a second factor, active %s', (isActive, acts) => {
    const account = { isActive, hasPassword: true, hasSecondFactor: true };
    expect([offeredMemberActs(account, false), offeredMemberActs(account, true)]).toEqual([acts, []]);
  });

  it('have names', () =>
    expect([isMemberAct('role'), isMemberAct('erase'), isMemberAct(null)]).toEqual([true, false, false]));
});

describe('roles are given', () => {
  it('by administrators, all of them', () =>
    expect(STAFF_ROLES.filter((role) => mayGiveRole('administrator', role))).toEqual(STAFF_ROLES));

  it('only without a right that the giver lacks', () => {
    expect(STAFF_ROLES.filter((role) => mayGiveRole('service', role))).toEqual(['warehouse', 'service']);
    expect(mayGiveRole('manager', 'administrator')).toBe(false);
    expect(mayGiveRole('manager', 'manager')).toBe(true);
    expect(mayGiveRole('administrator', 'owner')).toBe(false);
    expect(mayGiveRole('owner', 'warehouse')).toBe(false);
  });
});
