// Units as people write them in an order, and which codes of a product's units each may mean.
import { piecesPerUnit, type SoldUnit } from '../units';

const UNITS: readonly (readonly [words: string, codes: readonly string[]])[] = [
  ['stk styk stykker pcs pc piece pieces ea each', ['C62']],
  ['pk pkg pkt pakke pakker pack packs packet packets', ['pk', 'PK']],
  ['ks kasse kasser krt karton kartoner ctn carton cartons case cases', ['ks', 'CS', 'CT']],
  ['box boxes bx', ['ks', 'ds', 'CS', 'BX', 'CT']],
  ['ds dåse dåser æske æsker tin tins', ['ds', 'TN', 'BX']],
  ['rl rulle ruller roll rolls', ['rl', 'RO']],
  ['sæt sets', ['sæt', 'SET']],
  ['par pair pairs', ['par', 'PR']],
  ['palle paller pallet pallets', ['pl', 'PX', 'PF']],
  ['rim ream reams', ['RM']],
  ['dusin dozen', ['DZN']],
  ['flaske flasker bottle bottles', ['fl', 'BO']],
];

const CODES = new Map(UNITS.flatMap(([words, codes]) => words.split(' ').map((word) => [word, codes] as const)));

/** The longest first, so that `stk` is not found within `stykker`. */
export const UNIT_PATTERN = [...CODES.keys()].sort((one, other) => other.length - one.length).join('|');

export type Conversion = { ok: true; per: number } | { ok: false; soldIn: readonly string[] };

/** Pieces of the product for one unit of the order. Refused for a unit that it is not sold in, and for a word that may mean two of its units. */
export function conversionOf(written: string | null, sold: SoldUnit): Conversion {
  if (written === null) return { ok: true, per: 1 };
  const word = written.toLowerCase().replace(/\.$/, '');
  const codes = [written, ...(CODES.get(word) ?? [])];
  const found = new Set(codes.map((code) => piecesPerUnit(code, sold, {})).filter((per) => per !== null));
  const [per] = found;
  if (found.size === 1 && per !== undefined) return { ok: true, per };
  return { ok: false, soldIn: [sold, ...sold.packs].map(({ code }) => code) };
}
