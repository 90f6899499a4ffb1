// What a filter of the wire asks of products, in the catalogue's own terms.
import type { InputMaybe, ProductAttributeFilterInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { oereFromKroner } from '#domain/money';
import { grossOfNet } from '#domain/vat';
import { type Choices, facetChoices, inStockOf, valuesOf } from './facets/choices';
import type { Wanted } from './rows';

type Filter = InputMaybe<ProductAttributeFilterInput> | undefined;

/** Dearer than anything; a greater number would not fit the column. */
const MOST_KRONER = 10_000_000;

const GREATEST_ID = 2_147_483_647;
const isId = (id: number) => Number.isInteger(id) && id >= 0 && id <= GREATEST_ID;

/** Bounds are in what the shopper reads: with VAT in consumer stores, without in business stores. */
export function choicesOf(filter: Filter, context: Context): Choices {
  const gross = (text: InputMaybe<string> | undefined) => {
    const kroner = Number(text);
    if (text == null || text.trim() === '' || !Number.isFinite(kroner)) return null;
    const amount = oereFromKroner(Math.min(Math.max(kroner, 0), MOST_KRONER));
    return context.store.basis === 'net' ? grossOfNet(amount) : amount;
  };
  return {
    facets: facetChoices(filter),
    grossFrom: gross(filter?.price?.from),
    grossTo: gross(filter?.price?.to),
    inStock: inStockOf(filter),
    tellsTradePrices: context.store.basis === 'net',
  };
}

export async function wantedOf(filter: Filter, context: Context): Promise<Wanted> {
  const paths = valuesOf(filter?.category_url_path);
  const forest = paths && (await context.forest());
  const ids = [
    valuesOf(filter?.category_id)?.map(Number),
    valuesOf(filter?.category_uid)?.map((uid) => idOfUid(uid) ?? 0),
    paths?.map((path) => forest?.byPath.get(path)?.id ?? 0),
  ].filter((list): list is number[] => list != null);
  return {
    assortment: await context.assortment(),
    categoryIds: ids.length > 0 ? ids.flat().filter(isId) : null,
    skus: valuesOf(filter?.sku),
    urlKeys: valuesOf(filter?.url_key),
    nameLike: filter?.name?.match ?? null,
    choices: choicesOf(filter, context),
    only: filter?.offer ?? null,
  };
}
