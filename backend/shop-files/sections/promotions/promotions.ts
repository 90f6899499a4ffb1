// The section promotions.csv: discounts that apply automatically or by the codes of coupons.csv.
import { PROMOTION_KINDS } from '#domain/promotion/promotion';
import { kroner, oneOfTexts, or, text, whole } from '../../file/columns';
import { endMoment, moment } from '../../file/moment-columns';
import { namesOrNone, percent, switchOr } from '../../file/more-columns';
import { type Breach, ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { recordSection } from '../../section';
import { type Mentions, type Resolved, resolveNames, type ThingKind } from '../named';
import { endPromotions, loadPromotions, writePromotions } from './promotions.sql';

const columns = {
  /** What coupons name the promotion by. */
  number: whole(1),
  name_da: text(200),
  name_en: text(200),
  kind: oneOfTexts(PROMOTION_KINDS),
  percent: or(percent, 0),
  /** With VAT in stores that show prices so, else without; so is the minimum. */
  amount: or(kroner, 0),
  buy: or(whole(1, 1000), 1),
  free: or(whole(1, 1000), 1),
  /** Skus of which one may be chosen. */
  gifts: namesOrNone(),
  /** Where and for whom it counts, and for which goods: empty lists mean all. */
  stores: namesOrNone(),
  groups: namesOrNone(),
  categories: namesOrNone(),
  products: namesOrNone(),
  minimum: or(kroner, null),
  /** Its code may be combined with other codes. */
  combines: switchOr(true),
  priority: or(whole(0, 100_000), 0),
  needs_code: switchOr(true),
  from: moment,
  to: or(endMoment, null),
};

export type PromotionRecord = RowOf<typeof columns>;

export const promotionsSource = ruled<PromotionRecord>(
  tableOf({ file: 'promotions.csv', columns }),
  breachesOfPromotion,
);

function breachesOfPromotion({ kind, percent: off, amount, gifts, from, to, minimum }: PromotionRecord): Breach[] {
  const breaches: [boolean, Breach][] = [
    [kind === 'percent' && off === 0, ['percent', 'Skriv, hvor mange procent der gives.']],
    [kind === 'fixed' && amount === 0, ['amount', 'Skriv, hvor mange kroner der gives.']],
    [kind === 'gift' && gifts.length === 0, ['gifts', 'Skriv mindst én vare at vælge som gave.']],
    [minimum === 0, ['minimum', 'Et mindstekøb er over 0 kr.; lad feltet være tomt, hvis der ikke er noget.']],
    [to !== null && to <= from, ['to', 'Rabatten slutter, før den begynder.']],
  ];
  return breaches.flatMap(([isBroken, breach]) => (isBroken ? [breach] : []));
}

const MENTIONS: Mentions<PromotionRecord> = [
  ['product', 'gifts', ({ gifts }) => gifts],
  ['store', 'stores', ({ stores }) => stores],
  ['group', 'groups', ({ groups }) => groups],
  ['category', 'categories', ({ categories }) => categories],
  ['product', 'products', ({ products }) => products],
];

export const promotions = recordSection<PromotionRecord>({
  name: 'promotions',
  title: 'rabatter',
  source: promotionsSource,
  keyOf: ({ number }) => String(number),
  // What is over stays for the orders that it was given to.
  missing: ({ to }, now) => (to !== null && to <= now.toISOString() ? 'untouched' : 'removed'),
  async load(on) {
    const stored = await loadPromotions(on);
    return stored.map((one) => ({ ...one, from: one.from.toISOString(), to: one.to?.toISOString() ?? null }));
  },
  async write({ added, changed, removed }, context) {
    const resolved = await resolveNames([...added, ...changed], MENTIONS, context);
    const gone = removed.map(({ number }) => number);
    if (gone.length > 0) await endPromotions(context.on, gone, context.now);
    await writePromotions(
      context.on,
      resolved.whole.map(({ record }) => promotionValues(record, resolved)),
    );
  },
});

function promotionValues(of: PromotionRecord, resolved: Resolved<PromotionRecord>) {
  const ids = (kind: ThingKind, wanted: readonly string[]) => wanted.map((name) => resolved.idOf(kind, name));
  const idsOrAll = (kind: ThingKind, wanted: readonly string[]) => (wanted.length === 0 ? null : ids(kind, wanted));
  return {
    id: of.number,
    name_da: of.name_da,
    name_en: of.name_en,
    kind: of.kind,
    percent_bp: of.percent,
    amount_oere: of.amount,
    buy_quantity: of.buy,
    free_quantity: of.free,
    gift_product_ids: ids('product', of.gifts),
    store_ids: idsOrAll('store', of.stores),
    group_ids: idsOrAll('group', of.groups),
    category_ids: idsOrAll('category', of.categories),
    product_ids: idsOrAll('product', of.products),
    minimum_oere: of.minimum,
    combines: of.combines,
    priority: of.priority,
    needs_code: of.needs_code,
    valid_from: of.from,
    valid_to: of.to,
  };
}
