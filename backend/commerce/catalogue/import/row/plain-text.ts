// Texts that go as they are from the file to the product, but for those that are one of a few words.
import type { PLAIN_COLUMNS } from '#backend/commerce/catalogue/product/plain-texts';
import { isClassList, isProductClass } from '#domain/catalogue/product-codes';
import { isGaranMonths, isWhereTermsStand } from '#domain/law/durability';
import { unreadablePack } from '#domain/purchase-order/units';
import { WITHDRAWAL_EXEMPTIONS } from '#domain/returns/withdrawal';
import type { FaultCode } from '../faults';
import { type Cells, nameOf } from './cells';
import type { Novelties } from './novelties';
import type { Said } from './values';

type PlainColumn = (typeof PLAIN_COLUMNS)[number];
interface WrongText {
  code: FaultCode;
  value: string;
}

/** An invalid value is reported and treated as undefined. */
export function withoutMarkup(cells: Cells, column: PlainColumn, text: Said<string>, units: Novelties): Said<string> {
  if (column === 'withdrawal_exempt') return cells.known(nameOf(column), text, WITHDRAWAL_EXEMPTIONS);
  const wrong = typeof text === 'string' ? wrongPlainText(column, text, units) : null;
  if (!wrong) return text;
  cells.fault(nameOf(column), wrong.code, { value: wrong.value });
  return undefined;
}

function wrongPlainText(column: PlainColumn, text: string, units: Novelties): WrongText | null {
  if (column === 'guarantee_terms') return isWhereTermsStand(text) ? null : { code: 'guaranteeTerms', value: text };
  if (column === 'guarantee_months')
    return isGaranMonths(Number(text)) ? null : { code: 'guaranteeMonths', value: text };
  if (isClassList(column)) return isProductClass(text) ? null : { code: 'productClass', value: text };
  if (column !== 'order_units') return null;
  const pack = unreadablePack(text, (code) => units.knowsUnit(code));
  return pack === null ? null : { code: 'orderUnits', value: pack };
}
