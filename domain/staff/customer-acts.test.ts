// Which acts an account's state allows.
import { expect, it } from 'vitest';
import { CUSTOMER_ACTS, isCustomerAct, possibleCustomerActs } from './customer-acts';

it('a deactivated account is activated, not entered', () => {
  expect(possibleCustomerActs({ isActive: true, hasMailbox: true })).toEqual([
    'password',
    'impersonate',
    'deactivate',
    'data',
    'erase',
  ]);
  expect(possibleCustomerActs({ isActive: false, hasMailbox: true })).toEqual(['activate', 'data', 'erase']);
});

it('no link is mailed to the account of a buyer of a procurement system', () => {
  expect(possibleCustomerActs({ isActive: true, hasMailbox: false })).not.toContain('password');
});

it('no other word is an act', () => {
  expect(CUSTOMER_ACTS.every(isCustomerAct)).toBe(true);
  expect(['', 'toString', 'Erase', null].some(isCustomerAct)).toBe(false);
});
