// Products as rows of the catalogue file: each row says all of its product, in columns of Magento's where Magento has one.
import { isDeepStrictEqual } from 'node:util';
import type { CellTable } from '#backend/commerce/catalogue/import/file/read-rows';
import { withDecimalPoint } from '#backend/commerce/catalogue/import/row/facts';
import { nameOfPicture } from '../categories';
import { amountCell, factsText, pairsText } from './cell-texts';
import { ownAttributes } from './own-attributes';
import type { StoredProduct, StoredSpecial } from './products.sql';

/** Column → cell; a cell that is left out is empty. */
type Row = Record<string, string | number | null | undefined>;

const COLUMNS = [
  ...['sku', 'attribute_set_code', 'product_type', 'categories', 'category_positions', 'product_websites'],
  ...['product_online', 'name', 'short_description', 'description', 'url_key', 'price', 'special_price'],
  ...[
    'special_price_from_date',
    'special_price_to_date',
    'more_offers',
    'weight',
    'created_at',
    'min_cart_qty',
    'max_cart_qty',
  ],
  ...[
    'qty_increments',
    'manage_stock',
    'base_image',
    'additional_images',
    'image_texts',
    'related_skus',
    'crosssell_skus',
  ],
  ...['configurable_variations', 'configurable_options', 'giftcard_amounts', 'giftcard_open_amount_min'],
  ...['giftcard_open_amount_max', 'facts', 'fact_labels', 'additional_attributes', 'whole'],
];

export function printProducts(products: readonly StoredProduct[]): CellTable {
  const rows = products.map((product) => {
    const row = productCells(product);
    return COLUMNS.map((column) => String(row[column] ?? ''));
  });
  return [COLUMNS, ...rows];
}

function productCells(product: StoredProduct): Row {
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    sku: product.sku,
    attribute_set_code: product.attribute_set,
    product_type: product.type,
    ...placeCells(product),
    name: product.name_da,
    short_description: product.short_da,
    description: product.description_da,
    url_key: product.url_key,
    price: amountCell(product.gross_oere),
    ...offerCells(product),
    weight: product.weight_grams / 1000,
    created_at: product.created,
    min_cart_qty: product.min_qty,
    max_cart_qty: product.max_qty,
    qty_increments: product.increments,
    manage_stock: flag(product.manage_stock),
    ...pictureCells(product),
    related_skus: product.related.join(','),
    crosssell_skus: product.accessories.join(','),
    ...choiceCells(product),
    ...giftCardCells(product),
    ...factCells(product),
    additional_attributes: pairsText(ownAttributes(product)),
    whole: 1,
  };
}

/** Where it has the same position in each list, as in a catalogue that was sorted as one, a single number is printed. */
function placeCells({ places, stores }: StoredProduct): Row {
  const positions = new Set(places.map(([, position]) => position));
  return {
    categories: places.flatMap(([path, , own]) => (own ? [path] : [])).join(','),
    category_positions:
      positions.size === 1 ? [...positions][0] : places.map(([path, position]) => `${path}:${position}`).join('|'),
    product_websites: stores === null ? 'base' : stores.join(','),
    product_online: stores?.length === 0 ? 0 : 1,
  };
}

/** What the import writes where a file names no end. */
const WITHOUT_END = '2100-01-01T00:00:00.000Z';

/** Magento has columns for one. */
function offerCells({ specials: [last, ...others] }: StoredProduct): Row {
  if (!last) return {};
  return {
    special_price: amountCell(last.gross_oere),
    special_price_from_date: last.from,
    special_price_to_date: endTold(last) ?? '',
    more_offers: others.length > 0 ? JSON.stringify(others.map(offerText)) : '',
  };
}

const endTold = ({ to }: StoredSpecial): string | undefined => (to === WITHOUT_END ? undefined : to);

const offerText = (offer: StoredSpecial) => ({
  ...{
    price: offer.gross_oere / 100,
    from: offer.from,
    to: endTold(offer),
    name: offer.name_da,
    name_en: offer.name_en,
  },
});

function pictureCells({ pictures, picture_texts: texts }: StoredProduct): Row {
  const named = pictures.flatMap((spec, at) => {
    const name = nameOfPicture(spec);
    return name === null ? [] : [{ name, texts: texts[at] ?? ['', ''] }];
  });
  const [first, ...others] = named.map(({ name }) => name);
  const isWritten = named.some((each) => each.texts.join('') !== '');
  return {
    ...{ base_image: first, additional_images: others.join(',') },
    image_texts: isWritten ? JSON.stringify(named.map((each) => each.texts)) : '',
  };
}

function choiceCells({ type, variants, options }: StoredProduct): Row {
  if (type !== 'configurable') return {};
  const variation = ({ sku, values }: StoredProduct['variants'][number]) =>
    [`sku=${sku}`, ...Object.entries(values ?? {}).map(([code, value]) => `${code}=${value}`)].join(',');
  return {
    configurable_variations: variants.map(variation).join('|'),
    configurable_options: options === null ? '' : JSON.stringify(options),
  };
}

const giftCardCells = ({ gift_card: card }: StoredProduct): Row =>
  card === null
    ? {}
    : {
        giftcard_amounts: card.step_oere.map(amountCell).join('|'),
        giftcard_open_amount_min: amountCell(card.least_oere),
        giftcard_open_amount_max: amountCell(card.most_oere),
      };

function factCells({ attributes }: StoredProduct): Row {
  const facts = attributes.flatMap(({ code, value, valueEn, values, valuesEn }) => {
    // English values that are not listed one by one are a single text.
    const english = valuesEn?.join(', ') === valueEn ? valuesEn : valueEn;
    const isSame = isDeepStrictEqual(english, values?.map(withDecimalPoint) ?? withDecimalPoint(value));
    return [[code, values ?? value] as const, ...(isSame ? [] : [[`${code}_en`, english] as const])];
  });
  const labels = attributes.flatMap(({ code, label, labelEn }) => [
    [code, label] as const,
    ...(labelEn === label ? [] : [[`${code}_en`, labelEn] as const]),
  ]);
  return { facts: factsText(facts), fact_labels: pairsText(labels) };
}
