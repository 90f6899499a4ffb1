// Writes the demo world's products.
import { idOf, type Numbering, storeIdsOf } from './seed-numbers';
import { insertRows, type SeedClient } from './seed-rows';
import type { WorldProduct } from './world/types';

const STOCK_STATES: Record<WorldProduct['stockState'], string> = {
  common: 'common-item',
  'special-order': 'special-order',
  'customer-item': 'customer-item',
  inactive: 'inactive',
  'order-item': 'order-item',
  'coming-home': 'coming-home',
};

/** The lowest gross price that runs at `now`; a parent's is its cheapest variant's. */
function lowestOf(product: WorldProduct, variants: readonly WorldProduct[], now: Date): number {
  const runs = (one: WorldProduct) =>
    one.special && new Date(one.special.from) <= now && new Date(one.special.to) > now
      ? one.special.grossOere
      : one.priceGrossOere;
  const choices = variants.length > 0 ? variants : [product];
  return Math.min(...choices.map((one) => Math.min(runs(one), one.priceGrossOere)));
}

const isBuyable = (one: WorldProduct) =>
  !one.manageStock ||
  one.stockState === 'order-item' ||
  one.stockState === 'special-order' ||
  one.stock.central >= one.minQty;

/** The longest of the sides that its facts state, in millimetres; null where they state none. */
function longestOf({ attributes }: WorldProduct): number | null {
  const sides = attributes.flatMap(({ value }) => {
    const centimetres = /^(\d{2,3}) cm$/.exec(value)?.[1];
    return centimetres ? [Number(centimetres) * 10] : [];
  });
  return sides.length > 0 ? Math.max(...sides) : null;
}

export async function seedProducts(
  on: SeedClient,
  products: readonly WorldProduct[],
  numbers: Numbering,
): Promise<void> {
  const variantsOf = new Map<string, WorldProduct[]>();
  for (const product of products) {
    if (!product.parentSku) continue;
    const siblings = variantsOf.get(product.parentSku);
    if (siblings) siblings.push(product);
    else variantsOf.set(product.parentSku, [product]);
  }
  const rows = products.map((product) => {
    const variants = variantsOf.get(product.sku) ?? [];
    return {
      id: idOf(numbers.productIds, product.sku),
      sku: product.sku,
      type: product.giftCard ? 'giftcard' : product.design ? 'pcon' : product.type,
      pcon_status: product.design ? 'active' : null,
      pcon_moc: product.design?.moc ?? null,
      pcon_ban: product.design?.ban ?? null,
      parent_id: product.parentSku ? idOf(numbers.productIds, product.parentSku) : null,
      url_key: product.urlKey,
      name_da: product.name,
      name_en: product.nameEn,
      short_da: product.shortDescription,
      short_en: product.shortDescriptionEn,
      description_da: product.descriptionHtml,
      description_en: product.descriptionHtmlEn,
      brand: product.brand,
      brand_code: product.brandCode,
      ean: product.ean,
      unit: product.unit,
      min_qty: product.minQty,
      max_qty: product.maxQty,
      increments: product.increments,
      manage_stock: product.manageStock,
      stock_state: STOCK_STATES[product.stockState],
      gross_oere: product.priceGrossOere,
      cost_oere: product.costOere,
      duty_code: product.duty?.code ?? null,
      duty_milli_units: Math.round((product.duty?.units ?? 0) * 1000),
      delivery_days: product.deliveryDays,
      delivery_label: product.deliveryLabel,
      badge_da: product.badge ?? null,
      badge_en: product.badgeEn ?? null,
      sub_label_da: product.subLabel ?? null,
      sub_label_en: product.subLabelEn ?? null,
      request_price: product.requestPrice,
      only_trade: product.onlyTrade,
      certificates: product.certificates,
      energy_class: product.energyClass ?? null,
      weight_grams: product.weightGrams,
      longest_mm: longestOf(product),
      popularity: product.popularity,
      bonus_points: product.bonusPoints ?? null,
      attribute_set: product.attributeSet,
      residual_sale: product.residualSale,
      created_at: product.createdAt,
      attributes: product.attributes,
      options: product.options ?? null,
      option_values: product.optionValues ?? null,
      producer: product.producer,
      warnings: product.warnings ?? null,
      danger: product.danger ?? null,
      documents: product.documents,
      cartridge: product.cartridge ?? null,
      store_ids: storeIdsOf(product.stores, numbers),
      salable: variants.length > 0 ? variants.some(isBuyable) : isBuyable(product),
      sort_gross_oere: lowestOf(product, variants, numbers.now),
    };
  });
  await insertRows(on, 'product', rows);
  const cards = products.flatMap(({ sku, giftCard }) =>
    giftCard
      ? [
          {
            product_id: idOf(numbers.productIds, sku),
            step_oere: giftCard.steps,
            least_oere: giftCard.least,
            most_oere: giftCard.most,
          },
        ]
      : [],
  );
  await insertRows(on, 'gift_card_product', cards);
}
