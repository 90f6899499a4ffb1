// An order's lines: copies of name, options, price and reasons, so that nothing later changes what was agreed.
import { dutyOf, totalsOfLine, vatOf } from '#backend/commerce/cart/price-cart';
import { lineDiscounts } from '#backend/commerce/promotion/order-discounts';
import { chosenOptions } from '#backend/commerce/cart/lines/options';
import { designedOf } from '#backend/commerce/cart/lines/designed';
import { cardsIn, type Shopper } from '#backend/commerce/cart/shopper';
import { labelOfReason } from '#backend/commerce/catalogue/product/price';
import type { CardRow } from '#backend/commerce/catalogue/product/rows';
import type { KeptReason } from '#backend/db/tables/order';
import type { Transaction } from '#backend/db/transaction';
import type { PriceReason } from '#domain/price';
import type { OrderDraft } from './check-order';
import type { NewLine } from './rows';

export async function linesOf(
  tx: Transaction,
  { goods, totals, granted }: OrderDraft,
  shopper: Shopper,
): Promise<NewLine[]> {
  const parents = await parentsOf(
    tx,
    goods.map(({ good }) => good.product),
    shopper,
  );
  return goods.map(({ good, priced, row }, index) => {
    const { product, quantity, line } = good;
    const shown = parents.get(product.parent_id ?? 0) ?? product;
    const sums = totalsOfLine(totals, good.id);
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
      ].map(({ label, valueLabel }) => ({ label, value: valueLabel })),
      design: line.design,
      quantity,
      unitOere: priced.final,
      rowOere: row,
      dutyCode: duty?.code ?? null,
      dutyLabel: duty?.label ?? null,
      dutyOere: sums.duty,
      discountOere: sums.discount,
      discounts: lineDiscounts(granted, good.id),
      vatBp: vatOf(good),
      vatOere: sums.vatDue,
      priceReasons: priced.reasons.map(keptReason),
      note: line.note,
    };
  });
}

async function parentsOf(
  tx: Transaction,
  products: readonly CardRow[],
  shopper: Shopper,
): Promise<ReadonlyMap<number, CardRow>> {
  const ids = [...new Set(products.flatMap((product) => product.parent_id ?? []))];
  return ids.length > 0 ? cardsIn(tx, ids, shopper) : new Map();
}

function keptReason(reason: PriceReason): KeptReason {
  const { code, oere: amount, ...params } = reason;
  return { code, label: labelOfReason(reason), oere: amount, params };
}
