// Decides a purchase order line by line: accepted, accepted with a difference, or rejected.
import type { Chosen } from '#domain/design/design';
import { keyOfGoods } from './goods-key';
import { type DecidedLine, DUTY_PART, type LineDifference, type LineRejection, type PurchaseLine } from './model';
import { piecesPerUnit, type SoldUnit } from './units';

/** An order's line in pieces of the product, before anything is priced. */
export interface MeasuredLine {
  line: PurchaseLine;
  design: Chosen | null;
  dutyOf: string | null;
  /** The order's unit; where it names none, the one that the product is sold in. */
  unit: string | null;
  pieces: number;
  rejection: LineRejection | null;
}

export interface Measuring {
  /** By item number, in any case; undefined where the shop does not know it. */
  unitOf(sku: string): SoldUnit | undefined;
  designOf(auxiliaryId: string | null): Chosen | null;
  /** The shop's line within an id; null where the id is none of the shop's. */
  lineIdOf(auxiliaryId: string | null): string | null;
  agreedUnits: Readonly<Record<string, string>>;
}

const MOST_PIECES = 999_999;

export function measureLines(items: readonly PurchaseLine[], measuring: Measuring): MeasuredLine[] {
  return items.map((line, index) => {
    if (line.fault) return { line, design: null, dutyOf: null, unit: line.unit, pieces: 0, rejection: line.fault };
    if (line.sku === DUTY_PART)
      return {
        ...{ line, design: null, unit: line.unit, pieces: line.quantity, rejection: null },
        dutyOf: goodsOfDuty(items, index, measuring),
      };
    const design = measuring.designOf(line.auxiliaryId);
    const sold = measuring.unitOf(line.sku);
    const per = sold ? piecesPerUnit(line.unit, sold, measuring.agreedUnits) : 1;
    const pieces = line.quantity * (per ?? 0);
    const wrong = pieces < 1 || pieces > MOST_PIECES;
    const rejection = wrong ? { code: 'UNIT_UNKNOWN', unit: line.unit ?? '', soldIn: orderableIn(sold) } : null;
    const unit = line.unit ?? (sold ? (measuring.agreedUnits[sold.code] ?? sold.unece) : null);
    return { line, design, dutyOf: null, unit, pieces: wrong ? 0 : pieces, rejection };
  });
}

const orderableIn = (sold: SoldUnit | undefined): string =>
  sold ? [sold, ...sold.packs].map(({ unece }) => unece).join(', ') : '';

/** The line that a duty belongs to: the one with its id, else the nearest product above it. */
function goodsOfDuty(items: readonly PurchaseLine[], at: number, { lineIdOf }: Measuring): string | null {
  const id = lineIdOf(items[at]?.auxiliaryId ?? null);
  const goods = items.filter(({ sku }) => sku !== DUTY_PART);
  const named = id === null ? undefined : goods.find(({ auxiliaryId }) => lineIdOf(auxiliaryId) === id);
  const above = items.slice(0, at).findLast(({ sku }) => sku !== DUTY_PART);
  return (named ?? above ?? goods[0])?.lineNumber ?? null;
}

/** What the shop charges for a product of the order at present, without VAT and after discounts; øre. */
export interface ChargedRow {
  sku: string;
  design: Chosen | null;
  pieces: number;
  row: number;
  /** What the duty of all pieces comes to; part of `row` where the connection has duties within the price. */
  duty: number;
}

export interface DecidingFacts {
  charged: readonly ChargedRow[];
  /** Products that the cart refused, by item number. */
  refused: ReadonlyMap<string, string>;
  /** Day on which the order is delivered; null: not known or agreed by telephone. */
  promised: string | null;
  /** The account that the order's invoice names; null: none. */
  accounting: string | null;
}

