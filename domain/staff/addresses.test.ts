// Where a login of staff leads back to.
import { expect, it } from 'vitest';
import { staffLoginPath, staffTarget } from './addresses';

it('leads back to pages of the back office only', () => {
  expect(staffTarget('/staff/orders?view=to-pack')).toBe('/staff/orders?view=to-pack');
  expect(staffTarget('/staff')).toBe('/staff');
  expect(staffTarget('/staff/log?person=Mette')).toBe('/staff/log?person=Mette');
  for (const other of [null, '/', '/staffing', '/customer/account', '/staff/login?to=%2Fstaff', '/staff/logout'])
    expect(staffTarget(other)).toBe('/staff');
});

it('names the page that a login leads back to', () => {
  expect([staffLoginPath(), staffLoginPath('/staff/orders?q=a')]).toEqual([
    '/staff/login',
    '/staff/login?to=%2Fstaff%2Forders%3Fq%3Da',
  ]);
});
