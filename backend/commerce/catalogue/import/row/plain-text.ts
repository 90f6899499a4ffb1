// Texts that go as they are from the file to the product, but for those that are one of a few words.
import type { PLAIN_COLUMNS } from '#backend/commerce/catalogue/product/plain-texts';
import { isGaranMonths, isWhereTermsStand } from '#domain/law/durability';
import { WITHDRAWAL_EXEMPTIONS } from '#domain/withdrawal';
import { type Cells, nameOf } from './cells';
import type { Said } from './values';

/** An invalid value is reported and treated as undefined. */
export function withoutMarkup(cells: Cells, column: (typeof PLAIN_COLUMNS)[number], text: Said<string>): Said<string> {
  if (column === 'withdrawal_exempt') return cells.known(nameOf(column), text, WITHDRAWAL_EXEMPTIONS);
  if (column === 'guarantee_terms' && typeof text === 'string' && !isWhereTermsStand(text)) {
    cells.fault(nameOf(column), 'guaranteeTerms', { value: text });
    return undefined;
  }
  if (column !== 'guarantee_months' || typeof text !== 'string' || isGaranMonths(Number(text))) return text;
  cells.fault(nameOf(column), 'guaranteeMonths', { value: text });
  return undefined;
}
