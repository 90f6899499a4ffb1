// Makes the lines, charges and taxes of an e-invoice from the amounts of an invoice or credit note, to the øre.
import { type Oere, oere } from '#domain/money/money';
import type { PriceBasis } from '#domain/money/vat';
import type { ECharge, EInvoice, ELine } from './model';

export type DocumentPart = {
  id: string;
  name: string;
  sku: string | null;
  unitCode: string;
  quantity: number;
  /** In the order's basis. */
  discount: Oere;
  net: Oere;
  vat: Oere;
  vatBp: number;
  duty: { code: string; label: string; net: Oere } | null;
};
export type Document = {
  basis: PriceBasis;
  parts: readonly DocumentPart[];
  freight: { label: string; net: Oere; vatBp: number };
  taxes: readonly { vatBp: number; base: Oere; vat: Oere }[];
  total: Oere;
};

export function amountsOf({
  basis,
  parts,
  freight,
  taxes,
  total,
}: Document): Pick<EInvoice, 'lines' | 'charges' | 'taxes' | 'total'> {
  return {
    lines: parts.map((part) => lineOf(part, basis)),
    charges: chargesOf(parts, freight),
    taxes: [...taxes],
    total,
  };
}

/** A discount given in prices with VAT is stated as the lower price: its amount without VAT would be a rounded guess. */
function lineOf(
  { id, name, sku, unitCode, quantity, discount, net, vat, vatBp }: DocumentPart,
  basis: PriceBasis,
): ELine {
  return { id, name, sku, unitCode, quantity, net, vat, allowance: basis === 'net' ? discount : oere(0), vatBp };
}

/** One charge per duty and rate, the freight last; what costs nothing is left out. */
function chargesOf(parts: readonly DocumentPart[], freight: Document['freight']): ECharge[] {
  const duties = new Map<string, ECharge>();
  for (const { duty, vatBp } of parts) {
    if (!duty || duty.net === 0) continue;
    const key = `${duty.code} ${vatBp}`;
    const known = duties.get(key);
    duties.set(key, {
      kind: 'duty',
      code: duty.code,
      label: duty.label,
      net: oere((known?.net ?? 0) + duty.net),
      vatBp,
    });
  }
  const charges = [...duties.values()];
  return freight.net === 0 ? charges : [...charges, { kind: 'freight', code: 'FC', ...freight }];
}
