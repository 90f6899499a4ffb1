// The facets of a list as the wire has them: Magento's `aggregations`, in the order that staff gave them.
import type { Aggregation, AggregationOption } from '#backend/generated/commerce';
import type { Context, Language } from '#backend/graphql/context';
import { formatMoney, kroner, oere } from '#domain/money/money';
import { inBasis } from '#domain/money/vat';
import { compareKeys, naturalKey } from '#domain/text/natural-order';
import { colourNamed } from '../../import/row/colours';
import { isOfCategories, placesOf } from '../category.sql';
import { MOST_CANDIDATES } from '../most-candidates';
import { listsForPoints, type Wanted } from '../search.sql';
import { chosenOnShelf, goodsOfShelf, isShelf } from '../shelf.sql';
import type { Settled } from '../words/settle';
import { matchingWords, type Sql } from '../words/words.sql';
import { type Counted, type CountedValue, countStatement, countValues } from './facets.sql';

export interface ListQuestion {
  wanted: Wanted;
  searching: boolean;
  settled: Settled | null;
}

const OWN = {
  da: { price: 'Pris', in_stock: 'Lager', there: 'Kan bestilles nu' },
  en: { price: 'Price', in_stock: 'Stock', there: 'Can be ordered now' },
};

/** Lists of a category, of a search and of a shelf are counted; a list of numbers or addresses has nothing to choose from. */
function countedOf({ wanted, searching, settled }: ListQuestion): Counted | null {
  const of =
    (ask: (first: number) => Sql): Counted =>
    (values) => {
      const asked = ask(values.length + 1);
      values.push(...asked.values);
      return asked.text;
    };
  if (searching) {
    return settled && of((first) => matchingWords({ ...settled, band: settled.reach.counted }, MOST_CANDIDATES, first));
  }
  if (isOfCategories(wanted)) return of((first) => placesOf(wanted, first));
  return isShelf(wanted) ? of((first) => goodsOfShelf(wanted, first)) : null;
}

export async function aggregationsOf(list: ListQuestion, context: Context): Promise<Aggregation[]> {
  const counted = countedOf(list);
  if (!counted) return [];
  context.shows.add('lists');
  const { language, pool, store } = context;
  const { wanted } = list;
  const choices = !list.searching && isShelf(wanted) ? chosenOnShelf(wanted.choices) : wanted.choices;
  const asked = countStatement(counted, choices, language);
  const key = JSON.stringify([asked.text, asked.values, language, store.basis]);
  const load = async () => aggregationsIn(await countValues(asked, pool), context);
  const counts = await context.kept.counts.read(key, load, (await context.versions())?.catalogue);
  // What is bought for points has no price in kroner to choose by.
  return listsForPoints(wanted) ? counts.filter((facet) => facet?.attribute_code !== 'price') : counts;
}

function aggregationsIn(rows: CountedValue[], context: Context): Aggregation[] {
  const byCode = new Map<string, CountedValue[]>();
  for (const row of rows) byCode.set(row.code, [...(byCode.get(row.code) ?? []), row]);
  return [...byCode.values()]
    .sort(([one], [other]) => (one?.facet_position ?? 0) - (other?.facet_position ?? 0))
    .flatMap((values) => aggregationOf(values, context) ?? []);
}

function aggregationOf(values: CountedValue[], context: Context): Aggregation | null {
  const [first] = values;
  if (!first) return null;
  const words = OWN[context.language];
  if (first.code === 'price') return { ...facetHead('price', words.price, 1), options: [priceSpan(first, context)] };
  if (first.code === 'in_stock') {
    return {
      ...facetHead('in_stock', words.in_stock, 1),
      options: [{ value: '1', label: words.there, count: first.count }],
    };
  }
  const options = inTheirOrder(values, context.language).map(({ value, label, count, swatch }) => ({
    value,
    label,
    count,
    swatch: first.code === 'colour' ? (swatch ?? colourNamed(label ?? '')?.hex ?? null) : null,
  }));
  return {
    ...facetHead(first.code, first.facet ?? first.code, options.length),
    options,
    position: first.facet_position,
  };
}

/** As staff placed them, then as sizes and amounts follow each other, then as a dictionary has them. */
function inTheirOrder(values: readonly CountedValue[], language: Language): CountedValue[] {
  const collator = new Intl.Collator(language, { numeric: true });
  return values
    .map((value) => ({ value, label: value.label ?? '', key: naturalKey(value.label ?? '') }))
    .sort(
      (one, other) =>
        one.value.position - other.value.position ||
        compareKeys(one.key, other.key) ||
        collator.compare(one.label, other.label),
    )
    .map(({ value }) => value);
}

const facetHead = (attribute_code: string, label: string, count: number) => ({
  attribute_code,
  label,
  count,
  position: 0,
});

/** From the cheapest to the most expensive, in kroner of the store's basis, rounded outwards so that no product is excluded. */
function priceSpan({ value, count }: CountedValue, { store, language }: Context): AggregationOption {
  const [from = 0, to = 0] = value.split('_').map((gross) => kroner(inBasis(oere(Number(gross)), store.basis)));
  const [low, high] = [Math.floor(from), Math.ceil(to)];
  const text = (amount: number) => formatMoney(oere(amount * 100), language === 'en' ? 'en-GB' : 'da-DK');
  return { value: `${low}_${high}`, label: `${text(low)} - ${text(high)}`, count };
}
