// From the wire's customer to the shop's. Spec section 6: access to order history and invoices is false unless it is given.

import type { AllowedCategory, CategoryAccess } from '#domain/catalogue/assortment';
import { languageOfCustomer } from '#domain/store/locale';
import type { BookAddress, CustomerView } from '~/models/customer';
import type { AddressBookQuery, CategoryDataQuery, CustomerQuery } from '../generated/commerce';
import { visitFrom } from '../punchout/punchout.map';
import { moneyOf } from '../tile/price.map';

type WireAccess = NonNullable<CustomerQuery['customer']>['disallow_list'];

const accessOf = (list: WireAccess): CategoryAccess[] =>
  (list ?? []).flatMap((entry) =>
    entry ? [{ path: entry.path ?? '', categoryIds: (entry.category_ids ?? []).flatMap((id) => id ?? []) }] : [],
  );

/** Null where the customer has no allow-list. */
export const allowedOf = (data: CategoryDataQuery): AllowedCategory[] | null =>
  data.customerCategoryData?.items?.flatMap((item) => (item ? [{ id: item.id ?? 0, slug: item.slug ?? '' }] : [])) ??
  null;

/** A back end that knows no approval places orders at once. */
const approvalOf = (rule: NonNullable<CustomerQuery['customer']>['order_approval']): CustomerView['approval'] =>
  rule ? { limitOere: rule.limit ? moneyOf(rule.limit) : null } : null;

export function customerViewOf(customer: NonNullable<CustomerQuery['customer']>): CustomerView {
  const settings = customer.account_settings;
  return {
    id: String(customer.id),
    firstname: customer.firstname ?? '',
    lastname: customer.lastname ?? '',
    email: customer.email ?? '',
    groupId: customer.group_id ?? 0,
    storeId: customer.store_id ?? 0,
    isBusiness: customer.business !== null && customer.business !== undefined,
    businessName: customer.business?.name ?? '',
    ean: customer.business?.ean ?? '',
    managesUsers: (customer.is_business_admin || customer.manages_customers) === true && customer.business != null,
    limitToShoppingLists: customer.limit_to_shopping_lists === true,
    scansGoods: customer.scanner_mode_enabled === true,
    orderHistoryAccess: settings?.order_history_access === true,
    invoiceOverviewAccess: settings?.invoice_overview_access === true,
    bonusShopAccess: customer.is_allowed_bonusshop === true,
    hasPersonalCoupons: settings?.enable_personal_coupons === true,
    approval: approvalOf(customer.order_approval),
    writesNotes: settings?.enable_salesline_notes === true,
    maySubscribe: customer.may_subscribe === true,
    mayKeepCards: customer.may_keep_cards === true,
    usesGiftCards: customer.business?.giftcard_enabled !== false,
    requisitionerRequired: customer.req_required === true,
    requisitionNumberRequired: customer.req_no_required === true,
    // A back end without these flags lets everyone change addresses.
    addressRights: {
      allowBillingAddressChange: customer.allow_billing_address_change !== false,
      allowShippingAddressChange: customer.allow_shipping_address_change !== false,
      onlyDefaultBilling: customer.only_default_billing === true,
      onlyDefaultShipping: customer.only_default_shipping === true,
    },
    disallow: accessOf(customer.disallow_list),
    actingStaff: customer.acting_staff ?? null,
    punchout: customer.punchout ? visitFrom(customer.punchout) : null,
    language: languageOfCustomer(settings?.default_language),
  };
}

export function addressBookOf(data: AddressBookQuery): BookAddress[] {
  return (data.customer?.addresses ?? []).flatMap((address) =>
    address
      ? [
          {
            id: String(address.id ?? ''),
            firstname: address.firstname ?? '',
            lastname: address.lastname ?? '',
            company: address.company ?? '',
            company2: address.company2 ?? '',
            requisitioner: address.req_rekvirent ?? '',
            requisitionNumber: address.req_rekvnr ?? '',
            vatId: address.vat_id ?? '',
            ean: '',
            street: (address.street ?? []).filter(Boolean).join(', '),
            postcode: address.postcode ?? '',
            city: address.city ?? '',
            telephone: address.telephone ?? '',
            countryCode: address.country_code ?? 'DK',
            isDefaultShipping: address.default_shipping === true,
            isDefaultBilling: address.default_billing === true,
          },
        ]
      : [],
  );
}
