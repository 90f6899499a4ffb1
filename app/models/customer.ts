// Who is logged in, as pages and guards need to know it (spec section 3, Customer).
export interface CustomerView {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  groupId: number;
  storeId: number;
  isBusiness: boolean;
  businessName: string;
  limitToShoppingLists: boolean;
  orderHistoryAccess: boolean;
  invoiceOverviewAccess: boolean;
  bonusShopAccess: boolean;
  requisitionerRequired: boolean;
  requisitionNumberRequired: boolean;
  language: 'da' | 'en';
}
