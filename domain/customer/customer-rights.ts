// The rights of a customer by their names (spec §3 "Customer": flags and account_settings), as staff give and take them.
import { mayClose } from '#domain/customer/account';
import { faulty, type StaffOutcome } from '#domain/refusal/staff-faults';

const FLAGS = {
  has_shareworks: 'hasShareworks',
  is_business_admin: 'isBusinessAdmin',
  manages_customers: 'managesCustomers',
  is_allowed_bonusshop: 'isAllowedBonusshop',
  allow_create_shoppinglist: 'allowCreateShoppinglist',
  allow_manage_shoppinglist: 'allowManageShoppinglist',
  allow_billing_address_change: 'allowBillingAddressChange',
  allow_shipping_address_change: 'allowShippingAddressChange',
  only_default_billing: 'onlyDefaultBilling',
  only_default_shipping: 'onlyDefaultShipping',
  limit_to_shopping_lists: 'limitToShoppingLists',
  req_required: 'reqRequired',
  req_no_required: 'reqNoRequired',
  scanner_mode_enabled: 'scannerModeEnabled',
} as const;

const SETTINGS = {
  order_history_access: 'orderHistoryAccess',
  invoice_overview_access: 'invoiceOverviewAccess',
  enable_salesline_notes: 'enableSaleslineNotes',
  enable_personal_coupons: 'enablePersonalCoupons',
  is_subscription_enabled: 'isSubscriptionEnabled',
} as const;

/** On: all orders of the company; off: their own. */
const VISIBILITY = 'order_history_visibility';

type FlagName = keyof typeof FLAGS;
type SettingName = keyof typeof SETTINGS;
export type RightName = FlagName | SettingName | typeof VISIBILITY;

const isFlag = (name: string): name is FlagName => Object.hasOwn(FLAGS, name);
const isSetting = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

export const RIGHT_NAMES: readonly RightName[] = [
  ...Object.keys(FLAGS).filter(isFlag),
  ...Object.keys(SETTINGS).filter(isSetting),
  VISIBILITY,
];

type Flags = Record<(typeof FLAGS)[FlagName], boolean>;
type Settings = Record<(typeof SETTINGS)[SettingName], boolean> & { orderHistoryVisibility: 'own' | 'business' };
export interface Held<F extends Flags, S extends Settings> {
  flags: F;
  settings: S;
}

export function hasRight(name: RightName, { flags, settings }: Held<Flags, Settings>): boolean {
  if (isFlag(name)) return flags[FLAGS[name]];
  return isSetting(name) ? settings[SETTINGS[name]] : settings.orderHistoryVisibility === 'business';
}

/** The right to view the company's orders includes the right to view one's own. */
export function withRightNamed<F extends Flags, S extends Settings>(
  { flags, settings }: Held<F, S>,
  name: RightName,
  isOn: boolean,
): Held<F, S> {
  if (isFlag(name)) return { settings, flags: { ...flags, [FLAGS[name]]: isOn } };
  if (isSetting(name)) return { flags, settings: { ...settings, [SETTINGS[name]]: isOn } };
  const orderHistoryAccess = isOn || settings.orderHistoryAccess;
  return { flags, settings: { ...settings, orderHistoryAccess, orderHistoryVisibility: isOn ? 'business' : 'own' } };
}

/** What only makes sense within a company. */
const OF_COMPANIES: readonly RightName[] = [
  'is_business_admin',
  'manages_customers',
  VISIBILITY,
  'limit_to_shopping_lists',
];

export interface Standing {
  isBusinessAdmin: boolean;
  hasCompany: boolean;
  /** Users of the same company, without the customer. */
  others: { admins: number; all: number };
}

/** Refuses a company's right to one who has none, and to leave a company that others buy for without an administrator. */
export function maySwitch(
  name: RightName,
  isOn: boolean,
  { hasCompany, others, isBusinessAdmin }: Standing,
): StaffOutcome {
  if (isOn && !hasCompany && OF_COMPANIES.includes(name))
    return faulty({ field: 'right', code: 'NEEDS_COMPANY', value: name });
  if (name !== 'is_business_admin' || isOn) return { ok: true };
  const may = mayClose({ isBusinessAdmin }, others);
  return may.ok ? { ok: true } : faulty({ field: 'right', code: may.code });
}
