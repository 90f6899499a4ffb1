// Special prices and tiers of a row. Prices of a file include VAT, like every price of the catalogue.
import { z } from 'zod/v4';
import { inCopenhagen } from '#domain/calendar/calendar';
import { oereFromKroner } from '#domain/money/money';
import { exclusiveEndAs, readDay } from '#domain/reading/days';
import type { FaultCode } from '../faults';
import { type Cells, nameOf } from './cells';
import { plainOf } from './options';
import type { StagedFacts, StagedSpecial, StagedTier } from './staged';

export function readOffers(cells: Cells, doc: Record<string, unknown>, facts: StagedFacts): void {
  readSpecial(cells, doc, facts);
  const tiers = cells.ownList('tier_prices');
  if (tiers !== undefined) facts.tiers = (tiers ?? []).flatMap((text) => tierOf(cells, text) ?? []);
}

function readSpecial(cells: Cells, doc: Record<string, unknown>, facts: StagedFacts): void {
  const gross_oere = cells.money('special_price');
  const from = cells.date('special_price_from_date') ?? null;
  const to = cells.endDate('special_price_to_date') ?? null;
  const name_da = cells.own('special_name') ?? 'Tilbud';
  const name_en = cells.own('special_name_en') ?? 'Offer';
  const more = furtherOffers(cells);
  if (gross_oere === null) facts.specials = [];
  if (typeof gross_oere === 'number') facts.specials = [{ gross_oere, from, to, name_da, name_en }];
  if (gross_oere === undefined) reportDatesAlone(cells, from !== null, to !== null);
  if (more.length > 0) facts.specials = [...(facts.specials ?? []), ...more];
  if (facts.specials?.some((offer) => offer.gross_oere === 0)) cells.fault('special_price', 'specialFree', {}, true);
  const wrong = faultOfOffers(facts.specials ?? [], doc.gross_oere);
  if (wrong) cells.fault(...wrong);
  if (wrong) delete facts.specials;
}

/** A file with the column of prices has products without an offer, whose dates of earlier offers Magento exports: they are left out. */
function reportDatesAlone(cells: Cells, from: boolean, to: boolean): void {
  const warning = cells.has('special_price') ? true : undefined;
  if (from || to) cells.fault(to ? 'special_price_to_date' : 'special_price_from_date', 'offerDatesAlone', {}, warning);
}

function faultOfOffers(offers: readonly StagedSpecial[], price: unknown): [column: string, code: FaultCode] | null {
  for (const [at, { gross_oere, from, to }] of offers.entries()) {
    if (from !== null && to !== null && !isDayBefore(from, to))
      return [at === 0 ? 'special_price_to_date' : 'more_offers', 'specialPeriod'];
    if (typeof price === 'number' && gross_oere >= price)
      return [at === 0 ? 'special_price' : 'more_offers', 'specialTooHigh'];
  }
  return new Set(offers.map(({ from }) => from)).size < offers.length ? ['more_offers', 'offersAtOnce'] : null;
}

const words = z.string().min(1).max(255);
/** JSON has no notation for days, so days are read as in Magento's files. */
const writtenDay = (text: string, asEnd = false): string | null => {
  const reading = readDay(text, 'american');
  if (reading.kind !== 'day') return null;
  return asEnd ? exclusiveEndAs(text, reading.day) : reading.day;
};
const moment = z
  .string()
  .transform((text) => writtenDay(text))
  .pipe(z.string());
const lastMoment = z
  .string()
  .transform((text) => writtenDay(text, true))
  .pipe(z.string());
const further = z.array(
  z.strictObject({
    price: z.number().min(0).max(9_999_999),
    from: moment,
    to: lastMoment.optional(),
    name: words.default('Tilbud'),
    name_en: words.default('Offer'),
  }),
);

/** Magento has columns for one offer; those of other periods are in a separate column. */
function furtherOffers(cells: Cells): StagedSpecial[] {
  const text = cells.text('more_offers', 20_000);
  if (typeof text !== 'string') return [];
  const read = further.safeParse(plainOf(text));
  if (!read.success) cells.fault('more_offers', 'offersShape');
  return (read.data ?? []).map(({ price, from, to = null, name, name_en }) => ({
    ...{ gross_oere: oereFromKroner(price), from, to, name_da: name, name_en },
  }));
}

const isDayBefore = (one: string, other: string): boolean =>
  one.endsWith('Z') && other.endsWith('Z') ? one < other : danishClock(one) < danishClock(other);

function danishClock(text: string): string {
  if (!text.endsWith('Z')) return text;
  const { date, hour, minute } = inCopenhagen(new Date(text));
  return `${date} ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** '12:9.50', or '12:9.50:business' for the price groups of companies. */
function tierOf(cells: Cells, text: string): StagedTier | null {
  const place = nameOf('tier_prices');
  const found = /^(\d{1,6}):(-?[\d.,]+)(?::(business))?$/.exec(text);
  const quantity = Number(found?.[1]);
  if (!found || quantity < 2) {
    cells.fault(place, 'tier', { value: text });
    return null;
  }
  const gross_oere = cells.moneyOf(place, found[2]);
  return typeof gross_oere === 'number' ? { audience: found[3] ? 'business' : 'all', quantity, gross_oere } : null;
}
