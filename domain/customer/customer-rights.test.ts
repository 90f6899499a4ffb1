// Rights by name: what each enables, and who may not have or lose which.
import { expect, it } from 'vitest';
import { hasRight, maySwitch, RIGHT_NAMES, type RightName, withRightNamed } from './customer-rights';

const held = {
  flags: {
    hasShareworks: false,
    isBusinessAdmin: false,
    managesCustomers: false,
    isAllowedBonusshop: false,
    allowCreateShoppinglist: false,
    allowManageShoppinglist: false,
    allowBillingAddressChange: false,
    allowShippingAddressChange: false,
    onlyDefaultBilling: false,
    onlyDefaultShipping: false,
    limitToShoppingLists: false,
    reqRequired: false,
    reqNoRequired: false,
    scannerModeEnabled: false,
  },
  settings: {
    orderHistoryAccess: false,
    invoiceOverviewAccess: false,
    orderHistoryVisibility: 'own' as const,
    enableSaleslineNotes: false,
    enablePersonalCoupons: false,
    isSubscriptionEnabled: false,
    defaultLanguage: 1,
  },
};
const staying = { hasCompany: true, isBusinessAdmin: true, others: { admins: 1, all: 3 } };

it.each(RIGHT_NAMES)('%s is granted without other rights, and revoked again', (name) => {
  const given = withRightNamed<
    typeof held.flags,
    Omit<typeof held.settings, 'orderHistoryVisibility'> & { orderHistoryVisibility: 'own' | 'business' }
  >(held, name, true);
  const also: RightName[] = name === 'order_history_visibility' ? ['order_history_access'] : [];
  expect(RIGHT_NAMES.filter((each) => hasRight(each, given))).toEqual(
    RIGHT_NAMES.filter((each) => each === name || also.includes(each)),
  );
  expect(hasRight(name, withRightNamed(given, name, false))).toBe(false);
  expect(given.settings.defaultLanguage).toBe(1);
});

it.each(['is_business_admin', 'manages_customers', 'order_history_visibility', 'limit_to_shopping_lists'] as const)(
  '%s is only for users of companies',
  (name) => {
    const alone = { hasCompany: false, isBusinessAdmin: false, others: { admins: 0, all: 0 } };
    expect(maySwitch(name, true, alone)).toMatchObject({ faults: [{ code: 'NEEDS_COMPANY', value: name }] });
    expect(maySwitch(name, false, alone)).toEqual({ ok: true });
    expect(maySwitch(name, true, staying)).toEqual({ ok: true });
    expect(maySwitch('req_required', true, alone)).toEqual({ ok: true });
  },
);

it('a company with other buyers retains an administrator', () => {
  const last = { ...staying, others: { admins: 0, all: 2 } };
  expect(maySwitch('is_business_admin', false, last)).toMatchObject({ faults: [{ code: 'LAST_ADMINISTRATOR' }] });
  expect(maySwitch('is_business_admin', false, staying)).toEqual({ ok: true });
  expect(maySwitch('is_business_admin', false, { ...last, others: { admins: 0, all: 0 } })).toEqual({ ok: true });
  expect(maySwitch('req_required', false, last)).toEqual({ ok: true });
});
