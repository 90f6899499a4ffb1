// What marketing has for a customer: a banner and personal coupons (spec section 3, "Coupon (segment context)").
import type { Picture } from './product';

export interface SegmentButton {
  text: string;
  href: string;
}

export interface SegmentBanner {
  id: string;
  title: string;
  text: string;
  picture: Picture | null;
  button: SegmentButton | null;
}

export interface PersonalCoupon {
  id: string;
  code: string;
  title: string;
  tooltip: string;
  picture: Picture | null;
  button: SegmentButton | null;
  /** The customer has activated it. */
  isActive: boolean;
  /** 0 on its last day; null without an end. */
  expiresInDays: number | null;
}

export interface SegmentView {
  banner: SegmentBanner | null;
  coupons: PersonalCoupon[];
}
