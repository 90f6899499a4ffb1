// What Magento has no column for, as names and values of additional_attributes. What is nothing is not named.
import { PLAIN_COLUMNS } from '#backend/commerce/catalogue/product/plain-texts';
import { slugOf } from '#domain/text/slug';
import { amountCell, type Pair } from './cell-texts';
import type { StoredProduct } from './products.sql';

type Value = string | number | boolean | null | undefined;

export function ownAttributes(product: StoredProduct): Pair[] {
  const pairs: Pair[] = [];
  for (const of of [wordAttributes, tradeAttributes, dangerAttributes, cartridgeAttributes]) {
    for (const [name, value] of Object.entries(of(product))) {
      if (value === null || value === undefined || value === '') continue;
      pairs.push([name, typeof value === 'boolean' ? String(Number(value)) : String(value)]);
    }
  }
  return pairs;
}

const wordAttributes = (product: StoredProduct): Record<string, Value> => ({
  name_en: product.name_en === product.name_da ? null : product.name_en,
  short_description_en: product.short_en,
  description_en: product.description_en,
  brand: product.brand,
  // Printed where it does not follow from the name.
  brand_code: product.brand_code === slugOf(product.brand) ? null : product.brand_code,
  ean: product.ean,
  badge: product.badge_da,
  badge_en: product.badge_en === product.badge_da ? null : product.badge_en,
  sub_label: product.sub_label_da,
  sub_label_en: product.sub_label_en === product.sub_label_da ? null : product.sub_label_en,
  ...Object.fromEntries(PLAIN_COLUMNS.map((column) => [column, product[column]])),
  special_name: product.specials[0]?.name_da,
  special_name_en: product.specials[0]?.name_en,
});

const tierText = ({ audience, quantity, gross_oere }: StoredProduct['tiers'][number]) =>
  [quantity, amountCell(gross_oere), ...(audience === 'business' ? [audience] : [])].join(':');

const tradeAttributes = (product: StoredProduct): Record<string, Value> => ({
  unit: product.unit,
  duty_code: product.duty_code,
  duty_units: product.duty_milli_units > 0 ? product.duty_milli_units / 1000 : null,
  cost: product.cost_oere > 0 ? amountCell(product.cost_oere) : null,
  tier_prices: product.tiers.map(tierText).join('|'),
  delivery_days: product.delivery_days,
  delivery_label: product.delivery_label,
  stock_state: product.stock_state,
  request_price: product.request_price || null,
  roda_hide: product.only_trade || null,
  residual_sale: product.residual_sale || null,
  certificates: product.certificates.join('|'),
  energy_class: product.energy_class,
  longest_mm: product.longest_mm,
  popularity: product.popularity || null,
  bonus_points: product.bonus_points,
  bonus_only: product.bonus_only || null,
  bonus_category: product.bonus_category,
  pcon_status: product.pcon_status,
  pcon_moc: product.pcon_moc,
  pcon_ban: product.pcon_ban,
});

function dangerAttributes({ danger, producer, documents }: StoredProduct): Record<string, Value> {
  const { responsible } = producer ?? {};
  return {
    clp: danger?.clp.join('|'),
    h_sentences: danger?.hSentences.join('|'),
    p_sentences: danger?.pSentences.join('|'),
    producer_name: producer?.name,
    producer_address: producer?.address,
    producer_email: producer?.email,
    responsible_name: responsible?.name,
    responsible_address: responsible?.address,
    responsible_email: responsible?.email,
    ...Object.fromEntries(documents.map(({ type, link }) => [`document_${type}`, link])),
  };
}

function cartridgeAttributes({ cartridge, printers }: StoredProduct): Record<string, Value> {
  const holds = cartridge?.holds?.map(({ part, role, pages }) => `${part}:${role}:${pages}`);
  return {
    cartridge_number: cartridge?.number,
    cartridge_part: cartridge?.part,
    cartridge_role: cartridge?.role,
    cartridge_pages: cartridge?.pages,
    cartridge_original: cartridge?.original,
    cartridge_lock: cartridge?.lock,
    cartridge_holds: holds?.join('|'),
    fits_printers: printers.join('|'),
  };
}
