// Texts by the month of the world's clock, so that a shop in November does not mention the start of the school year.
import type { Bilingual } from '../types';

/** From the month named, counted from 0, until the next row. */
type Row = readonly [fromMonth: number, said: Bilingual];

const PAPER: readonly Row[] = [
  [0, { da: 'Papir til det nye år', en: 'Paper for the new year' }],
  [3, { da: 'Papir til eksamenstiden', en: 'Paper for exam season' }],
  [6, { da: 'Papir til skolestart', en: 'Paper for the new school year' }],
  [9, { da: 'Fyld op med papir inden jul', en: 'Stock up on paper before Christmas' }],
];
const GIFT_BOXES: readonly Row[] = [
  [0, { da: 'Gavekasser til gode kolleger', en: 'Gift boxes for good colleagues' }],
  [8, { da: 'Gavekasser til julen', en: 'Gift boxes for Christmas' }],
];

const inMonthOf = (now: Date, rows: readonly Row[]): Bilingual | undefined =>
  rows.findLast(([from]) => from <= now.getUTCMonth())?.[1];

export const paperTitle = (now: Date) => inMonthOf(now, PAPER);
export const giftBoxTitle = (now: Date) => inMonthOf(now, GIFT_BOXES);

/** From September on companies order gifts for Christmas. */
export const isGiftSeason = (now: Date): boolean => now.getUTCMonth() >= 8;
