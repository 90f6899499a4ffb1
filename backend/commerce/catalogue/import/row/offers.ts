// Special price and tiers of a row. Prices of a file include VAT, like every price of the catalogue.
import { inCopenhagen } from '#domain/calendar';
import { type Cells, nameOf } from './cells';
import type { StagedFacts, StagedTier } from './staged';

export function readOffers(cells: Cells, doc: Record<string, unknown>, facts: StagedFacts): void {
  readSpecial(cells, doc, facts);
  const tiers = cells.ownList('tier_prices');
  if (tiers !== undefined) facts.tiers = (tiers ?? []).flatMap((text) => tierOf(cells, text) ?? []);
}

function readSpecial(cells: Cells, doc: Record<string, unknown>, facts: StagedFacts): void {
  const gross_oere = cells.money('special_price');
  const from = cells.date('special_price_from_date') ?? null;
  const to = cells.date('special_price_to_date') ?? null;
  const name_da = cells.own('special_name') ?? 'Tilbud';
  const name_en = cells.own('special_name_en') ?? 'Offer';
  if (gross_oere === null) facts.special = null;
  if (typeof gross_oere !== 'number') return;
  if (from !== null && to !== null && !isBefore(from, to)) cells.fault('special_price_to_date', 'specialPeriod');
  else if (typeof doc.gross_oere === 'number' && gross_oere >= doc.gross_oere)
    cells.fault('special_price', 'specialTooHigh');
  else facts.special = { gross_oere, from, to, name_da, name_en };
}

const isBefore = (one: string, other: string): boolean =>
  one.endsWith('Z') && other.endsWith('Z') ? one < other : danishClock(one) < danishClock(other);

function danishClock(text: string): string {
  if (!text.endsWith('Z')) return text;
  const { date, hour, minute } = inCopenhagen(new Date(text));
  return `${date} ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** '12:9.50', or '12:9.50:business' for the price groups of companies. */
function tierOf(cells: Cells, text: string): StagedTier | null {
  const place = nameOf('tier_prices');
  const found = /^(\d{1,6}):(-?\d+(?:\.\d+)?)(?::(business))?$/.exec(text);
  const quantity = Number(found?.[1]);
  if (!found || quantity < 2) {
    cells.fault(place, 'tier', { value: text });
    return null;
  }
  const gross_oere = cells.moneyOf(place, found[2]);
  return typeof gross_oere === 'number' ? { audience: found[3] ? 'business' : 'all', quantity, gross_oere } : null;
}
