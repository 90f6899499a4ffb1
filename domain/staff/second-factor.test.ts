// Recovery codes as they are typed, and roles that may need a second factor.
import { expect, it } from 'vitest';
import { STAFF_ROLES } from './rights';
import { groupedCode, handlesMoneyOrStaff, recoveryCodeFrom } from './second-factor';

it('reads a recovery code as it is shown, and in any writing', () => {
  const code = 'ABCDEFGHIJ234567';
  expect(groupedCode(code)).toBe('ABCD EFGH IJ23 4567');
  for (const typed of [code, groupedCode(code), 'abcd-efgh-ij23-4567', ` ${code} `])
    expect(recoveryCodeFrom(typed)).toBe(code);
  for (const typed of ['', '287082', code.slice(1), `${code}A`, 'ABCDEFGHIJ234568', 'ABCDEFGHIJ23456É'])
    expect(recoveryCodeFrom(typed)).toBe(null);
});

it('is required of roles with rights to money or staff', () => {
  expect(STAFF_ROLES.filter(handlesMoneyOrStaff)).toEqual(['administrator', 'manager', 'order-desk', 'finance']);
  expect(handlesMoneyOrStaff('owner')).toBe(false);
});
