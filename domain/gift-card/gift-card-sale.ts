// Gift cards as goods: which amounts can be bought, for whom and for when. A gift card is a means
// of payment: VAT is charged when it is spent, not when it is bought (decision 16).
import { addDays, type IsoDate, isIsoDate } from '#domain/calendar/calendar';
import { NOTHING, type Oere, oere } from '#domain/money/money';
import type { PriceBasis } from '#domain/money/vat';
import type { Priced } from '#domain/price/price';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { emailFrom } from '#domain/validate/email';
import { companyFrom } from '#domain/validate/person-name';

/** The allowed amounts of a gift card: one of the steps, or whole kroner from `least` to `most`. */
export type GiftCardAmounts = { steps: readonly Oere[]; least: Oere; most: Oere };

export type GiftCardWish = {
  amount: Oere;
  toName: string;
  toEmail: string;
  fromName: string;
  message: string;
  /** The Danish day on which it is sent; null: at once. */
  sendOn: IsoDate | null;
};

export const LONGEST_NAME = 60;
export const LONGEST_MESSAGE = 400;
/** Further ahead the address may no longer be valid. */
export const LATEST_DAYS = 365;
const KRONE = 100;
/** Danish time: a gift is sent in the morning, not at midnight. */
export const SENT_AT_HOUR = 8;

/** The first thing that is wrong with a wish, at its field; null: a card can be made of it. */
export function problemWithWish(wish: GiftCardWish, amounts: GiftCardAmounts, today: IsoDate): Refusal | null {
  if (!isOffered(wish.amount, amounts))
    return refusal('GIFT_CARD_AMOUNT', {
      field: 'amount',
      params: { least: amounts.least / KRONE, most: amounts.most / KRONE },
    });
  if (!isName(wish.toName)) return refusal(faultOf(wish.toName), { field: 'toName' });
  if (emailFrom(wish.toEmail) === null) return refusal('EMAIL_INVALID', { field: 'toEmail' });
  if (!isName(wish.fromName)) return refusal(faultOf(wish.fromName), { field: 'fromName' });
  if (wish.message.length > LONGEST_MESSAGE)
    return refusal('TOO_LONG', { field: 'message', params: { max: LONGEST_MESSAGE } });
  return wish.sendOn === null || isSendable(wish.sendOn, today)
    ? null
    : refusal('GIFT_CARD_DAY', { field: 'sendOn', params: { days: LATEST_DAYS } });
}

/** 'Mor og far', a firm, '3. b': a present may be from any of them, but it has no code and no web page. */
const isName = (name: string) => companyFrom(name) !== null && name.length <= LONGEST_NAME;
const faultOf = (name: string) => (name.trim() === '' ? 'REQUIRED' : 'NAME_INVALID');

const isOffered = (amount: Oere, { steps, least, most }: GiftCardAmounts): boolean =>
  steps.includes(amount) || (amount >= least && amount <= most && amount % KRONE === 0);

const isSendable = (day: string, today: IsoDate): boolean =>
  isIsoDate(day) && day >= today && day <= addDays(today, LATEST_DAYS);

/** Reads the wish from a line's stored configuration: a wish is stored in full, so missing fields are empty. */
export function wishIn(config: unknown): GiftCardWish {
  const kept: Record<string, unknown> = { ...(typeof config === 'object' ? config : null) };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    amount: oere(Number.isSafeInteger(kept.amount) ? Number(kept.amount) : 0),
    toName: textOf(kept.toName),
    toEmail: textOf(kept.toEmail),
    fromName: textOf(kept.fromName),
    message: textOf(kept.message),
    sendOn: typeof kept.sendOn === 'string' ? kept.sendOn : null,
  };
}

/** The same in every store, with VAT or without: there is none on it. No campaign and no contract lowers it. */
export const priceOfCard = (amount: Oere, basis: PriceBasis): Priced => ({
  basis,
  regular: amount,
  final: amount,
  duty: NOTHING,
  finalWithDuty: amount,
  reasons: [{ code: 'list', oere: amount }],
  tiers: [],
  percentOff: 0,
  amountOff: NOTHING,
  isSpecial: false,
});
