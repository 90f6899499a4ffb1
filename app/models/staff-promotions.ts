// View models of promotions in the back office.
import type { StaffEventView } from './staff';

/** What a promotion gives, to whom and when: of a stored one, or of one that is being written. */
export interface PromotionTermsView {
  kind: string;
  percentBp: number;
  amountOere: number;
  buy: number;
  free: number;
  minimumOere: number | null;
  gifts: readonly string[];
  products: readonly string[];
  storeNames: readonly string[];
  groups: readonly string[];
  categoriesDa: readonly string[];
  categoriesEn: readonly string[];
  isAlone: boolean;
  /** Lower applies first among promotions of one kind. */
  priority: number;
  needsCode: boolean;
  codes: readonly string[];
  codeCount: number;
  /** Days, both included. */
  from: string;
  /** Null: until further notice. */
  to: string | null;
}

export interface StaffPromotionView extends PromotionTermsView {
  id: number;
  nameDa: string;
  nameEn: string;
  stores: readonly string[];
  categories: readonly string[];
  /** A state of domain/staff/promotion-views. */
  state: string;
  uses: number;
}

export interface StaffPromotionsView {
  rows: StaffPromotionView[];
  hasNewer: boolean;
  hasOlder: boolean;
}

export interface StaffCouponView {
  code: string;
  usageLimit: number | null;
  perCustomer: number | null;
  segment: string | null;
  uses: number;
}

export interface StaffPromotionPageView extends StaffPromotionView {
  /** The state that the page shows, for the forms of its acts. */
  seen: string;
  /** The first hundred. */
  coupons: StaffCouponView[];
  /** The newest twenty; none for staff who do not see orders. */
  orders: { number: string; placedAt: string; code: string | null; amountOere: number }[];
  timeline: StaffEventView[];
  acts: string[];
}

export interface StaffPromotionChoicesView {
  stores: { code: string; name: string }[];
  groups: string[];
  categories: { path: string; level: number; name: string; nameDa: string; nameEn: string }[];
}

/** What a shopper gets, in both languages of the shop; the priority is for staff. */
export interface PromotionSentencesView {
  da: string;
  en: string;
  priority: number;
}
