// The product list of the back office: a page of rows by key, and what it can be filtered by.
import { brandChoices, categoryChoices, type ListedProduct, listProductRows } from '#backend/commerce/catalogue/index';
import type { StaffProductFilter } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { isProductText, PRODUCT_VIEW_NAMES } from '#domain/staff/product-views';
import type { StaffContext } from '../context';
import { pageByKey } from '../page-by-key';

const MOST_PRODUCTS = 200;

function productQueryOf({ text, view, category, brand, after, before }: StaffProductFilter) {
  const known = PRODUCT_VIEW_NAMES.find((name) => name === (view ?? 'all'));
  if (!known) throw inputRefused(`${view} is none of ${PRODUCT_VIEW_NAMES.join(', ')}.`);
  return {
    ...{ view: known, text: text && isProductText(text) ? text : null, category: category ?? null },
    ...{ brand: brand || null, after: after ?? null, before: before ?? null },
  };
}

export async function listProductsForStaff(filter: StaffProductFilter, first: number, context: StaffContext) {
  const { pool, language } = context;
  const query = productQueryOf(filter);
  const page = await pageByKey(query, first, MOST_PRODUCTS, (limit) => listProductRows(pool, query, limit));
  return { ...page, rows: page.rows.map((row) => productRowOnWire(row, language)) };
}

const productRowOnWire = (row: ListedProduct, language: 'da' | 'en') => ({
  ...{ id: row.id, sku: row.sku, name: row[`name_${language}`], brand: row.brand, parent: row.parent },
  ...{ variants: row.variants, priceOere: row.gross_oere, nowOere: row.now_oere, pieces: row.pieces },
  ...{ isSalable: row.salable, isHidden: row.is_hidden, picture: row.picture },
});

export async function productChoices({ pool, language }: StaffContext) {
  const [categories, brands] = [await categoryChoices(pool), await brandChoices(pool)];
  return {
    categories: categories.map((row) => ({ id: row.id, level: row.level, name: row[`name_${language}`] })),
    brands,
  };
}
