// Codes of units as each format knows them. Peppol reads the present UN/ECE recommendation 20, where a package has an X before its code of
// recommendation 21; OIOUBL reads the list of 2001, where it has none.
import type { EInvoiceFormat } from './model';

/** One of anything: in both lists, and the fallback for a unit without a code. */
export const ONE_PIECE = 'C62';

/** In both lists alike: each, set, pair, dozen, weights, volumes, lengths, hours. */
const ALIKE = 'C62 EA SET PR DZN KGM GRM TNE LTR MLT MTR CMT MTK MTQ HUR DAY MON'.split(' ');
/** Package, packet, box, case, carton, roll, tin, can, bag, bottle, bundle, sheet, reel, tube, jar, pail. */
const PACKAGES = 'PK PA BX CS CT RO TN CA BG BO BE ST CL TU JR PL'.split(' ');

/** `code` as it was given for the unit, in either list's spelling. */
export function unitCodeIn(format: EInvoiceFormat, code: string): string {
  if (ALIKE.includes(code)) return code;
  const bare = code.startsWith('X') ? code.slice(1) : code;
  if (PACKAGES.includes(bare)) return format === 'peppol' ? `X${bare}` : bare;
  return ONE_PIECE;
}
