// Maps the rights of a customer from GraphQL (spec §6): a right that is not granted is absent.
import { describe, expect, it } from 'vitest';
import { customerViewOf } from './customer.map';

const rightsOf = (settings: Parameters<typeof customerViewOf>[0]['account_settings']) => {
  const { orderHistoryAccess, invoiceOverviewAccess } = customerViewOf({ id: '7', account_settings: settings });
  return [orderHistoryAccess, invoiceOverviewAccess];
};

describe('the rights of a customer', () => {
  // spec: 6 Roles: Order history access and invoice overview access default to false
  //   at app/services/customer/customer.map.ts
  it('do not include order history and invoices unless they are granted', () => {
    for (const nothing of [undefined, null, {}]) expect(rightsOf(nothing)).toEqual([false, false]);
    expect(rightsOf({ order_history_access: null, invoice_overview_access: null })).toEqual([false, false]);
    expect(rightsOf({ order_history_access: true })).toEqual([true, false]);
    expect(rightsOf({ invoice_overview_access: true })).toEqual([false, true]);
  });

  // spec: 6 Roles: Bonus shop access is via is_allowed_bonusshop
  //   at app/services/customer/customer.map.ts
  it('include the bonus shop only with is_allowed_bonusshop', () => {
    const access = (given?: boolean | null) => customerViewOf({ id: '7', is_allowed_bonusshop: given }).bonusShopAccess;
    expect([access(true), access(false), access(null), access()]).toEqual([true, false, false, false]);
  });
});
