// Which product a line of an order is: by the shop's own number, else by the EAN number; never by a number that only the buyer knows.

import { DUTY_PART, type LineRejection, type PurchaseLine } from '#domain/purchase-order/model';
import { eanFrom } from '#domain/validate/ean';
import type { ItemNumbers, UblLine } from './order-lines';

/** Products that the shop has under the numbers of an order. */
export interface KnownProduct {
  sku: string;
  ean: string;
}

/** EAN numbers are written with and without zeros in front (GTIN-14). */
export function gtinOf(written: string | null): string | null {
  if (written === null) return null;
  const digits = written.replace(/\s/g, '');
  return eanFrom(/^0\d{13}$/.test(digits) ? digits.slice(1) : digits.padStart(13, '0'));
}

export function identified({ line, numbers }: UblLine, known: readonly KnownProduct[]): PurchaseLine {
  if (line.sku === DUTY_PART) return line;
  const { sku, fault } = numberedProduct(numbers, known);
  return { ...line, sku, fault: line.fault ?? fault };
}

function numberedProduct(
  { seller, standard }: ItemNumbers,
  known: readonly KnownProduct[],
): { sku: string; fault: LineRejection | null } {
  const ean = gtinOf(standard);
  const own = known.find(({ sku }) => sku.toLowerCase() === seller?.toLowerCase());
  const byEan = ean === null ? [] : known.filter((one) => one.ean === ean);
  const [only, ...others] = byEan;
  if (own) {
    const isOther = byEan.length > 0 && !byEan.includes(own);
    return { sku: own.sku, fault: isOther ? { code: 'NUMBERS_DIFFER' } : null };
  }
  if (only && others.length === 0) return { sku: only.sku, fault: null };
  return { sku: seller ?? '', fault: { code: 'NUMBER_UNKNOWN' } };
}
