// An order as the shop's events have it, and its lines without VAT as an accounting system adds them up: equal to the order's total to the øre.

import { z } from 'zod';
import { oere } from '#domain/money/money';
import { VAT_BP, vatOnSum } from '#domain/money/vat';
import { type DocumentTotals, documentBetween, NOTHING_BILLED } from '#domain/order/invoice';

const line = z.object({
  kind: z.string(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  canceled: z.number().int(),
  unitOere: z.number().int(),
  rowOere: z.number().int(),
  discountOere: z.number().int(),
  dutyOere: z.number().int(),
  vatBp: z.number().int(),
});

/** Other fields pass through: field maps name them. */
export const shopOrder = z
  .object({
    number: z.string(),
    placedAt: z.string(),
    status: z.string(),
    isReleased: z.boolean(),
    isTest: z.boolean(),
    erpNumber: z.string().nullish(),
    buyer: z.object({ name: z.string().nullable(), email: z.string().nullable() }).passthrough(),
    company: z
      .object({ name: z.string(), number: z.string().nullable(), cvr: z.string().nullable() })
      .passthrough()
      .nullable(),
    billTo: z
      .object({ company: z.string(), name: z.string(), postcode: z.string(), city: z.string(), country: z.string() })
      .passthrough(),
    deliverTo: z
      .object({ company: z.string().default(''), name: z.string().default(''), country: z.string() })
      .passthrough(),
    amounts: z.object({
      includesVat: z.boolean(),
      discountOere: z.number().int(),
      freightOere: z.number().int(),
      /** Without the pieces that were cancelled. */
      remainingOere: z.number().int(),
    }),
    taxes: z.array(z.object({ vatBp: z.number().int(), baseOere: z.number().int(), vatOere: z.number().int() })),
    lines: z.array(line),
  })
  .passthrough();
export type ShopOrder = z.infer<typeof shopOrder>;

/** Types of events that may release an order, or change what it comes to. */
export const ORDER_EVENTS = ['order.placed', 'order.paid', 'order.changed', 'order.canceled'];

/** An order of an ERP: approved, and paid, authorised or on invoice; no test; not taken yet. */
export const isToTake = ({ isReleased, isTest, erpNumber, status }: ShopOrder): boolean =>
  isReleased && !isTest && !erpNumber && status !== 'canceled';

export interface NetLine {
  /** 'rounding' brings the sum of a VAT rate, or of the order, to what the shop has charged. */
  kind: 'product' | 'freight' | 'rounding';
  sku: string;
  name: string;
  quantity: number;
  /** Øre for one piece, without VAT; discounts are taken off. */
  unitNetOere: number;
  vatBp: number;
}

/** The shop's order numbers; other documents of an ERP have other references. */
export const isShopOrderNumber = (reference: string): boolean => /^\d{9,}$/.test(reference);

export const kronerOf = (oere: number): number => oere / 100;

const vatOnNet = (netOere: number, vatBp: number): number => vatOnSum(oere(netOere), 'net', vatBp);

/** What an ERP adds them up to: lines without VAT, and VAT of the sum of each rate. */
export function totalOfLines(lines: readonly Pick<NetLine, 'quantity' | 'unitNetOere' | 'vatBp'>[]): number {
  const nets = new Map<number, number>();
  for (const { quantity, unitNetOere, vatBp } of lines)
    nets.set(vatBp, (nets.get(vatBp) ?? 0) + quantity * unitNetOere);
  return [...nets].reduce((sum, [vatBp, net]) => sum + net + vatOnNet(net, vatBp), 0);
}

/** What the order comes to now: pieces that were cancelled are not charged. */
export const totalOfOrder = ({ amounts }: ShopOrder): number => amounts.remainingOere;

/** What the shop's own invoice of the pieces that were not cancelled would say; freight is charged with the first piece that is sent. */
function chargedBy({ amounts, lines, taxes }: ShopOrder): DocumentTotals {
  const discountOfLines = lines.reduce((sum, { discountOere }) => sum + discountOere, 0);
  const remaining = lines.map(({ quantity, canceled }, id) => [id, quantity - canceled] as const);
  const ordered = {
    basis: amounts.includesVat ? ('gross' as const) : ('net' as const),
    lines: lines.map(({ quantity, unitOere, rowOere, discountOere, dutyOere, vatBp }, id) => ({
      ...{ id, quantity, unit: oere(unitOere), discount: oere(discountOere), duty: oere(dutyOere), vatBp },
      dutyDiscount: oere(Math.max(0, discountOere - rowOere)),
    })),
    freight: { amount: oere(amounts.freightOere - (amounts.discountOere - discountOfLines)), vatBp: VAT_BP },
    taxes: taxes.map(({ vatBp, vatOere }) => ({ vatBp, vat: oere(vatOere) })),
  };
  const freight = lines.some(({ kind, quantity, canceled }) => kind !== 'gift_card' && quantity > canceled);
  return documentBetween(ordered, NOTHING_BILLED, { pieces: new Map(remaining), freight });
}

/** The sum without VAT for which an ERP computes the shop's VAT. It may differ by an øre where prices include VAT: of 12 øre the shop has 2, an ERP has 3 of 10. */
const baseForVat = (base: number, vat: number, vatBp: number): number =>
  [base, base - 1, base + 1].find((one) => vatOnNet(one, vatBp) === vat) ?? base;

/** Integer øre for each piece; what division leaves over is in lines of rounding, by rate, and one without VAT for the total. */
export function netLines(order: ShopOrder): NetLine[] {
  const { lines: charged, freight, taxes } = chargedBy(order);
  const lines = charged.flatMap(({ id, quantity, vatBp, goods, excise }): NetLine[] => {
    const unitNetOere = Math.trunc((goods.net + excise.net) / quantity);
    const line = order.lines[id];
    return line ? [{ kind: 'product', sku: line.sku, name: line.name, quantity, unitNetOere, vatBp }] : [];
  });
  const ownLine = (kind: NetLine['kind'], unitNetOere: number, vatBp: number): void => {
    if (unitNetOere !== 0) lines.push({ kind, sku: '', name: '', quantity: 1, unitNetOere, vatBp });
  };
  ownLine('freight', freight.net, VAT_BP);
  let withoutVat = 0;
  for (const { vatBp, base, vat } of taxes) {
    const own = lines.filter((one) => one.vatBp === vatBp);
    const left = baseForVat(base, vat, vatBp) - own.reduce((sum, one) => sum + one.quantity * one.unitNetOere, 0);
    if (vatBp > 0) ownLine('rounding', left, vatBp);
    withoutVat += base + vat - totalOfLines(lines.filter((one) => one.vatBp === vatBp));
  }
  ownLine('rounding', withoutVat, 0);
  return lines;
}
