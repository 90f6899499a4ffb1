// What staff typed into the form of a promotion, read into the input of its use case; and its terms, for a preview.
import { MOST_PRIORITY } from '#domain/promotion/promotion';
import { readDay } from '#domain/reading/days';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { wholeFrom } from '#domain/validate/amount';
import type { PromotionTermsView, StaffPromotionChoicesView } from '~/models/staff-promotions';
import type { StaffCodesInput, StaffPromotionInput } from '../generated/staff';
import { typedPrice } from './product-typed';

type Fields = Readonly<Record<string, string>>;

/** Names of ticked boxes after the prefix. */
export const tickedNames = (fields: Fields, prefix: string): string[] =>
  Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));

/** SKUs, one for each line, or with commas. */
const listedSkus = (typed: string | undefined): string[] => [
  ...new Set((typed ?? '').split(/[\s,;]+/).filter((sku) => sku !== '')),
];

const isLeftOut = (typed: string | undefined): boolean => (typed ?? '').trim() === '';

/** Null: nothing was typed. */
function limitTyped(fields: Fields, name: string): Outcome<{ whole: number | null }> {
  if (isLeftOut(fields[name])) return { ok: true, whole: null };
  const whole = wholeFrom(fields[name] ?? '');
  return whole === null ? refusal('QUANTITY_NOT_A_NUMBER', { field: name }) : { ok: true, whole };
}

function moneyTyped(fields: Fields, name: string): Outcome<{ oere: number | null }> {
  return isLeftOut(fields[name]) ? { ok: true, oere: null } : typedPrice(fields[name] ?? '', name);
}

function dayOfPromotion(typed: string | undefined, field: string): Outcome<{ day: string | null }> {
  if (isLeftOut(typed)) return { ok: true, day: null };
  const reading = readDay(typed ?? '', 'danish');
  const isDay = reading.kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(reading.day);
  return isDay ? { ok: true, day: reading.day } : refusal('PROMOTION_DAY', { field });
}

function limitsOfCodes(fields: Fields): Outcome<{ usageLimit: number | null; perCustomer: number | null }> {
  const usage = limitTyped(fields, 'usageLimit');
  if (!usage.ok) return usage;
  const each = limitTyped(fields, 'perCustomer');
  return each.ok ? { ok: true, usageLimit: usage.whole, perCustomer: each.whole } : each;
}

/** `today`: the first day where none was typed. */
export function promotionTyped(fields: Fields, today: string): Outcome<{ input: StaffPromotionInput }> {
  const figures = figuresTyped(fields);
  if (!figures.ok) return figures;
  const from = dayOfPromotion(fields.from, 'from');
  if (!from.ok) return from;
  const to = dayOfPromotion(fields.to, 'to');
  if (!to.ok) return to;
  const limits = limitsOfCodes(fields);
  if (!limits.ok) return limits;
  const priority = limitTyped(fields, 'priority');
  if (!priority.ok) return refusal('PROMOTION_PRIORITY', { field: 'priority', params: { max: MOST_PRIORITY } });
  const { nameDa = '', nameEn = '', kind = '', code = '' } = fields;
  const { usageLimit, perCustomer } = limits;
  return {
    ok: true,
    input: {
      ...{ nameDa, nameEn, kind, ...figures.input },
      ...{ gifts: listedSkus(fields.gifts), products: listedSkus(fields.products) },
      ...{ stores: tickedNames(fields, 'store-'), groups: tickedNames(fields, 'group-') },
      ...{ categories: tickedNames(fields, 'category-'), isAlone: fields.isAlone === 'on' },
      priority: priority.whole ?? 0,
      ...{ needsCode: fields.how === 'code' || !isLeftOut(code), from: from.day ?? today, to: to.day },
      ...{ code: isLeftOut(code) ? null : code, usageLimit, perCustomer },
    },
  };
}

type Figures = Pick<StaffPromotionInput, 'percentBp' | 'amountOere' | 'buy' | 'free' | 'minimumOere'>;

/** Figures of other kinds than the chosen one are not read. */
function figuresTyped(fields: Fields): Outcome<{ input: Figures }> {
  const { kind } = fields;
  const percent = kind === 'percent' ? moneyTyped(fields, 'percent') : NONE_TYPED;
  if (!percent.ok) return refusal('PROMOTION_PERCENT', { field: 'percent' });
  const amount = kind === 'fixed' ? moneyTyped(fields, 'amount') : NONE_TYPED;
  if (!amount.ok) return amount;
  const minimum = moneyTyped(fields, 'minimum');
  if (!minimum.ok) return minimum;
  const buy = kind === 'buy-x-get-y' ? limitTyped(fields, 'buy') : NO_PIECES;
  if (!buy.ok) return buy;
  const free = kind === 'buy-x-get-y' ? limitTyped(fields, 'free') : NO_PIECES;
  if (!free.ok) return free;
  return {
    ok: true,
    input: {
      ...{ percentBp: percent.oere ?? 0, amountOere: amount.oere ?? 0, minimumOere: minimum.oere },
      ...{ buy: buy.whole ?? 0, free: free.whole ?? 0 },
    },
  };
}

const NONE_TYPED = { ok: true, oere: null } as const;
const NO_PIECES = { ok: true, whole: null } as const;

export function couponCodesTyped(fields: Fields): Outcome<{ codes: StaffCodesInput }> {
  const limits = limitsOfCodes(fields);
  if (!limits.ok) return limits;
  const { usageLimit, perCustomer } = limits;
  if (fields.act === 'code') return { ok: true, codes: { code: fields.code ?? '', usageLimit, perCustomer } };
  const count = limitTyped(fields, 'count');
  if (!count.ok) return count;
  return { ok: true, codes: { count: count.whole ?? 0, prefix: fields.prefix ?? '', usageLimit, perCustomer } };
}

/** What was typed, with the names that the sentence for shoppers uses. */
export function promotionTermsTyped(
  input: StaffPromotionInput,
  choices: StaffPromotionChoicesView,
): PromotionTermsView {
  const { minimumOere = null, to = null, code = null } = input;
  const chosenCategories = choices.categories.filter(({ path }) => input.categories.includes(path));
  return {
    ...input,
    ...{ minimumOere, to, codes: code ? [code.trim()] : [], codeCount: code ? 1 : 0 },
    storeNames: choices.stores.filter(({ code: store }) => input.stores.includes(store)).map(({ name }) => name),
    categoriesDa: chosenCategories.map(({ nameDa }) => nameDa),
    categoriesEn: chosenCategories.map(({ nameEn }) => nameEn),
  };
}
