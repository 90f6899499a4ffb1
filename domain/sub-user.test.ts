// The seven rights: kept in the customer's flags and read back from them, and who may be changed and deleted.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayChange, mayDelete, RIGHTS, rightsOf, withRights } from './sub-user';

const KEPT = {
  flags: {
    isBusinessAdmin: false,
    isAllowedBonusshop: false,
    limitToShoppingLists: false,
    reqRequired: false,
    reqNoRequired: false,
  },
  settings: { orderHistoryAccess: false, invoiceOverviewAccess: false, orderHistoryVisibility: 'own' as const },
};

const NO_RIGHTS = {
  allInvoices: false,
  allOrders: false,
  listsOnly: false,
  bonusShop: false,
  manageCustomers: false,
  requisitioner: false,
  requisitionNumber: false,
};

test('there are the seven rights of the specification', () => {
  expect(RIGHTS).toHaveLength(7);
  expect(rightsOf(KEPT.flags, KEPT.settings)).toEqual(NO_RIGHTS);
});

test('what is given is what is read back, no matter what was there before', () => {
  const rights = fc.record({
    allInvoices: fc.boolean(),
    allOrders: fc.boolean(),
    listsOnly: fc.boolean(),
    bonusShop: fc.boolean(),
    manageCustomers: fc.boolean(),
    requisitioner: fc.boolean(),
    requisitionNumber: fc.boolean(),
  });
  fc.assert(
    fc.property(rights, rights, (before, after) => {
      const first = withRights(KEPT, before);
      const second = withRights(first, after);
      expect(rightsOf(second.flags, second.settings)).toEqual(after);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('taking away all orders leaves the own ones to anyone who could see them', () => {
  const seeing = withRights(KEPT, { ...NO_RIGHTS, allOrders: true });
  expect(withRights(seeing, NO_RIGHTS).settings).toMatchObject({
    orderHistoryAccess: true,
    orderHistoryVisibility: 'own',
  });
});

test('all orders are seen only by anyone who may see orders', () => {
  const settings = { ...KEPT.settings, orderHistoryVisibility: 'business' as const };
  expect(rightsOf(KEPT.flags, settings).allOrders).toBe(false);
  expect(rightsOf(KEPT.flags, { ...settings, orderHistoryAccess: true }).allOrders).toBe(true);
});

test('users cannot change their own rights', () => {
  expect(mayChange(4, 4)).toEqual({ ok: false, code: 'OWN_RIGHTS' });
  expect(mayChange(4, 5).ok).toBe(true);
});

test.each([
  [{ isSelf: true, approvesFor: 0, waiting: 0 }, false],
  [{ isSelf: false, approvesFor: 1, waiting: 0 }, false],
  [{ isSelf: false, approvesFor: 0, waiting: 1 }, false],
  [{ isSelf: false, approvesFor: 0, waiting: 0 }, true],
])('%j may be deleted: %s', (duties, may) => {
  expect(mayDelete(duties).ok).toBe(may);
});
