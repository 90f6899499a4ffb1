// Converts an API filter to the catalogue's own terms.
import type { InputMaybe, ProductAttributeFilterInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { type Oere, oere, oereFromKroner } from '#domain/money/money';
import { grossOfNet, netOfGross, type PriceBasis } from '#domain/money/vat';
import { dutyOn } from '#domain/price/duties';
import { isOfBonusShop } from '../bonus-shop/member';
import { storedSkus } from '../product/stored-skus.sql';
import { type Choices, facetChoices, filterValues, inStockOf } from './facets/choices';
import type { BuyerPrices } from './prices.sql';
import type { Wanted } from './search.sql';

type Filter = InputMaybe<ProductAttributeFilterInput> | undefined;

/** Above any price; a greater number would not fit the column. */
const MOST_KRONER = 10_000_000;

const GREATEST_ID = 2_147_483_647;
const isId = (id: number) => Number.isInteger(id) && id >= 0 && id <= GREATEST_ID;

/** Bounds are in what the shopper reads: with VAT in consumer stores, without in business stores. */
export function choicesOf(filter: Filter, context: Context, prices: BuyerPrices): Choices {
  const { basis } = context.store;
  const bound = (text: InputMaybe<string> | undefined) => {
    const kroner = Number(text);
    if (text == null || text.trim() === '' || !Number.isFinite(kroner)) return null;
    return oereFromKroner(Math.min(Math.max(kroner, 0), MOST_KRONER));
  };
  const [from, to] = [bound(filter?.price?.from), bound(filter?.price?.to)];
  return {
    facets: facetChoices(filter),
    // Points are no kroner: the bonus shop is not narrowed by these.
    grossFrom: from === null || filter?.offer === 'points' ? null : leastShownAs(from, basis),
    grossTo: to === null || filter?.offer === 'points' ? null : leastShownAs(oere(to + 1), basis) - 1,
    inStock: inStockOf(filter),
    tellsTradePrices: context.store.basis === 'net',
    prices,
  };
}

/** The lowest price with VAT that is shown as this amount or more: several prices with VAT round to the same price without. */
function leastShownAs(amount: Oere, basis: PriceBasis): number {
  if (basis === 'gross') return amount;
  let gross = grossOfNet(amount);
  while (netOfGross(gross) >= amount && gross > 0) gross = oere(gross - 1);
  while (netOfGross(gross) < amount) gross = oere(gross + 1);
  return gross;
}

const A_MINUTE = 60_000;

async function buyerPrices(context: Context): Promise<BuyerPrices> {
  const [who, { businessId, duties, exemptCodes, basis, now }] = await Promise.all([
    context.signedIn(),
    context.terms(),
  ]);
  const codes = basis === 'gross' ? [...new Set(duties.map(({ code }) => code))] : [];
  return {
    businessId: who?.hasAgreedPrices === false ? null : businessId,
    minute: new Date(Math.floor(now.getTime() / A_MINUTE) * A_MINUTE),
    storeId: context.store.id,
    duties: codes.flatMap((code) => {
      const duty = dutyOn({ code, rows: duties, now, exemptCodes });
      return duty ? [{ code, oere: duty.ratePerUnitGrossOere }] : [];
    }),
  };
}

/** The bonus shop is only visible to its own customers: for others the filter matches no product. */
async function pointsWanted(filter: Filter, context: Context): Promise<Partial<Wanted>> {
  if (filter?.offer !== 'points') return {};
  return (await isOfBonusShop(context)) ? { bonusCategories: filterValues(filter.bonus_category) } : { skus: [] };
}

async function skusWanted(filter: Filter, { db }: Context): Promise<string[] | null> {
  const skus = filterValues(filter?.sku);
  return skus && storedSkus(db, skus);
}

export async function wantedOf(filter: Filter, context: Context): Promise<Wanted> {
  const paths = filterValues(filter?.category_url_path);
  const forest = paths && (await context.forest());
  const ids = [
    filterValues(filter?.category_id)?.map(Number),
    filterValues(filter?.category_uid)?.map((uid) => idOfUid(uid) ?? 0),
    paths?.map((path) => forest?.byPath.get(path)?.id ?? 0),
  ].filter((list): list is number[] => list != null);
  return {
    assortment: await context.assortment(),
    categoryIds: ids.length > 0 ? ids.flat().filter(isId) : null,
    skus: await skusWanted(filter, context),
    urlKeys: filterValues(filter?.url_key),
    nameLike: filter?.name?.match ?? null,
    choices: choicesOf(filter, context, await buyerPrices(context)),
    only: filter?.offer ?? null,
    ...(await pointsWanted(filter, context)),
  };
}
