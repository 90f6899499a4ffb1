// A gift shop (valgshop): a company orders it for its employees, each of whom chooses one gift with a code (spec §3 "Gift shop form").
import { addDays, danishHolidays, type IsoDate, isIsoDate, isWorkday } from '#domain/calendar/calendar';
import { type Outcome, refusal } from '#domain/refusal/refusals';

export const GIFT_SHOP_KINDS = ['normal', 'ai'] as const;
export type GiftShopKind = (typeof GIFT_SHOP_KINDS)[number];
/** Every gift of a category in the price class, or only those that were picked. */
export const GIFT_RANGES = ['category', 'selection'] as const;
export type GiftRange = (typeof GIFT_RANGES)[number];
/** Mailed to each employee, printed as cards, or given to the company as a list. */
export const GIFT_CODE_KINDS = ['email', 'physical', 'electronic'] as const;
export type GiftCodeKind = (typeof GIFT_CODE_KINDS)[number];
export const GIFT_PACKAGINGS = ['wrapped', 'label', 'none'] as const;
export type GiftPackaging = (typeof GIFT_PACKAGINGS)[number];
/** All to the company's address, or each to the address that its employee gives. */
export const GIFT_DESTINATIONS = ['company', 'home'] as const;
export type GiftDestination = (typeof GIFT_DESTINATIONS)[number];

/** draft: unfinished. asked: offer pending. quoted: company to accept. accepted: not yet open. open: employees choose. closed: not yet sent. */
export const GIFT_SHOP_STATES = [
  'draft',
  'asked',
  'quoted',
  'accepted',
  'open',
  'closed',
  'sent',
  'cancelled',
] as const;
export type GiftShopState = (typeof GIFT_SHOP_STATES)[number];

/** Spec §9 "Closes 3 weeks before delivery". */
export const CLOSES_DAYS_BEFORE = 21;
/** Offer, codes and choices need some days before it closes. */
export const LEAST_OPEN_DAYS = 7;
/** Farther ahead neither prices nor stock can be promised. */
const LATEST_DELIVERY_DAYS = 365;
export const MOST_EMPLOYEES = 10_000;
export const MOST_GIFTS = 60;
/** Those who have not chosen are reminded so many days before it closes. */
export const REMINDED_DAYS_BEFORE_CLOSE = 3;

/**
 * The tax agency's rule on ligningsloven § 16: a Christmas gift in kind up to this amount incl. VAT is free of tax. It counts among the small
 * gifts of a year, which sources limit at 1,300 to 1,400 kr.: the page names the lower amount.
 */
export const TAX_FREE_GIFT_OERE = 90_000;

/** The last day on which employees may choose, to its midnight in Denmark. */
export const giftShopClosesOn = (deliveryOn: IsoDate): IsoDate => addDays(deliveryOn, -CLOSES_DAYS_BEFORE);

const holidaysAround = (day: IsoDate): IsoDate[] => {
  const year = Number(day.slice(0, 4));
  return [...danishHolidays(year), ...danishHolidays(year + 1)];
};

/** The first selectable delivery day: a workday. */
export function firstGiftDelivery(today: IsoDate): IsoDate {
  let day = addDays(today, CLOSES_DAYS_BEFORE + LEAST_OPEN_DAYS);
  while (!isWorkday(day, holidaysAround(day))) day = addDays(day, 1);
  return day;
}

export function problemWithGiftDelivery(day: string, today: IsoDate): Outcome {
  const field = 'deliveryOn';
  if (!isIsoDate(day)) return refusal('INVALID_DELIVERY_DATE', { field });
  if (day < addDays(today, CLOSES_DAYS_BEFORE + LEAST_OPEN_DAYS)) return refusal('GIFT_DELIVERY_TOO_SOON', { field });
  if (day > addDays(today, LATEST_DELIVERY_DAYS) || !isWorkday(day, holidaysAround(day)))
    return refusal('INVALID_DELIVERY_DATE', { field });
  return { ok: true };
}

/** Gifts sent to homes are not handed out by the company: they need a name label. */
export const problemWithGiftDestination = (destination: GiftDestination, packaging: GiftPackaging): Outcome =>
  destination === 'home' && packaging === 'none'
    ? refusal('GIFT_HOME_NEEDS_LABEL', { field: 'packaging' })
    : { ok: true };

/** What may be done in which state; anything else is too early or too late. */
const ALLOWED = {
  change: ['draft'],
  ask: ['draft'],
  quote: ['asked', 'quoted'],
  accept: ['quoted'],
  people: ['draft', 'asked', 'quoted', 'accepted'],
  open: ['accepted'],
  choose: ['open'],
  close: ['open'],
  send: ['closed'],
  cancel: ['draft', 'asked', 'quoted', 'accepted'],
} as const satisfies Record<string, readonly GiftShopState[]>;
export type GiftShopAct = keyof typeof ALLOWED;

export const mayDoInGiftShop = (state: GiftShopState, act: GiftShopAct): boolean =>
  ALLOWED[act].some((allowed) => allowed === state);

/**
 * Whether employees would still have a day to choose on. An offer is given, accepted and opened only then: later the shop would close before
 * anyone had chosen.
 */
export const canStillOpen = (closesOn: IsoDate | null, today: IsoDate): boolean =>
  closesOn !== null && today < closesOn;

/** Chosen until the end of its last day, however late the job comes that closes it. */
export const isChoiceOpen = (shop: { state: GiftShopState; closesOn: IsoDate }, today: IsoDate): boolean =>
  shop.state === 'open' && today <= shop.closesOn;

/**
 * The company sees who chose what only where it must hand out gifts without labels itself, and only once no choice can change.
 * Else it sees how many of each.
 */
export const mayCompanySeeChoices = (packaging: GiftPackaging, state: GiftShopState): boolean =>
  packaging === 'none' && (state === 'closed' || state === 'sent');

/** One price for each gift, everything included. Both in øre; the class is a whole number of kroner incl. VAT, so that 80 % of it is whole øre. */
export function giftShopQuote(employees: number, grossOere: number) {
  const netEach = Math.round(grossOere * 0.8);
  const net = netEach * employees;
  const gross = grossOere * employees;
  return { netEach, net, vat: gross - net, gross, isTaxFree: grossOere <= TAX_FREE_GIFT_OERE };
}
