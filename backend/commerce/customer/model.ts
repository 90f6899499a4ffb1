// The customer on the wire, with the flags and the business of spec §3.
import type { CustomerAccountSettings, CustomerAddress, CustomerBusiness } from '#backend/generated/commerce';
import type { SignedIn } from '#backend/graphql/context';
import { Model } from '#backend/graphql/model';
import { hasMailbox } from '#domain/punchout/buyers';
import { accessToWire } from './category-data';
import type { AddressRow } from './customer.sql';

export function addressToWire(row: AddressRow): CustomerAddress {
  const { id, firstname, lastname, company, company2, street, city, postcode, telephone } = row;
  return {
    id,
    firstname,
    middlename: null,
    lastname,
    company,
    company2,
    street,
    city,
    postcode,
    country_code: 'DK',
    telephone,
    vat_id: row.vatId,
    req_rekvirent: row.reqRekvirent,
    req_rekvnr: row.reqRekvnr,
    default_billing: row.defaultBilling,
    default_shipping: row.defaultShipping,
  };
}

export class CustomerModel extends Model {
  constructor(readonly who: SignedIn) {
    super();
  }

  private get row() {
    return this.who.customer;
  }
  get id() {
    return String(this.row.id);
  }
  get firstname() {
    return this.row.firstname;
  }
  get middlename() {
    return this.row.middlename;
  }
  get lastname() {
    return this.row.lastname;
  }
  get email() {
    return hasMailbox(this.row.email) ? this.row.email : null;
  }
  get is_confirmed() {
    return true;
  }
  get confirmation_status() {
    return 'ACCOUNT_CONFIRMATION_NOT_REQUIRED' as const;
  }
  get group_id() {
    return this.row.groupId;
  }
  get taxvat() {
    return this.who.business?.vatId ?? null;
  }
  get created_at() {
    return this.row.createdAt.toISOString();
  }
  get store_id() {
    return this.row.storeId;
  }
  get pwa_username() {
    return this.row.pwaUsername;
  }
  get business_shoppinglist_limit() {
    return this.row.businessShoppinglistLimit;
  }
  get has_shareworks() {
    return this.row.flags.hasShareworks;
  }
  get is_business_admin() {
    return this.row.flags.isBusinessAdmin;
  }
  get is_allowed_bonusshop() {
    return this.row.flags.isAllowedBonusshop;
  }
  get allow_create_shoppinglist() {
    return this.row.flags.allowCreateShoppinglist;
  }
  get allow_manage_shoppinglist() {
    return this.row.flags.allowManageShoppinglist;
  }
  get allow_billing_address_change() {
    return this.row.flags.allowBillingAddressChange;
  }
  get allow_shipping_address_change() {
    return this.row.flags.allowShippingAddressChange;
  }
  get only_default_billing() {
    return this.row.flags.onlyDefaultBilling;
  }
  get only_default_shipping() {
    return this.row.flags.onlyDefaultShipping;
  }
  get limit_to_shopping_lists() {
    return this.row.flags.limitToShoppingLists;
  }
  get req_required() {
    return this.row.flags.reqRequired;
  }
  get req_no_required() {
    return this.row.flags.reqNoRequired;
  }
  get scanner_mode_enabled() {
    return this.row.flags.scannerModeEnabled;
  }
  get account_settings(): CustomerAccountSettings {
    const settings = this.row.accountSettings;
    return {
      order_history_access: settings.orderHistoryAccess,
      invoice_overview_access: settings.invoiceOverviewAccess,
      order_history_visibility: settings.orderHistoryVisibility,
      enable_salesline_notes: settings.enableSaleslineNotes,
      enable_personal_coupons: settings.enablePersonalCoupons,
      default_language: settings.defaultLanguage,
      is_subscription_enabled: settings.isSubscriptionEnabled,
    };
  }
  get disallow_list() {
    return [...this.row.disallow, ...(this.who.business?.disallow ?? [])].map(accessToWire);
  }
  get business(): CustomerBusiness | null {
    const business = this.who.business;
    return (
      business && {
        id: business.id,
        sales_code: business.salesCode,
        name: business.name,
        ean: business.ean,
        description: business.description,
        reference_number: business.referenceNumber,
        free_shipping: business.freeShipping,
        free_shipping_limit: business.freeShippingLimitOere === null ? null : business.freeShippingLimitOere / 100,
        show_contract_goods: business.showContractGoods,
        giftcard_enabled: business.giftcardEnabled,
        weekday: business.weekday,
      }
    );
  }
}
