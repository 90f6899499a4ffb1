// Rights of a company's users: stored in the customer's flags and read back, and who may give, change and delete what.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Actor,
  managesUsers,
  mayChange,
  mayDelete,
  mayGive,
  RIGHTS,
  type Rights,
  rightsOf,
  withRights,
} from './sub-user';

const KEPT = {
  flags: {
    isBusinessAdmin: false,
    managesCustomers: false,
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
  administrator: false,
};

test('there are the seven rights of the specification and the role of an administrator', () => {
  expect(RIGHTS).toHaveLength(8);
  expect(rightsOf(KEPT.flags, KEPT.settings)).toEqual(NO_RIGHTS);
});

const rights: fc.Arbitrary<Rights> = fc.record({
  allInvoices: fc.boolean(),
  allOrders: fc.boolean(),
  listsOnly: fc.boolean(),
  bonusShop: fc.boolean(),
  manageCustomers: fc.boolean(),
  requisitioner: fc.boolean(),
  requisitionNumber: fc.boolean(),
  administrator: fc.boolean(),
});

test('rights are read back as granted, regardless of the previous ones', () => {
  fc.assert(
    fc.property(rights, rights, (before, after) => {
      const first = withRights(KEPT, before);
      const second = withRights(first, after);
      expect(rightsOf(second.flags, second.settings)).toEqual(after);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('removing the right to all orders leaves the user’s own orders visible', () => {
  const seeing = withRights(KEPT, { ...NO_RIGHTS, allOrders: true });
  expect(withRights(seeing, NO_RIGHTS).settings).toMatchObject({
    orderHistoryAccess: true,
    orderHistoryVisibility: 'own',
  });
});

test('all orders are visible only with the right to see orders', () => {
  const settings = { ...KEPT.settings, orderHistoryVisibility: 'business' as const };
  expect(rightsOf(KEPT.flags, settings).allOrders).toBe(false);
  expect(rightsOf(KEPT.flags, { ...settings, orderHistoryAccess: true }).allOrders).toBe(true);
});

const ALL: Rights = {
  ...NO_RIGHTS,
  ...{ allInvoices: true, allOrders: true, bonusShop: true, manageCustomers: true, administrator: true },
};
const MANAGER: Actor = { id: 1, rights: { ...NO_RIGHTS, manageCustomers: true }, approval: null };
const ADMINISTRATOR: Actor = { id: 2, rights: { ...NO_RIGHTS, administrator: true }, approval: null };
const COLLEAGUE: Actor = { id: 3, rights: NO_RIGHTS, approval: null };

test('administrators and users with the right to manage users may manage them', () => {
  const may = (isBusinessAdmin: boolean, managesCustomers: boolean) =>
    managesUsers({ isBusinessAdmin, managesCustomers });
  expect([may(false, false), may(false, true), may(true, false)]).toEqual([false, true, true]);
});

test('users cannot change their own rights, and only administrators change administrators', () => {
  expect(mayChange(MANAGER, MANAGER)).toEqual({ ok: false, code: 'OWN_RIGHTS' });
  expect(mayChange(MANAGER, ADMINISTRATOR)).toEqual({ ok: false, code: 'ADMINISTRATORS_ONLY' });
  expect(mayChange({ ...ADMINISTRATOR, id: 9 }, ADMINISTRATOR).ok).toBe(true);
  expect(mayChange(MANAGER, COLLEAGUE).ok).toBe(true);
});

const given = (actor: Actor, next: Partial<Rights>, target: Actor | null = COLLEAGUE) => {
  const outcome = mayGive(actor, target, { rights: { ...NO_RIGHTS, ...next }, approval: null });
  return outcome.ok ? 'given' : outcome.field;
};

test.each(['allInvoices', 'allOrders', 'bonusShop', 'administrator'] as const)(
  'a manager without %s cannot give it to a user or a new user, and one with it can',
  (right) => {
    expect(given(MANAGER, { [right]: true })).toBe(right);
    expect(given(MANAGER, { [right]: true }, null)).toBe(right);
    expect(given({ ...MANAGER, rights: { ...MANAGER.rights, [right]: true } }, { [right]: true })).toBe('given');
  },
);

test.each(['listsOnly', 'requisitioner', 'requisitionNumber'] as const)(
  'a manager who is restricted by %s cannot lift it from others',
  (right) => {
    const restricted = { ...MANAGER, rights: { ...MANAGER.rights, [right]: true } };
    const target = { ...COLLEAGUE, rights: { ...NO_RIGHTS, [right]: true } };
    expect(given(restricted, {}, target)).toBe(right);
    expect(given(restricted, {}, null)).toBe(right);
    expect(given(restricted, { [right]: true }, target)).toBe('given');
    expect(given(MANAGER, {}, target)).toBe('given');
  },
);

test('an existing right of the user remains, regardless of who saves the form', () => {
  expect(given(MANAGER, { allOrders: true }, { ...COLLEAGUE, rights: { ...NO_RIGHTS, allOrders: true } })).toBe(
    'given',
  );
});

test('the role of an administrator includes the rights within the company, not the bonus shop or other products', () => {
  expect(given(ADMINISTRATOR, { ...ALL, bonusShop: false })).toBe('given');
  expect(given(ADMINISTRATOR, { bonusShop: true })).toBe('bonusShop');
  const limited = { ...ADMINISTRATOR, rights: { ...ADMINISTRATOR.rights, listsOnly: true } };
  expect(given(limited, {}, { ...COLLEAGUE, rights: { ...NO_RIGHTS, listsOnly: true } })).toBe('listsOnly');
});

const to = (approverId: number, limitOere: number | null) => ({ approverId, limitOere });

test.each([
  ['no approval', null, 'approver'],
  ['another approver', to(8, 0), 'approver'],
  ['themselves as the approver', to(1, 0), 'approver'],
  ['the same limit', to(7, 50_000), undefined],
  ['a higher limit', to(7, 50_001), 'limit'],
  ['no limit: every order waits', to(7, null), undefined],
])('a manager with an approver and a limit of 500 kr. gives a new user %s', (_what, approval, field) => {
  const actor = { ...MANAGER, approval: to(7, 50_000) };
  const outcome = mayGive(actor, null, { rights: NO_RIGHTS, approval });
  expect(outcome).toEqual(field ? { ok: false, code: 'APPROVAL_NOT_HELD', field } : { ok: true });
});

test('an approval that stays as it is can be saved by any manager', () => {
  const actor = { ...MANAGER, approval: to(7, 0) };
  for (const approval of [null, to(8, 90_000)])
    expect(mayGive(actor, { ...COLLEAGUE, approval }, { rights: NO_RIGHTS, approval }).ok).toBe(true);
});

test('no sequence of changes by managers gives a user a right that no manager had', () => {
  fc.assert(
    fc.property(rights, fc.option(rights), rights, (held, before, next) => {
      const actor = { id: 1, rights: { ...held, administrator: false }, approval: null };
      const target = before && { id: 2, rights: before, approval: null };
      if (!mayGive(actor, target, { rights: next, approval: null }).ok) return;
      for (const right of ['allInvoices', 'allOrders', 'bonusShop', 'manageCustomers', 'administrator'] as const)
        expect(!next[right] || before?.[right] || actor.rights[right]).toBe(true);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test.each([
  [{ isSelf: true, isAbove: false, approvesFor: 0, waiting: 0 }, false],
  [{ isSelf: false, isAbove: true, approvesFor: 0, waiting: 0 }, false],
  [{ isSelf: false, isAbove: false, approvesFor: 1, waiting: 0 }, false],
  [{ isSelf: false, isAbove: false, approvesFor: 0, waiting: 1 }, false],
  [{ isSelf: false, isAbove: false, approvesFor: 0, waiting: 0 }, true],
])('%j may be deleted: %s', (duties, may) => {
  expect(mayDelete(duties).ok).toBe(may);
});
