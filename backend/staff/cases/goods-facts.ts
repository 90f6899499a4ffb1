// What the page of a withdrawal or a return shows: its pieces, how far they have come back, who sends them, and how they travel.
import type { StaffOrderPage } from '#backend/commerce/order-desk/index';
import {
  receiptsOf,
  returnByNumber,
  returnsOf,
  stillToCome,
  withdrawalByNumber,
  withdrawalsOf,
} from '#backend/commerce/returns/index';
import { refundDueOn } from '#domain/returns/withdrawal';
import { type CaseAct, possibleGoodsActs } from '#domain/staff/cases';
import type { StaffContext } from '../context';

export interface CaseFacts {
  at: string;
  due: string | null;
  isClosed: boolean;
  state: string;
  order: string | null;
  account: string | null;
  said: { name: string; value: string }[];
  lines: CaseLine[];
  receipts: { at: string; sku: string; pieces: number; isDamaged: boolean; feeOere: number }[];
  messages: { at: string; isFromBuyer: boolean; text: string }[];
  pictures: string[];
  acts: CaseAct[];
}

interface CaseLine {
  sku: string;
  name: string;
  unit: string;
  quantity: number;
  /** What the pieces have become, by name. */
  counts: { name: string; pieces: number }[];
  left: number;
}

type OrderOf = (number: string | null) => Promise<StaffOrderPage | null>;

/** Facts without a value are left out. */
export const saidFacts = (facts: readonly (readonly [string, string | number | null | undefined])[]) =>
  facts.flatMap(([name, value]) => (value ? [{ name, value: String(value) }] : []));

function caseLine(page: StaffOrderPage, orderLineId: number, counted: Pick<CaseLine, 'quantity' | 'counts' | 'left'>) {
  const line = page.whole.lines.find(({ id }) => id === orderLineId);
  return { sku: line?.sku ?? '', name: line?.name ?? '', unit: line?.unit ?? '', ...counted };
}

const leftOfCase = (lines: readonly CaseLine[]): number => lines.reduce((sum, { left }) => sum + left, 0);

function buyerFacts({ whole: { order } }: StaffOrderPage) {
  const { billingAddress: billing, shippingAddress: shipping } = order;
  return [
    ['name', [billing.firstname, billing.lastname].filter(Boolean).join(' ')],
    ['company', billing.company],
    ['email', order.email],
    ['telephone', billing.telephone || shipping.telephone],
  ] as const;
}

export async function withdrawalFacts(number: string, order: OrderOf, { db }: StaffContext): Promise<CaseFacts | null> {
  const known = await withdrawalByNumber(db, number);
  const page = known && (await order(known.order));
  if (!known || !page) return null;
  const { withdrawal } = known;
  const found = (await withdrawalsOf(db, page.whole.order.id)).find((one) => one.withdrawal.id === withdrawal.id);
  const lines = (found?.lines ?? []).map((one) =>
    caseLine(page, one.orderLineId, {
      quantity: one.quantity,
      left: stillToCome(one),
      counts: [
        { name: 'calledOff', pieces: one.calledOff },
        { name: 'received', pieces: one.received },
        { name: 'kept', pieces: one.kept },
      ],
    }),
  );
  return {
    at: withdrawal.declaredAt.toISOString(),
    due: withdrawal.closedAt ? null : refundDueOn(withdrawal.declaredAt),
    isClosed: withdrawal.closedAt !== null,
    state: withdrawal.closedAt ? 'closed' : 'open',
    order: known.order,
    account: page.place.customer_email,
    said: saidFacts([...buyerFacts(page), ['payment', page.payment]]),
    lines,
    ...{ receipts: [], messages: [], pictures: [] },
    acts: possibleGoodsActs('withdrawals', { left: leftOfCase(lines), label: null }),
  };
}

export async function returnFacts(number: string, order: OrderOf, { db }: StaffContext): Promise<CaseFacts | null> {
  const known = await returnByNumber(db, number);
  const page = known && (await order(known.order));
  if (!known || !page) return null;
  const { goodsReturn } = known;
  const found = (await returnsOf(db, page.whole.order.id)).find((one) => one.goodsReturn.id === goodsReturn.id);
  const lines = (found?.lines ?? []).map((one) =>
    caseLine(page, one.orderLineId, {
      quantity: one.quantity,
      left: one.quantity - one.received - one.refused,
      counts: [
        { name: 'received', pieces: one.received },
        { name: 'refused', pieces: one.refused },
      ],
    }),
  );
  const skus = new Map(page.whole.lines.map(({ id, sku }) => [id, sku]));
  const receipts = await receiptsOf(db, goodsReturn.id);
  return {
    at: goodsReturn.requestedAt.toISOString(),
    due: null,
    isClosed: goodsReturn.closedAt !== null,
    state: goodsReturn.closedAt ? 'closed' : 'open',
    order: known.order,
    account: page.place.customer_email,
    said: saidOfReturn(goodsReturn, found?.label ?? null),
    lines,
    receipts: receipts.map(({ at, orderLineId, quantity, isDamaged, feeOere }) => ({
      ...{ at: at.toISOString(), sku: skus.get(orderLineId) ?? '', pieces: quantity, isDamaged, feeOere },
    })),
    ...{ messages: [], pictures: [] },
    acts: possibleGoodsActs('returns', { left: leftOfCase(lines), label: found?.label?.state ?? null }),
  };
}

type FoundReturn = Awaited<ReturnType<typeof returnsOf>>[number];

const saidOfReturn = (
  { contact, comment, size, parcels, pickupOn, isFree }: FoundReturn['goodsReturn'],
  label: FoundReturn['label'],
) =>
  saidFacts([
    ['name', contact.name],
    ['email', contact.email],
    ['telephone', contact.telephone],
    ['comment', comment],
    ['parcels', parcels],
    ['size', size],
    ['pickupOn', pickupOn],
    ['way', pickupOn === null ? 'brought' : null],
    ['fee', isFree ? 'none' : null],
    ['label', label?.state],
    ['carrier', label?.carrierCode === 'own' ? null : label?.carrierCode],
    ['packages', [label?.reference, ...(label?.packages ?? [])].filter(Boolean).join(', ')],
    ['carrierSays', label?.note],
  ]);
