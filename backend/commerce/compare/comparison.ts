// A list of products as it is compared: the products that the shopper may see, and their attributes side by side.
import { infoOf } from '#backend/commerce/catalogue/product/attributes/custom-attribute';
import type { ProductModel } from '#backend/commerce/catalogue/product/model';
import type { Context, Language } from '#backend/graphql/context';
import { type ComparedFact, comparableAttributes, comparedValues } from '#domain/catalogue/compare-list';
import { type CompareListRow, comparedFor } from './compare-list.sql';

export interface Comparison {
  uid: string;
  products: readonly ProductModel[];
}

export interface ComparedItem {
  product: ProductModel;
  list: Comparison;
}

/** Magento's "N/A". */
const MISSING: Record<Language, string> = { da: 'Ikke oplyst', en: 'N/A' };

export async function comparisonOf({ id, uid }: CompareListRow, context: Context): Promise<Comparison> {
  const ids = await comparedFor(context.pool, id, await context.assortment());
  const products = await Promise.all(ids.map((one) => context.loaders.product.load(one)));
  return { uid, products: products.flatMap((product) => product ?? []) };
}

async function comparedFactsOf(product: ProductModel, context: Context): Promise<ComparedFact[]> {
  const facts = infoOf(product, await context.loaders.detail.load(product.id), context.language);
  return facts.flatMap(({ code, label, value }) => (code && value ? [{ code, label: label ?? code, value }] : []));
}

export async function attributesCompared({ products }: Comparison, context: Context) {
  return comparableAttributes(await Promise.all(products.map((product) => comparedFactsOf(product, context))));
}

export async function valuesCompared({ product, list }: ComparedItem, context: Context) {
  const attributes = await attributesCompared(list, context);
  const codes = attributes.map(({ code }) => code);
  return comparedValues(codes, await comparedFactsOf(product, context), MISSING[context.language]);
}
