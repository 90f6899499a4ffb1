// The section promotions.csv: discounts that apply automatically or by the codes of coupons.csv.
import { promotion } from '#backend/db/tables/promotion';
import { field, fieldStoredBy, resourceSection, tableResource } from '#backend/resources/resource';
import { allNamed } from '#backend/resources/resource.sql';
import { type PromotionFaultReason, promotionFaults } from '#domain/promotion/checks';
import { MOST_PRIORITY, PROMOTION_KINDS } from '#domain/promotion/promotion';
import { kroner, oneOfTexts, or, text, whole } from '../../file/columns';
import { endMoment, moment } from '../../file/moment-columns';
import { namesOrNone, percent, switchOr } from '../../file/more-columns';
import { type Breach, ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { endPromotions } from './promotions.sql';

const fields = {
  /** What coupons name the promotion by. */
  number: field(promotion.id, whole(1)),
  name_da: field(promotion.nameDa, text(200)),
  name_en: field(promotion.nameEn, text(200)),
  kind: field(promotion.kind, oneOfTexts(PROMOTION_KINDS)),
  percent: field(promotion.percentBp, or(percent, 0)),
  /** With VAT in stores that show prices so, else without; so is the minimum. */
  amount: field(promotion.amountOere, or(kroner, 0)),
  buy: field(promotion.buyQuantity, or(whole(1, 1000), 1)),
  free: field(promotion.freeQuantity, or(whole(1, 1000), 1)),
  /** Skus of which one may be chosen. */
  gifts: fieldStoredBy(allNamed('product', promotion.giftProductIds), namesOrNone()),
  /** Where and for whom it counts, and for which goods: empty lists mean all. */
  stores: fieldStoredBy(allNamed('store', promotion.storeIds), namesOrNone()),
  groups: fieldStoredBy(allNamed('group', promotion.groupIds), namesOrNone()),
  categories: fieldStoredBy(allNamed('category', promotion.categoryIds), namesOrNone()),
  products: fieldStoredBy(allNamed('product', promotion.productIds), namesOrNone()),
  minimum: field(promotion.minimumOere, or(kroner, null)),
  /** Its code may be combined with other codes. */
  combines: field(promotion.combines, switchOr(true)),
  priority: field(promotion.priority, or(whole(0, MOST_PRIORITY), 0)),
  needs_code: field(promotion.needsCode, switchOr(true)),
  /** Counts in no cart until it is resumed. */
  paused: field(promotion.paused, switchOr(false)),
  from: field(promotion.validFrom, moment),
  to: field(promotion.validTo, or(endMoment, null)),
};

export type PromotionRecord = RowOf<typeof fields>;

export const promotionsSource = ruled<PromotionRecord>(
  tableOf({ file: 'promotions.csv', columns: fields }),
  breachesOfPromotion,
);

function breachesOfPromotion({ percent: percentBp, amount, minimum, ...record }: PromotionRecord): Breach[] {
  const checked = { ...record, percentBp, amountOere: amount, minimumOere: minimum };
  return promotionFaults(checked).map(({ field: column, reason }) => [column, FAULT_WORDS[reason]]);
}

const FAULT_WORDS: Record<PromotionFaultReason, string> = {
  percentMissing: 'Skriv, hvor mange procent der gives.',
  percentTooHigh: 'Der kan højst gives 100 procent.',
  amountMissing: 'Skriv, hvor mange kroner der gives.',
  buyMissing: 'Skriv, hvor mange der betales for, og hvor mange der er gratis.',
  noGift: 'Skriv mindst én vare at vælge som gave.',
  minimumZero: 'Et mindstekøb er over 0 kr.; lad feltet være tomt, hvis der ikke er noget.',
  priorityWrong: `Rækkefølgen er et helt tal fra 0 til ${MOST_PRIORITY}.`,
  endsBefore: 'Rabatten slutter, før den begynder.',
};

export const promotionResource = tableResource<PromotionRecord>({
  ...{ table: promotion, key: [promotion.id], order: 't.id', numbered: true, fields },
});

export const promotions = resourceSection<PromotionRecord>({
  name: 'promotions',
  title: 'rabatter',
  source: promotionsSource,
  resource: promotionResource,
  keyOf: ({ number }) => String(number),
  // What is over stays for the orders that it was given to.
  missing: ({ to }, now) => (to !== null && to <= now.toISOString() ? 'untouched' : 'removed'),
  remove: (gone, { on, now }) =>
    endPromotions(
      on,
      gone.map(({ number }) => number),
      now,
    ),
});
