// Prices of the demo world: realistic shelf prices, falling tiers, offers that comply with the 30-day rule.
import type { PriceLogEntry, PriceTier, SpecialPrice } from '../types';
import type { Line, Pack } from './line';
import { between, chance } from './seed';

const DAY = 86_400_000;

/** The nearest price that a Danish shelf would carry, in øre: 12,50 · 49,95 · 349,00 · 1.299,00. */
export function shelfOere(kroner: number): number {
  if (kroner < 20) return Math.max(1, Math.round(kroner * 2)) * 50;
  if (kroner < 100) return kroner % 10 === 9 ? kroner * 100 : Math.round(kroner) * 100 - 5;
  if (kroner < 200) return Math.round(kroner / 5) * 500 - 100;
  if (kroner < 1000) return Math.round(kroner / 10) * 1000 - 100;
  if (kroner < 10_000) return Math.round(kroner / 50) * 5000 - 100;
  return Math.round(kroner / 100) * 10_000 - 100;
}

export function packFactor(pack: Pack): number {
  if (pack.factor !== undefined) return pack.factor;
  if (pack.n === 1) return 1;
  if (pack.n <= 5) return 0.95;
  if (pack.n <= 12) return 0.88;
  return pack.n <= 50 ? 0.82 : 0.76;
}

const roundedTo = (step: number) => (oere: number) => Math.round(oere / step) * step;

/** Quantities rise, prices fall; business customers get one step more. */
export function tiersOf(price: number, line: Line): PriceTier[] {
  if (line.requestPrice || line.cartridge)
    return line.cartridge && !line.requestPrice ? [tier(3, 0.96), tier(6, 0.92)] : [];
  if (price >= 150_000) return [{ ...tier(5, 0.95), groups: 'business' }];
  if (price >= 40_000) return [tier(4, 0.95), { ...tier(10, 0.9), groups: 'business' }];
  const base = Math.max(line.increments ?? 1, line.minQty ?? 1);
  const step = base > 1 ? base : price < 5000 ? 12 : 5;
  return [
    tier(step * (base > 1 ? 2 : 1), 0.94),
    tier(step * 5, 0.88),
    { ...tier(step * 10, 0.82), groups: 'business' },
  ];

  function tier(quantity: number, factor: number): PriceTier {
    return { quantity, grossOere: roundedTo(price < 2000 ? 5 : 25)(price * factor), groups: 'all' };
  }
}

const CAMPAIGNS = [
  ['Ugens tilbud', 'Offer of the week'],
  ['Kontorugen', 'Office week'],
  ['Månedens pris', 'Price of the month'],
] as const;

/**
 * An offer of at most 28 days after at least 84 days at the regular price: the proportion that consumer law requires.
 * `sure` is the percentage of a line that is always on offer; the others are on offer by chance.
 */
export function specialOf(
  seed: string,
  key: string,
  price: number,
  now: Date,
  sure: number | undefined,
): SpecialPrice | undefined {
  if (sure === undefined && chance(seed, `special/${key}`) > 0.075) return undefined;
  const percent = sure ?? between(seed, `percent/${key}`, 3, 7) * 5;
  const grossOere = shelfOere((price * (100 - percent)) / 10_000);
  if (grossOere >= price) return undefined;
  const from = startOfDay(now, -between(seed, `from/${key}`, 1, 6));
  const campaign = CAMPAIGNS[between(seed, `campaign/${key}`, 0, CAMPAIGNS.length - 1)] ?? CAMPAIGNS[0];
  return { grossOere, from: iso(from), to: iso(from + 28 * DAY), name: campaign[0], nameEn: campaign[1] };
}

/** Starts 120 days ago, so that the lowest price of the last 30 and 90 days can always be read. */
export function priceLogOf(
  seed: string,
  key: string,
  price: number,
  special: SpecialPrice | undefined,
  now: Date,
): PriceLogEntry[] {
  const rose = !special && chance(seed, `rose/${key}`) < 0.12;
  const log: PriceLogEntry[] = [
    { at: iso(startOfDay(now, -120)), grossOere: rose ? shelfOere((price * 0.94) / 100) : price },
  ];
  if (rose) log.push({ at: iso(startOfDay(now, -between(seed, `rise/${key}`, 35, 80))), grossOere: price });
  if (special) log.push({ at: special.from, grossOere: special.grossOere });
  return log;
}

/** Midnight UTC, `days` from now: full days make two builds on one day equal. */
export function startOfDay(now: Date, days: number): number {
  return Math.floor(now.getTime() / DAY) * DAY + days * DAY;
}
export function iso(instant: number): string {
  return new Date(instant).toISOString();
}
