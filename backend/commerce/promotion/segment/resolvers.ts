// Marketing content for the signed-in customer: a banner, and the personal coupons that they can use now. Spec §3 "Coupon (segment context)", §7
// "Commerce queries".
import { buyerOf, offerOf } from '#backend/commerce/promotion/applied-promotions';
import type { Resolvers, SegmentButton, SegmentMedia } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import { daysLeft, missingOn } from '#domain/cart/personal-coupons';
import { closedTo } from '#domain/promotion/judge';
import { couponsOfSegments, type SegmentCouponRow, type SegmentRow, segmentsOf } from './segment.sql';

export const segmentResolvers: Resolvers = {
  Query: {
    marketingSegmentContext: async (_root, { activated }, context) => {
      const who = await context.signedIn();
      // Spec §6: who lacks the right has no such coupons.
      if (!who?.customer.accountSettings.enablePersonalCoupons) return null;
      const [foremost] = await segmentsOf(context.db, who.customer.id);
      const open = foremost ? await openCoupons(who, context) : [];
      const pictures = await segmentPictures(
        [foremost?.pictureProductId, ...open.map((one) => one.shown.pictureProductId)],
        context,
      );
      return {
        banner: foremost ? segmentBanner(foremost, pictures, context) : null,
        coupons: open.map((one) => segmentCoupon(one, activated ?? [], pictures, context)),
      };
    },
  },
};

/** Those of this store and time that are not used up. Whether the goods are enough the cart says. */
async function openCoupons(who: SignedIn, { db, store, now, language }: Context): Promise<SegmentCouponRow[]> {
  const buyer = { ...buyerOf({ email: null }, { who }), customerId: who.customer.id };
  const locale = language === 'en' ? ('en-GB' as const) : ('da-DK' as const);
  const scene = { storeId: store.id, groupId: who.customer.groupId, now, locale };
  const found = await couponsOfSegments(db, buyer);
  return found.filter((row) => closedTo(offerOf(row, { language }), scene) === null);
}

type Pictures = ReadonlyMap<number, SegmentMedia>;

async function segmentPictures(ids: readonly (number | null | undefined)[], { loaders }: Context): Promise<Pictures> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const found = await loaders.product.loadMany(wanted);
  return new Map(
    found.flatMap((model) => {
      const picture = model instanceof Error ? null : model?.image;
      return model && !(model instanceof Error) && picture ? [[model.id, { url: picture.url }] as const] : [];
    }),
  );
}

function segmentButton(text: string | null, href: string | null): SegmentButton | null {
  if (!text || !href) return null;
  return { text, style: 'secondary', type: href.startsWith('/') ? 'internal' : 'external', href };
}

function segmentBanner(row: SegmentRow, pictures: Pictures, { language }: Context) {
  const isEnglish = language === 'en';
  return {
    id: uidOf(row.id),
    title: isEnglish ? row.titleEn : row.titleDa,
    text: isEnglish ? row.textEn : row.textDa,
    media: pictures.get(row.pictureProductId ?? 0) ?? null,
    button: segmentButton(isEnglish ? row.buttonEn : row.buttonDa, row.href),
  };
}

function segmentCoupon(
  { promotion, shown }: SegmentCouponRow,
  activated: readonly string[],
  pictures: Pictures,
  context: Context,
) {
  const { language, now } = context;
  const isEnglish = language === 'en';
  const tooltip = isEnglish ? shown.tooltipEn : shown.tooltipDa;
  return {
    id: uidOf(shown.id),
    title: isEnglish ? promotion.nameEn : promotion.nameDa,
    media: pictures.get(shown.pictureProductId ?? 0) ?? null,
    button: segmentButton(isEnglish ? shown.buttonEn : shown.buttonDa, shown.href),
    coupon_code: shown.code,
    tooltip: tooltip || null,
    is_active: missingOn(activated, [{ code: shown.code, isActive: true }]).length === 0,
    expires_in_days: daysLeft(promotion.validTo, now),
  };
}
