// The demo's products as rows of products.csv, in the order of the world, which determines their numbers.
import type { StoredProduct } from '#backend/shop-files/sections/products/products.sql';
import type { DemoWorld, WorldCategory, WorldProduct } from '../world/types';

const STOCK_STATES: Record<WorldProduct['stockState'], string> = {
  common: 'common-item',
  'special-order': 'special-order',
  'customer-item': 'customer-item',
  inactive: 'inactive',
  'order-item': 'order-item',
  'coming-home': 'coming-home',
};

/** The longest of the sides that its facts state, in millimetres; null where they state none. */
function longestSide({ attributes }: WorldProduct): number | null {
  const sides = attributes.flatMap(({ value }) => {
    const centimetres = /^(\d{2,3}) cm$/.exec(value)?.[1];
    return centimetres ? [Number(centimetres) * 10] : [];
  });
  return sides.length > 0 ? Math.max(...sides) : null;
}

/** The parts of the world that a product's record depends on. */
interface Around {
  stores: number;
  variants: ReadonlyMap<string, WorldProduct[]>;
  categories: ReadonlyMap<number, WorldCategory>;
  /** Its position in every list: popular products first. */
  positions: ReadonlyMap<string, number>;
  skus: ReadonlySet<string>;
  printers: ReadonlySet<string>;
}

export function productRecords(world: DemoWorld): StoredProduct[] {
  const { products, categories, printers, stores } = world;
  const variants = new Map<string, WorldProduct[]>();
  for (const product of products) {
    if (product.parentSku) variants.set(product.parentSku, [...(variants.get(product.parentSku) ?? []), product]);
  }
  const shown = products.filter(({ visibility }) => visibility === 'catalogue');
  const byPopularity = [...shown].sort(
    (one, other) => other.popularity - one.popularity || one.sku.localeCompare(other.sku),
  );
  const around: Around = {
    stores: stores.length,
    variants,
    categories: new Map(categories.map((category) => [category.id, category])),
    positions: new Map(byPopularity.map(({ sku }, at) => [sku, at + 1])),
    skus: new Set(products.map(({ sku }) => sku)),
    printers: new Set(printers.map(({ id }) => id)),
  };
  return products.map((product) => productRecord(product, around));
}

function productRecord(product: WorldProduct, around: Around): StoredProduct {
  const { skus, printers, stores } = around;
  const known = (list: readonly string[]) => list.filter((sku) => skus.has(sku));
  return {
    sku: product.sku,
    type: product.giftCard ? 'giftcard' : product.design ? 'pcon' : product.type,
    attribute_set: product.attributeSet,
    url_key: product.urlKey,
    ...recordWords(product),
    ...recordTrade(product),
    created: product.createdAt,
    attributes: product.attributes,
    options: product.options ?? null,
    pcon_status: product.design ? 'active' : null,
    pcon_moc: product.design?.moc ?? null,
    pcon_ban: product.design?.ban ?? null,
    stores: product.stores.length === stores ? null : product.stores,
    places: recordPlaces(product, around),
    pictures: product.pictures,
    picture_texts: [],
    related: known(product.relations.related),
    accessories: known(product.relations.accessories),
    tiers: product.tiers.map((tier) => ({
      audience: tier.groups,
      quantity: tier.quantity,
      gross_oere: tier.grossOere,
    })),
    specials: recordSpecials(product),
    variants: (around.variants.get(product.sku) ?? []).map(({ sku, optionValues }) => ({
      sku,
      values: { ...optionValues },
    })),
    printers: (product.fitsPrinters ?? []).filter((id) => printers.has(id)),
    gift_card: product.giftCard
      ? {
          step_oere: product.giftCard.steps,
          least_oere: product.giftCard.least,
          most_oere: product.giftCard.most,
        }
      : null,
  };
}

const recordWords = (product: WorldProduct) => ({
  name_da: product.name,
  name_en: product.nameEn,
  short_da: product.shortDescription,
  short_en: product.shortDescriptionEn,
  description_da: product.descriptionHtml,
  description_en: product.descriptionHtmlEn,
  brand: product.brand,
  brand_code: product.brandCode,
  badge_da: product.badge ?? null,
  badge_en: product.badgeEn ?? null,
  sub_label_da: product.subLabel ?? null,
  sub_label_en: product.subLabelEn ?? null,
  producer: product.producer,
  warnings: product.warnings ?? null,
  guarantee_months: product.guaranteeMonths ?? null,
  guarantee_terms: product.guaranteeTerms ?? null,
  order_units: null,
  manufacturer_number: null,
  unspsc: null,
  eclass: null,
  danger: product.danger ?? null,
  documents: product.documents,
  cartridge: product.cartridge ?? null,
});

const recordTrade = (product: WorldProduct) => ({
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
  request_price: product.requestPrice,
  only_trade: product.onlyTrade,
  certificates: product.certificates,
  energy_class: product.energyClass ?? null,
  weight_grams: product.weightGrams,
  longest_mm: longestSide(product),
  popularity: product.popularity,
  bonus_points: product.bonusPoints ?? null,
  bonus_only: product.visibility === 'points',
  bonus_category: product.bonusCategory ?? null,
  residual_sale: product.residualSale,
});

function recordPlaces(product: WorldProduct, { categories, positions }: Around): StoredProduct['places'] {
  const position = positions.get(product.sku);
  if (position === undefined) return [];
  return product.categoryIds.map((id) => {
    const category = categories.get(id);
    if (!category) throw new Error(`The demo world names category ${id}, which it does not have`);
    return [category.urlPath, position, true];
  });
}

const recordSpecials = ({ special }: WorldProduct): StoredProduct['specials'] =>
  special
    ? [
        {
          gross_oere: special.grossOere,
          from: special.from,
          to: special.to,
          name_da: special.name,
          name_en: special.nameEn,
        },
      ]
    : [];
