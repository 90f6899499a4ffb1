// From the wire's segment context to what pages show of it.
import type { PersonalCoupon, SegmentButton, SegmentView } from '~/models/segment';
import type { SegmentContextQuery } from '../generated/commerce';
import { pictureOf } from '../tile/card.map';

type WireContext = NonNullable<SegmentContextQuery['marketingSegmentContext']>;

/** Decorative picture next to the text, hence an empty label. */
const segmentPicture = (media: { url: string } | null | undefined) =>
  media ? pictureOf({ url: media.url, label: '' }, '') : null;

/** Only ways that a browser opens without running anything. */
const couponButton = (button: WireContext['coupons'][number]['button']): SegmentButton | null =>
  button && /^(https:\/\/|\/(?!\/))/.test(button.href) ? { text: button.text, href: button.href } : null;

const personalCouponOf = (coupon: WireContext['coupons'][number]): PersonalCoupon => ({
  id: coupon.id,
  code: coupon.coupon_code,
  title: coupon.title,
  tooltip: coupon.tooltip ?? '',
  picture: segmentPicture(coupon.media),
  button: couponButton(coupon.button),
  isActive: coupon.is_active,
  expiresInDays: coupon.expires_in_days ?? null,
});

export function segmentViewOf({ banner, coupons }: WireContext): SegmentView {
  return {
    banner: banner
      ? {
          id: banner.id,
          title: banner.title,
          text: banner.text,
          picture: segmentPicture(banner.media),
          button: couponButton(banner.button),
        }
      : null,
    coupons: coupons.map(personalCouponOf),
  };
}
