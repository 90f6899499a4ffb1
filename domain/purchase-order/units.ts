// How many pieces of a product an order means by its quantity and unit: the product's own unit, one of its packs, or none that it is sold in.
// Source of the codes: UN/ECE recommendation 20 and 21, and the older codes that procurement systems still write.

/** A product as the shop sells it. */
export interface SoldUnit {
  /** The shop's own code, as 'stk'. */
  code: string;
  /** UN/ECE's code, as 'C62'. */
  unece: string;
  /** Other units that it can be ordered in, by the shop's code and UN/ECE's, with how many of `code` each holds. */
  packs: readonly { code: string; unece: string; pieces: number }[];
}

/** One piece, by every code in use: C62 one, H87 piece, EA each, PCE piece (EDIFACT), NMB and NAR number of articles. */
const PIECE_CODES: ReadonlySet<string> = new Set(['C62', 'H87', 'EA', 'PCE', 'NMB', 'NAR', 'STK']);

/** Codes of packages are written with and without the X of recommendation 20. */
const withoutX = (code: string): string => (/^X[A-Z0-9]{2}$/.test(code) ? code.slice(1) : code);

const tidyCode = (code: string): string => withoutX(code.trim().toUpperCase());

function isSameUnit(ordered: string, code: string, unece: string, agreed: Readonly<Record<string, string>>): boolean {
  const wanted = tidyCode(ordered);
  const known = [code, unece, agreed[code] ?? unece].map(tidyCode);
  if (known.includes(wanted)) return true;
  return PIECE_CODES.has(wanted) && known.some((one) => PIECE_CODES.has(one));
}

/**
 * Pieces of the product for one unit of the order; null for a unit that the product is not sold in: a guess would send ten pens for ten boxes.
 * `agreed`: the shop's unit → the system's code, as the connection names them. An order without a unit means the product's own.
 */
export function piecesPerUnit(
  ordered: string | null,
  sold: SoldUnit,
  agreed: Readonly<Record<string, string>>,
): number | null {
  if (ordered === null || isSameUnit(ordered, sold.code, sold.unece, agreed)) return 1;
  return sold.packs.find((pack) => isSameUnit(ordered, pack.code, pack.unece, agreed))?.pieces ?? null;
}

const PACK = /^\s*([^=;\s]{1,20})\s*=\s*([1-9]\d{0,4})\s*$/;

/** The first part of 'pk=10;ks=120' that cannot be read or names none of these units; null: all is well. */
export function unreadablePack(written: string, isUnit: (code: string) => boolean): string | null {
  const wrong = written.split(';').find((part) => !isUnit(PACK.exec(part)?.[1] ?? ''));
  return wrong === undefined ? null : wrong.trim();
}

/** 'pk=10;ks=120' as packs; what is none of the shop's units, or no number, is left out. */
export function packsFrom(written: string, unece: ReadonlyMap<string, string>): SoldUnit['packs'] {
  return written.split(';').flatMap((part) => {
    const [, code = '', pieces = ''] = PACK.exec(part) ?? [];
    const known = unece.get(code);
    return known === undefined ? [] : [{ code, unece: known, pieces: Number(pieces) }];
  });
}
