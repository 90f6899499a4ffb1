// What a new account may do until someone says otherwise. Spec §3 "Customer", §6.

import type { CustomerAccountSettings, CustomerFlags } from '#backend/db/tables/customer';
import { defaultLanguageFor } from '#domain/store/locale';

export const NEW_FLAGS: CustomerFlags = {
  hasShareworks: false,
  isBusinessAdmin: false,
  managesCustomers: false,
  isAllowedBonusshop: false,
  allowCreateShoppinglist: true,
  allowManageShoppinglist: true,
  allowBillingAddressChange: true,
  allowShippingAddressChange: true,
  onlyDefaultBilling: false,
  onlyDefaultShipping: false,
  limitToShoppingLists: false,
  reqRequired: false,
  reqNoRequired: false,
  scannerModeEnabled: false,
};

/** A user of a company may neither change its addresses nor make lists. */
export const SUB_USER_FLAGS: CustomerFlags = {
  ...NEW_FLAGS,
  allowCreateShoppinglist: false,
  allowManageShoppinglist: false,
  allowBillingAddressChange: false,
  allowShippingAddressChange: false,
  onlyDefaultBilling: true,
  onlyDefaultShipping: true,
};

// Spec §6: access to order history and invoices is off unless given; to one's own it is given here.
export const newSettings = (language: 'da' | 'en'): CustomerAccountSettings => ({
  orderHistoryAccess: true,
  invoiceOverviewAccess: true,
  orderHistoryVisibility: 'own',
  enableSaleslineNotes: true,
  enablePersonalCoupons: false,
  defaultLanguage: defaultLanguageFor(language),
  isSubscriptionEnabled: true,
});

/** Spec §6: both default to false. */
export const subUserSettings = (language: 'da' | 'en'): CustomerAccountSettings => ({
  ...newSettings(language),
  orderHistoryAccess: false,
  invoiceOverviewAccess: false,
});
