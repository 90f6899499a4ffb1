// From the wire's coupons, discounts and gifts to those of cart and order.
import { productPath } from '#domain/page/addresses';
import { refusalCodeOf, refusalOf } from '#domain/refusal/refusals';
import type { CartCoupon, DiscountRow, GiftOffer } from '~/models/cart';
import type { CartFieldsFragment } from '../generated/commerce';
import { pictureOf } from '../tile/card.map';
import { moneyOf } from '../tile/price.map';
import { plainParams } from '../transport/wire.map';

type WireDiscounts = NonNullable<CartFieldsFragment['prices']>['discounts'];

export function discountRows(discounts: WireDiscounts | undefined): DiscountRow[] {
  return (discounts ?? []).flatMap((discount) => {
    if (!discount) return [];
    // A plain Magento may say what is taken off as a negative amount.
    const oere = Math.abs(moneyOf(discount.amount));
    return [{ label: discount.label, code: discount.coupon?.code ?? null, oere }];
  });
}

export function couponsOf(coupons: CartFieldsFragment['applied_coupons']): CartCoupon[] {
  return (coupons ?? []).flatMap((coupon) => {
    if (!coupon) return [];
    const { code, problem_code: problem, problem_params: params } = coupon;
    return [
      {
        code,
        name: coupon.description ?? '',
        isPersonal: coupon.is_personal_coupon ?? false,
        problem: problem ? refusalOf(refusalCodeOf(problem), plainParams(params)) : null,
      },
    ];
  });
}

export function giftOffersOf(promos: CartFieldsFragment['promos']): GiftOffer[] {
  return (promos ?? []).flatMap((promo) => {
    if (!promo) return [];
    return [
      {
        id: promo.id,
        title: promo.title,
        missingOere: moneyOf(promo.missing),
        chosenSku: promo.selected_sku ?? null,
        gifts: (promo.items ?? []).flatMap((item) => {
          if (!item) return [];
          const name = item.name ?? '';
          const href = productPath(item.url_key ?? '');
          return [{ sku: item.sku ?? '', name, href, picture: pictureOf(item.small_image, name) }];
        }),
      },
    ];
  });
}
