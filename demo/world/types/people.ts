// Customers, companies, agreements and lists. Spec §3: Customer, Customer address, Shopping list.
import type { CategoryAccess } from '#domain/catalogue/assortment';
import type { Bilingual, StoreCode } from './stores';

export interface WorldAddress {
  firstname: string;
  lastname: string;
  company?: string;
  company2?: string;
  street: string[];
  postcode: string;
  city: string;
  countryCode: 'DK';
  telephone: string;
  vatId?: string;
  defaultBilling: boolean;
  defaultShipping: boolean;
  reqRekvirent?: string;
  reqRekvnr?: string;
}

export interface WorldBusiness {
  id: number;
  salesCode: string;
  name: string;
  description: string;
  cvr: string;
  ean: string | null;
  referenceNumber: string;
  freeShipping: boolean;
  freeShippingLimitOere: number | null;
  showContractGoods: boolean;
  giftcardEnabled: boolean;
  weekday: string;
  /** Payment on account after credit check. */
  invoiceAllowed: boolean;
  /** Excise approval number: frees from KulturPlus. */
  dutyExemptCodes: string[];
  priceGroup: string;
  /** Null: no allow-list. */
  allow: CategoryAccess[] | null;
  disallow: CategoryAccess[];
}

export interface CustomerFlags {
  hasShareworks: boolean;
  isBusinessAdmin: boolean;
  managesCustomers: boolean;
  isAllowedBonusshop: boolean;
  allowCreateShoppinglist: boolean;
  allowManageShoppinglist: boolean;
  allowBillingAddressChange: boolean;
  allowShippingAddressChange: boolean;
  onlyDefaultBilling: boolean;
  onlyDefaultShipping: boolean;
  limitToShoppingLists: boolean;
  reqRequired: boolean;
  reqNoRequired: boolean;
  scannerModeEnabled: boolean;
}
export interface CustomerAccountSettings {
  orderHistoryAccess: boolean;
  invoiceOverviewAccess: boolean;
  orderHistoryVisibility: 'own' | 'business';
  enableSaleslineNotes: boolean;
  enablePersonalCoupons: boolean;
  /** 1 = English, anything else Danish (spec §3). */
  defaultLanguage: 0 | 1;
  isSubscriptionEnabled: boolean;
}
export interface WorldCustomer {
  /** Stable key of the role, for the demo bar and tests. */
  key: string;
  role:
    | 'private'
    | 'business-admin'
    | 'business-buyer'
    | 'sub-user'
    | 'list-user'
    | 'approver'
    | 'public'
    | 'design'
    | 'advice'
    | 'punchout';
  title: Bilingual;
  explanation: Bilingual;
  email: string;
  password: string;
  pwaUsername: string;
  firstname: string;
  middlename: string | null;
  lastname: string;
  groupId: number;
  storeCode: StoreCode;
  businessId: number | null;
  flags: CustomerFlags;
  /** Approver's e-mail when this customer's orders wait for approval. */
  approverEmail: string | null;
  businessShoppinglistLimit: number;
  settings: CustomerAccountSettings;
  addresses: WorldAddress[];
  points: { at: string; points: number; note: string }[];
}
export interface CustomerGroup {
  id: number;
  code: string;
  name: string;
  business: boolean;
}
export interface ContractPrice {
  businessId: number;
  sku: string;
  /** Gross øre like every catalogue price. */
  grossOere: number;
  validFrom: string;
  validTo: string | null;
}
export interface WorldShoppingList {
  key: string;
  name: string;
  ownerEmail: string | null;
  businessId: number | null;
  isContractGoods: boolean;
  isWarehouseHotel: boolean;
  skus: string[];
  sortOrder: number;
  createdAt: string;
}
