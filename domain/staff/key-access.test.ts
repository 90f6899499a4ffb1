// Rights that the scopes of a key give, and operations that are open to keys.
import { expect, test } from 'vitest';
import { keyOperation, rightsOfScopes, STAFF_SCOPES } from './key-access';

test.each([
  [['view-orders'], false, ['orders']],
  [['view-orders'], true, []],
  [['manage-orders', 'view-orders', 'view-money'], false, ['orders', 'money']],
  [['manage-orders', 'view-money'], true, ['orders']],
  [['write-orders', 'read-events', 'toString'], false, []],
])('scopes %s in a mutation (%s) give %s', (scopes, changes, rights) =>
  expect(rightsOfScopes(scopes, { changes })).toEqual(rights),
);

test('no scope gives the right to colleagues, or changes settings', () => {
  const all = Object.keys(STAFF_SCOPES);
  expect(rightsOfScopes(all, { changes: false })).not.toContain('staff');
  expect(rightsOfScopes(all, { changes: true })).not.toContain('settings');
});

test('an operation that the table does not have is closed', () => {
  expect([keyOperation('staffLogIn'), keyOperation('toString'), keyOperation('')]).toEqual([null, null, null]);
  expect(keyOperation('staffCustomer')).toEqual({});
});
