// The seven rights of a company's users, and who may change and end them. Spec §3 "Sub-user rights", §6.
import { type Outcome, refusal } from '#domain/refusals';

export const RIGHTS = [
  'allInvoices',
  'allOrders',
  'listsOnly',
  'bonusShop',
  'manageCustomers',
  'requisitioner',
  'requisitionNumber',
] as const;
export type Right = (typeof RIGHTS)[number];
export type Rights = Record<Right, boolean>;

/** The customer's flags and settings (spec §3 "Customer") that the rights are kept in. */
type Flags = {
  isBusinessAdmin: boolean;
  isAllowedBonusshop: boolean;
  limitToShoppingLists: boolean;
  reqRequired: boolean;
  reqNoRequired: boolean;
};
type Settings = {
  orderHistoryAccess: boolean;
  invoiceOverviewAccess: boolean;
  orderHistoryVisibility: 'own' | 'business';
};

export const rightsOf = (flags: Flags, settings: Settings): Rights => ({
  allInvoices: settings.invoiceOverviewAccess,
  allOrders: settings.orderHistoryAccess && settings.orderHistoryVisibility === 'business',
  listsOnly: flags.limitToShoppingLists,
  bonusShop: flags.isAllowedBonusshop,
  manageCustomers: flags.isBusinessAdmin,
  requisitioner: flags.reqRequired,
  requisitionNumber: flags.reqNoRequired,
});

/** Users who may see all orders may see their own; those who may not keep what they had of their own. */
export function withRights<F extends Flags, S extends Settings>(
  kept: { flags: F; settings: S },
  rights: Rights,
): { flags: F; settings: S } {
  return {
    flags: {
      ...kept.flags,
      isBusinessAdmin: rights.manageCustomers,
      isAllowedBonusshop: rights.bonusShop,
      limitToShoppingLists: rights.listsOnly,
      reqRequired: rights.requisitioner,
      reqNoRequired: rights.requisitionNumber,
    },
    settings: {
      ...kept.settings,
      invoiceOverviewAccess: rights.allInvoices,
      orderHistoryAccess: rights.allOrders || kept.settings.orderHistoryAccess,
      orderHistoryVisibility: rights.allOrders ? 'business' : 'own',
    },
  };
}

/** Users cannot change what they themselves may do: neither their rights nor who approves their orders. */
export const mayChange = (actorId: number, targetId: number): Outcome =>
  actorId === targetId ? refusal('OWN_RIGHTS') : { ok: true };

export type Duties = {
  isSelf: boolean;
  /** Users whose orders this one approves. */
  approvesFor: number;
  /** Orders that wait for this user's decision, and their own that wait for another's. */
  waiting: number;
};

/** Spec §8 'You can not delete this customer': themselves, and anyone whom others wait for. */
export const mayDelete = ({ isSelf, approvesFor, waiting }: Duties): Outcome =>
  isSelf || approvesFor > 0 || waiting > 0 ? refusal('CUSTOMER_NOT_DELETABLE') : { ok: true };
