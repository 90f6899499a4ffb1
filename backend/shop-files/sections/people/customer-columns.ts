// The columns of customers.csv: who the customer is, what the shop has given them, and one switch for each right.
import { NEW_FLAGS, newSettings } from '#backend/commerce/customer/account/defaults';
import type { CustomerAccountSettings, CustomerFlags } from '#backend/db/tables/customer';
import { emailFrom } from '#domain/validate/email';
import { nameFrom } from '#domain/validate/person-name';
import { byRule, kroner, matching, oneOfTexts, or, text, whole } from '../../file/columns';
import { fitting, switchOr } from '../../file/more-columns';
import type { RowOf } from '../../file/table';
import { erpNumberCell } from './erp-numbers';

export const email = byRule(emailFrom, 'Her skal stå en e-mailadresse.');
export const personName = fitting(nameFrom, 'Her skal stå et navn.');

/** As the shop itself writes it; costs that a login could not pay are refused. */
const HASH = /^scrypt\$(?:1024|2048|4096|8192|16384|32768)\$8\$[1-4]\$[\w-]{16,128}\$[\w-]{22,128}$/;

const SETTINGS = newSettings('da');

export const customerColumns = {
  email,
  firstname: personName,
  middlename: or(personName, null),
  lastname: personName,
  group: text(64),
  store: text(64),
  /** The number of companies.csv. */
  company: or(whole(1), null),
  /** E-mail of the one who approves the orders. */
  approver: or(email, null),
  /** Kroner without VAT up to which no approval is needed. */
  approval_limit: or(kroner, null),
  active: switchOr(true),
  language: or(oneOfTexts(['da', 'en']), 'da' as const),
  erp_number: erpNumberCell,
  shopping_list_limit: or(whole(0, 10_000), 0),
  pwa_username: or(text(200), ''),
  has_shareworks: switchOr(NEW_FLAGS.hasShareworks),
  is_business_admin: switchOr(NEW_FLAGS.isBusinessAdmin),
  manages_customers: switchOr(NEW_FLAGS.managesCustomers),
  bonus_shop: switchOr(NEW_FLAGS.isAllowedBonusshop),
  create_shopping_lists: switchOr(NEW_FLAGS.allowCreateShoppinglist),
  manage_shopping_lists: switchOr(NEW_FLAGS.allowManageShoppinglist),
  change_billing_address: switchOr(NEW_FLAGS.allowBillingAddressChange),
  change_shipping_address: switchOr(NEW_FLAGS.allowShippingAddressChange),
  only_default_billing: switchOr(NEW_FLAGS.onlyDefaultBilling),
  only_default_shipping: switchOr(NEW_FLAGS.onlyDefaultShipping),
  only_shopping_lists: switchOr(NEW_FLAGS.limitToShoppingLists),
  requisitioner_required: switchOr(NEW_FLAGS.reqRequired),
  requisition_number_required: switchOr(NEW_FLAGS.reqNoRequired),
  scanner_mode: switchOr(NEW_FLAGS.scannerModeEnabled),
  order_history: switchOr(SETTINGS.orderHistoryAccess),
  order_history_of: or(oneOfTexts(['own', 'business']), 'own' as const),
  invoices: switchOr(SETTINGS.invoiceOverviewAccess),
  line_notes: switchOr(SETTINGS.enableSaleslineNotes),
  personal_coupons: switchOr(SETTINGS.enablePersonalCoupons),
  subscriptions: switchOr(SETTINGS.isSubscriptionEnabled),
  /** Taken for a new customer; never printed. */
  password: or(text(200), null),
  password_hash: or(matching(HASH, 'Her skal stå en hash, som butikken selv har skrevet (scrypt$…).'), null),
};

export type CustomerRecord = RowOf<typeof customerColumns>;

export const flagsOf = (customer: CustomerRecord): CustomerFlags => ({
  hasShareworks: customer.has_shareworks,
  isBusinessAdmin: customer.is_business_admin,
  managesCustomers: customer.manages_customers,
  isAllowedBonusshop: customer.bonus_shop,
  allowCreateShoppinglist: customer.create_shopping_lists,
  allowManageShoppinglist: customer.manage_shopping_lists,
  allowBillingAddressChange: customer.change_billing_address,
  allowShippingAddressChange: customer.change_shipping_address,
  onlyDefaultBilling: customer.only_default_billing,
  onlyDefaultShipping: customer.only_default_shipping,
  limitToShoppingLists: customer.only_shopping_lists,
  reqRequired: customer.requisitioner_required,
  reqNoRequired: customer.requisition_number_required,
  scannerModeEnabled: customer.scanner_mode,
});

export const settingsOf = (customer: CustomerRecord): CustomerAccountSettings => ({
  orderHistoryAccess: customer.order_history,
  invoiceOverviewAccess: customer.invoices,
  orderHistoryVisibility: customer.order_history_of,
  enableSaleslineNotes: customer.line_notes,
  enablePersonalCoupons: customer.personal_coupons,
  defaultLanguage: customer.language === 'en' ? 1 : 0,
  isSubscriptionEnabled: customer.subscriptions,
});

/** The columns of rights, as the stored switches say them. */
export const rightsCells = (flags: CustomerFlags, settings: CustomerAccountSettings) => ({
  language: settings.defaultLanguage === 1 ? ('en' as const) : ('da' as const),
  has_shareworks: flags.hasShareworks,
  is_business_admin: flags.isBusinessAdmin,
  manages_customers: flags.managesCustomers,
  bonus_shop: flags.isAllowedBonusshop,
  create_shopping_lists: flags.allowCreateShoppinglist,
  manage_shopping_lists: flags.allowManageShoppinglist,
  change_billing_address: flags.allowBillingAddressChange,
  change_shipping_address: flags.allowShippingAddressChange,
  only_default_billing: flags.onlyDefaultBilling,
  only_default_shipping: flags.onlyDefaultShipping,
  only_shopping_lists: flags.limitToShoppingLists,
  requisitioner_required: flags.reqRequired,
  requisition_number_required: flags.reqNoRequired,
  scanner_mode: flags.scannerModeEnabled,
  order_history: settings.orderHistoryAccess,
  order_history_of: settings.orderHistoryVisibility,
  invoices: settings.invoiceOverviewAccess,
  line_notes: settings.enableSaleslineNotes,
  personal_coupons: settings.enablePersonalCoupons,
  subscriptions: settings.isSubscriptionEnabled,
});
