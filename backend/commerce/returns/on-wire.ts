// Returns and what can be returned, on the wire; in Adobe Commerce's names where their meaning is the same.
import { money } from '#backend/commerce/catalogue/product/price';
import { orderedOf } from '#backend/commerce/order/ordered';
import type { OrderModel } from '#backend/commerce/order/read/model';
import type {
  NotReturnable,
  RequestReturnItemInput,
  Return,
  ReturnFees,
  ReturnOffer,
} from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { idOfUid, uidOf } from '#backend/graphql/uid';
import { type IsoDate, inCopenhagen } from '#domain/calendar/calendar';
import { pickupDays } from '#domain/delivery/pickup-days';
import { oere, sumOere } from '#domain/money/money';
import { documentBetween, type Extent } from '#domain/order/invoice';
import type { AskedPieces } from '#domain/order/line-pieces';
import { withoutPriceOffs } from '#domain/returns/price-off';
import { returnFees } from '#domain/returns/return-fee';
import {
  atTheBuyer,
  chooseReturned,
  type ReturnableLine,
  returnable,
  returnableUntil,
  whyNoReturn,
} from '#domain/returns/returns';
import { lessByLine } from '#domain/returns/value-reduction';
import { isExcepted } from '#domain/returns/withdrawal';
import { type Returnable, returnableOf } from './question';
import type { WholeReturn } from './returns.sql';

const REFUSALS = { consumer: 'CONSUMER', undelivered: 'UNDELIVERED', late: 'LATE', over: 'OVER' } as const;
export const SIZES_ON_WIRE = { box: 'BOX', boxes: 'BOXES', pallet: 'PALLET' } as const;

/** With what its fees are made of. */
export interface OfferedReturn extends Omit<ReturnOffer, 'fees'> {
  order: OrderModel;
  known: Returnable;
}

export async function offeredReturnOf(order: OrderModel, { db, now }: Context): Promise<OfferedReturn> {
  const known = await returnableOf(db, order.whole, now);
  const why = whyNoReturn(known.question, now);
  const today = inCopenhagen(now).date;
  return {
    order,
    known,
    refusal: why && REFUSALS[why],
    pickup_days: pickupDays(now),
    lines: known.question.lines.flatMap((line) => {
      const bought = order.lines.find(({ id }) => id === line.id);
      if (!bought || line.kind === 'gift_card') return [];
      const { sku: product_sku, name: product_name, unit, quantity } = bought;
      const left = returnable(line, today);
      return [
        {
          ...{ uid: uidOf(line.id), product_sku, product_name, unit, quantity, left },
          ...{ last_day: returnableUntil(line, today), weight_grams: known.grams.get(line.id) ?? 0 },
          reason: left > 0 ? null : whyNotReturnable(line, today),
        },
      ];
    }),
  };
}

function whyNotReturnable(line: ReturnableLine, today: IsoDate): NotReturnable | null {
  if (isExcepted(line)) return 'EXEMPT';
  if (line.arrived.length === 0) return 'UNDELIVERED';
  return atTheBuyer(line) > returnable(line, today) ? 'LATE' : 'OVER';
}

/** An invalid number of pieces is passed as a negative one, and refused as such. */
export const askedOnWire = (items: readonly RequestReturnItemInput[]): AskedPieces =>
  items.map(({ order_item_uid, quantity_to_return: quantity }) => ({
    id: idOfUid(order_item_uid) ?? 0,
    quantity: Number.isSafeInteger(quantity) ? quantity : -1,
  }));

/** Null for what cannot be returned. */
export function feesOf(
  { order, known }: OfferedReturn,
  items: readonly RequestReturnItemInput[],
  now: Date,
): ReturnFees | null {
  const picked = chooseReturned(known.question.lines, askedOnWire(items), { today: inCopenhagen(now).date });
  if (!picked.ok) return null;
  const before: Extent = { pieces: new Map(order.lines.map(({ id, credited }) => [id, credited])), freight: false };
  const pieces = new Map(before.pieces);
  for (const { id, quantity } of picked.chosen) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  const { basis } = order.whole.order;
  const document = documentBetween(orderedOf(order.whole), before, { pieces, freight: false });
  const off = { lines: order.lines, chosen: picked.chosen, offs: known.priceOffs };
  const totals = withoutPriceOffs(document, off, basis);
  const fees = returnFees(totals.lines);
  const ofLine = new Map([...fees].map(([id, { gross }]) => [id, gross]));
  const { total } = lessByLine(totals, { ofLine, freight: oere(0) }, basis);
  return {
    lines: totals.lines.map(({ id, goods }) => ({
      uid: uidOf(id),
      price_excl_tax: money(goods.net),
      fee_excl_tax: money(fees.get(id)?.net ?? oere(0)),
    })),
    fee_excl_tax: money(sumOere([...fees.values()].map(({ net }) => net))),
    credit_total: money(total),
  };
}

export function returnOnWire({ goodsReturn, lines, label }: WholeReturn, order: OrderModel) {
  const { number, requestedAt, isPickup, pickupOn, size, parcels, weightGrams, contact } = goodsReturn;
  const items = order.items;
  return {
    number,
    created_at: requestedAt.toISOString(),
    status: statusOfReturn({ goodsReturn, lines, label }),
    items: lines.flatMap(({ orderLineId, quantity, received }) => {
      const item = items.find(({ row }) => row.id === orderLineId);
      return item ? [{ order_item: item, request_quantity: quantity, quantity: received }] : [];
    }),
    ...{ pickup: isPickup, pickup_date: pickupOn, package_size: SIZES_ON_WIRE[size], parcel_count: parcels },
    ...{ weight_grams: weightGrams, contact },
    label: label?.state === 'booked' ? { carrier: label.carrierCode, packages: label.packages } : null,
  };
}

function statusOfReturn({ goodsReturn, lines, label }: WholeReturn): Return['status'] {
  const received = lines.reduce((sum, line) => sum + line.received, 0);
  const isAll = lines.every((line) => line.received === line.quantity);
  if (goodsReturn.closedAt) return isAll ? 'PROCESSED_AND_CLOSED' : received > 0 ? 'CLOSED' : 'DENIED';
  if (received > 0) return 'PARTIALLY_RECEIVED';
  return label?.state === 'booked' ? 'AUTHORIZED' : 'PENDING';
}