export function decideLines(measured: readonly MeasuredLine[], facts: DecidingFacts): DecidedLine[] {
  const lost = new Set(measured.filter((one) => rejectionOf(one, facts)).map(({ line }) => line.lineNumber));
  const rows = rowsByLine(measured, facts, lost);
  return measured.map((one): DecidedLine => {
    const { line, design, dutyOf, unit } = one;
    const { lineNumber, sku, quantity, price, basis } = line;
    const isLost = lost.has(lineNumber) || (dutyOf !== null && lost.has(dutyOf));
    const rejection = rejectionOf(one, facts) ?? (isLost ? { code: 'GOODS_REJECTED' } : null);
    const row = rejection ? 0 : (rows.get(lineNumber) ?? 0);
    return {
      ...{ lineNumber, sku, design, dutyOf, quantity, unit, price, basis, row, rejection },
      pieces: rejection ? 0 : one.pieces,
      differences: rejection ? [] : differencesOf(line, row, dutyOf !== null, facts),
    };
  });
}

function rejectionOf({ line, rejection }: MeasuredLine, { refused }: DecidingFacts): LineRejection | null {
  if (rejection || line.sku === DUTY_PART) return rejection;
  const code = refused.get(line.sku);
  return code === undefined ? null : { code };
}

/** Half an øre is no difference: prices have three decimals at most. */
const NO_DIFFERENCE = 0.5;

export const orderedRow = ({ price, quantity, basis }: Pick<PurchaseLine, 'price' | 'quantity' | 'basis'>) =>
  price === null ? null : (price * quantity * 100) / basis;

function differencesOf(
  line: PurchaseLine,
  row: number,
  isDuty: boolean,
  { promised, accounting }: DecidingFacts,
): LineDifference[] {
  const ordered = orderedRow(line);
  const isOther = ordered !== null && Math.abs(ordered - row) >= NO_DIFFERENCE;
  const { wishedOn, accounting: account } = line;
  return [
    ...(isOther ? [{ kind: 'price' as const, ordered: Math.round(ordered) / 100, today: row / 100 }] : []),
    ...(!isDuty && wishedOn !== null && promised !== wishedOn
      ? [{ kind: 'date' as const, wished: wishedOn, promised }]
      : []),
    ...(account !== null && account !== accounting ? [{ kind: 'accounting' as const, wished: account }] : []),
  ];
}

/**
 * What each line comes to, so that the lines of a product add up to what the shop charges for it, to the øre. Lines whose prices already do
 * so are unchanged; otherwise the charge is shared by pieces, the remainder of an øre going to the last line.
 */
function rowsByLine(
  measured: readonly MeasuredLine[],
  { charged }: DecidingFacts,
  lost: ReadonlySet<string>,
): Map<string, number> {
  const rows = new Map<string, number>();
  const open = measured.filter(({ line, dutyOf }) => !lost.has(line.lineNumber) && !lost.has(dutyOf ?? ''));
  const keyOfLine = new Map(open.map(({ line, design }) => [line.lineNumber, keyOfGoods(line.sku, design)]));
  for (const { sku, design, row, duty } of charged) {
    const key = keyOfGoods(sku, design);
    const goods = open.filter(({ line, dutyOf }) => dutyOf === null && keyOfLine.get(line.lineNumber) === key);
    const duties = open.filter(({ dutyOf }) => dutyOf !== null && keyOfLine.get(dutyOf) === key);
    for (const [lineNumber, share] of sharedRows(goods, row)) rows.set(lineNumber, share);
    for (const [lineNumber, share] of sharedRows(duties, duty)) rows.set(lineNumber, share);
  }
  return rows;
}

function sharedRows(lines: readonly MeasuredLine[], row: number): [string, number][] {
  const asOrdered = lines.map(({ line }) => orderedRow(line) ?? Number.NaN);
  const whole = asOrdered.map(Math.round);
  const isExact = asOrdered.every((one, index) => Math.abs(one - (whole[index] ?? 0)) < 1e-6);
  if (isExact && whole.reduce((sum, one) => sum + one, 0) === row)
    return lines.map(({ line }, index) => [line.lineNumber, whole[index] ?? 0]);
  const pieces = lines.reduce((sum, one) => sum + one.pieces, 0);
  let before = 0;
  return lines.map(({ line, pieces: own }): [string, number] => {
    const from = roundedShare(row, before, pieces);
    before += own;
    return [line.lineNumber, roundedShare(row, before, pieces) - from];
  });
}

/** What the first `part` of `all` pieces come to, to the nearest øre. */
export const roundedShare = (row: number, part: number, all: number): number =>
  all === 0 ? 0 : Math.round((row * part) / all);
