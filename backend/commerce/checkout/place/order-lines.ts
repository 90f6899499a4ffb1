// An order's lines: copies of name, options, price and reasons, so that nothing later changes what was agreed.

import { wordsOfWish } from '#backend/commerce/cart/lines/gift-card';
import { chosenOptions } from '#backend/commerce/cart/lines/options';
import { wordsOfPresent } from '#backend/commerce/cart/lines/present';
import { dutyOf, totalsByLine, vatOf } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { labelOfReason } from '#backend/commerce/catalogue/product/price';
import { designedOf } from '#backend/commerce/design/designed';
import type { NewLine } from '#backend/commerce/order/order.sql';
import { lineDiscounts } from '#backend/commerce/promotion/order-discounts';
import type { StoredReason } from '#backend/db/tables/order';
import type { Language } from '#backend/graphql/context';
import { formatPoints } from '#domain/money/money';
import type { PriceReason } from '#domain/price/price';
import type { OrderDraft } from './check-order';

export function linesOf({ goods, totals, granted }: OrderDraft, shopper: Shopper): NewLine[] {
  const ofLine = totalsByLine(totals);
  return goods.map(({ item, priced, row }, index) => {
    const { product, quantity, line } = item;
    const shown = item.family ?? product;
    const sums = ofLine(item.id);
    const duty = dutyOf(priced);
    return {
      position: index + 1,
      productId: product.id,
      sku: product.sku,
      name: shown.name,
      unit: shopper.units.get(product.unit) ?? product.unit,
      urlKey: shown.url_key,
      options: [
        ...chosenOptions(shown.options, product.option_values, shopper.language),
        ...designedOf(line, shopper.language),
      ]
        .map(({ label, valueLabel }) => ({ label, value: valueLabel }))
        .concat(wordsOfWish(line.choice, shopper.language))
        .concat(wordsOfPresent(line.choice, shopper.language))
        .concat(wordsOfPoints(item.points ?? null, shopper.language)),
      ...line.choice,
      quantity,
      unitOere: priced.final,
      rowOere: row,
      unitPoints: item.points ?? 0,
      dutyCode: duty?.code ?? null,
      dutyLabel: duty?.label ?? null,
      dutyOere: sums.duty,
      discountOere: sums.discount,
      discounts: lineDiscounts(granted, item.id),
      vatBp: vatOf(item),
      vatOere: sums.vatDue,
      priceReasons: priced.reasons.map(storedReason),
      note: line.note,
    };
  });
}

/** Printed on every document of the order, next to an amount of zero. */
function wordsOfPoints(points: number | null, language: Language): { label: string; value: string }[] {
  if (points === null) return [];
  return language === 'en'
    ? [{ label: 'Price in points', value: formatPoints(points, 'en-GB') }]
    : [{ label: 'Pris i point', value: formatPoints(points, 'da-DK') }];
}

function storedReason(reason: PriceReason): StoredReason {
  const { code, oere: amount, ...params } = reason;
  return { code, label: labelOfReason(reason), oere: amount, params };
}
