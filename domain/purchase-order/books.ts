// What shipments, invoices and credit notes of the shop are in the buyer's books: so many units of which lines of the purchase order, for how much.
import { roundedShare } from './decide';
import { keyOfGoods } from './goods-key';
import type { DecidedLine } from './model';

/** Pieces of a product on the earlier documents of a kind, and with the present one. */
export interface Reach {
  before: number;
  now: number;
}

export interface BookedLine {
  line: DecidedLine;
  /** Where the line is in the order, from 1: the same on each document. */
  position: number;
  /** In the order's unit; part of a unit where a pack is sent in parts. */
  quantity: number;
  /** Øre without VAT. */
  subtotal: number;
}

/** Units are told with four decimals at most. */
const DECIMALS = 10_000;

/**
 * The lines of the order that a document is about. A product's lines are served in the order of the purchase order; the duty of a product
 * along with its pieces. Documents that reach all pieces come to each line's own quantity and amount, in any split.
 */
export function booked(lines: readonly DecidedLine[], reaches: ReadonlyMap<string, Reach>): BookedLine[] {
  const found: BookedLine[] = [];
  for (const [key, reach] of reaches) {
    const goods = linesInOrder(lines, ({ dutyOf, sku, design }) => dutyOf === null && keyOfGoods(sku, design) === key);
    const numbers = new Set(goods.map(({ line }) => line.lineNumber));
    const duties = linesInOrder(lines, ({ dutyOf }) => dutyOf !== null && numbers.has(dutyOf));
    const all = pieceCount(goods);
    found.push(...servedLines(goods, reach), ...servedLines(duties, scaledReach(reach, pieceCount(duties), all)));
  }
  return found.sort((one, other) => one.position - other.position);
}

interface Place {
  line: DecidedLine;
  position: number;
}

const linesInOrder = (lines: readonly DecidedLine[], isOne: (line: DecidedLine) => boolean): Place[] =>
  lines.flatMap((line, index) => (line.rejection === null && isOne(line) ? [{ line, position: index + 1 }] : []));

const pieceCount = (places: readonly Place[]): number => places.reduce((sum, { line }) => sum + line.pieces, 0);

/** A duty line counts pieces as its product does, unless its system counts it otherwise. */
const scaledReach = ({ before, now }: Reach, pieces: number, all: number): Reach =>
  pieces === all || all === 0 ? { before, now } : { before: (before * pieces) / all, now: (now * pieces) / all };

function servedLines(places: readonly Place[], { before, now }: Reach): BookedLine[] {
  let start = 0;
  return places.flatMap(({ line, position }): BookedLine[] => {
    const { pieces, quantity, row } = line;
    const within = (at: number) => Math.min(Math.max(at - start, 0), pieces);
    const [from, to] = [within(before), within(now)];
    start += pieces;
    if (from === to) return [];
    const units = (at: number) => Math.round((at * quantity * DECIMALS) / pieces);
    return [
      {
        ...{ line, position },
        quantity: (units(to) - units(from)) / DECIMALS,
        subtotal: roundedShare(row, to, pieces) - roundedShare(row, from, pieces),
      },
    ];
  });
}

/** Kroner for `basis` units: as ordered where the line comes to that, else exactly what it comes to. */
export function agreedPrice({ price, basis, quantity, row }: DecidedLine): { kroner: number; basis: number } {
  if (price !== null && Math.abs((price * quantity * 100) / basis - row) < 1e-6) return { kroner: price, basis };
  return row % quantity === 0 ? { kroner: row / quantity / 100, basis: 1 } : { kroner: row / 100, basis: quantity };
}
