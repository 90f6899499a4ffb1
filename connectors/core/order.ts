// An order as the shop's events have it, and its lines without VAT as an accounting system adds them up: equal to the order's total to the øre.
import { z } from 'zod';

const line = z.object({
  sku: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  canceled: z.number().int().default(0),
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
      freightOere: z.number().int(),
      vatOere: z.number().int(),
      totalOere: z.number().int(),
      /** Without the pieces that were cancelled; missing in events of earlier versions. */
      remainingOere: z.number().int().optional(),
    }),
    taxes: z.array(z.object({ vatBp: z.number().int(), baseOere: z.number().int(), vatOere: z.number().int() })),
    lines: z.array(line),
  })
  .passthrough();
export type ShopOrder = z.infer<typeof shopOrder>;

/** Types of events that may release an order. */
export const ORDER_EVENTS = ['order.placed', 'order.paid', 'order.changed'];

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

const BASIS_POINTS = 10_000;

/** Half an øre is rounded to the larger amount, also of a negative one. */
const roundedOere = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount));

const vatOnNet = (netOere: number, vatBp: number): number => roundedOere((netOere * vatBp) / BASIS_POINTS);

const netOf = (oere: number, vatBp: number, includesVat: boolean): number =>
  includesVat ? roundedOere((oere * BASIS_POINTS) / (BASIS_POINTS + vatBp)) : oere;

/** What an ERP adds them up to: lines without VAT, and VAT of the sum of each rate. */
export function totalOfLines(lines: readonly Pick<NetLine, 'quantity' | 'unitNetOere' | 'vatBp'>[]): number {
  const nets = new Map<number, number>();
  for (const { quantity, unitNetOere, vatBp } of lines)
    nets.set(vatBp, (nets.get(vatBp) ?? 0) + quantity * unitNetOere);
  return [...nets].reduce((sum, [vatBp, net]) => sum + net + vatOnNet(net, vatBp), 0);
}

/** What the order comes to now: pieces that were cancelled are not charged. */
export const totalOfOrder = ({ amounts: { remainingOere, totalOere } }: ShopOrder): number =>
  remainingOere ?? totalOere;

/** Integer øre for each piece; what division leaves over is in lines of rounding, by rate, and one without VAT for the total. */
export function netLines(order: ShopOrder): NetLine[] {
  const { includesVat, freightOere, remainingOere } = order.amounts;
  const leftOf = ({ quantity, canceled }: ShopOrder['lines'][number]) =>
    remainingOere === undefined ? quantity : quantity - canceled;
  const nets = new Map<number, number>();
  const netIn = (vatBp: number, oere: number): number => {
    const net = netOf(oere, vatBp, includesVat);
    nets.set(vatBp, (nets.get(vatBp) ?? 0) + net);
    return net;
  };
  const lines: NetLine[] = order.lines.flatMap((line) => {
    const { sku, name, quantity: ordered, vatBp, rowOere, dutyOere, discountOere } = line;
    const quantity = leftOf(line);
    if (quantity === 0) return [];
    const net = netIn(vatBp, roundedOere(((rowOere + dutyOere - discountOere) * quantity) / ordered));
    return [{ kind: 'product', sku, name, quantity, unitNetOere: Math.trunc(net / quantity), vatBp }];
  });
  const highest = Math.max(0, ...order.taxes.map(({ vatBp }) => vatBp));
  if (freightOere > 0) {
    const unitNetOere = netIn(highest, freightOere);
    lines.push({ kind: 'freight', sku: '', name: '', quantity: 1, unitNetOere, vatBp: highest });
  }
  const isReduced = order.lines.some((line) => leftOf(line) < line.quantity);
  const bases = isReduced ? [...nets].map(([vatBp, baseOere]) => ({ vatBp, baseOere })) : order.taxes;
  const rounding = (vatBp: number, oere: number): NetLine[] =>
    oere === 0 ? [] : [{ kind: 'rounding', sku: '', name: '', quantity: 1, unitNetOere: oere, vatBp }];
  for (const { vatBp, baseOere } of bases) {
    const net = lines
      .filter((one) => one.vatBp === vatBp)
      .reduce((sum, one) => sum + one.quantity * one.unitNetOere, 0);
    lines.push(...rounding(vatBp, baseOere - net));
  }
  return [...lines, ...rounding(0, totalOfOrder(order) - totalOfLines(lines))];
}
