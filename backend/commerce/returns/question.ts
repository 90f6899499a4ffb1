// An order as the rules of returns see it: what has arrived of each line and when, what is on its way back, and what a piece weighs.
import { priceOffsOf } from '#backend/commerce/invoice/price-offs.sql';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import { shipmentsOf, type WholeShipment } from '#backend/commerce/shipment/shipment.sql';
import type { Reader } from '#backend/db/client';
import { type IsoDate, inCopenhagen } from '#domain/calendar/calendar';
import type { PriceOff } from '#domain/returns/price-off';
import type { ReturnableLine, ReturnQuestion } from '#domain/returns/returns';
import { whyNoWithdrawal } from '#domain/returns/withdrawal';
import { returnsOf, type WholeReturn, weightsOf } from './returns.sql';
import { handedOverAt, withdrawableOf } from './withdrawal/question';
import { arrivedAt } from './withdrawal/withdrawal.sql';

export interface Returnable {
  question: ReturnQuestion;
  returns: WholeReturn[];
  /** By line: what its buyer has had back of the price. */
  priceOffs: ReadonlyMap<number, PriceOff>;
  /** By line, in grams for one piece; 0 where it is not known. */
  grams: ReadonlyMap<number, number>;
}

export async function returnableOf(reader: Reader, whole: WholeOrder, now: Date): Promise<Returnable> {
  const { order, lines } = whole;
  const returns = await returnsOf(reader, order.id);
  const withdrawable = await withdrawableOf(reader, whole);
  const shipments = await shipmentsOf(reader, [order.id]);
  const saidToHaveArrived = await arrivedAt(reader, order.id);
  const weights = await weightsOf(
    reader,
    lines.map(({ productId }) => productId),
  );
  return {
    question: {
      mayWithdraw: whyNoWithdrawal(withdrawable.question, now) === null,
      lines: lines.map((line): ReturnableLine => {
        const underway = withdrawable.question.lines.find(({ id }) => id === line.id)?.underway ?? 0;
        const { id, sku, kind, withdrawalExempt: exempt, credited } = line;
        return { id, sku, kind, exempt, credited, underway, arrived: arrivalsOf(line, shipments, saidToHaveArrived) };
      }),
    },
    returns,
    priceOffs: await priceOffsOf(reader, order.id),
    grams: new Map(lines.map(({ id, productId }) => [id, weights.get(productId) ?? 0])),
  };
}

/** Parcel by parcel; what the carrier has said nothing of came when staff said that the order had. */
function arrivalsOf(
  line: WholeOrder['lines'][number],
  shipments: readonly WholeShipment[],
  saidAt: Date | null,
): ReturnableLine['arrived'] {
  const shippedOn = (at: Date): IsoDate => inCopenhagen(at).date;
  if (shipments.length === 0)
    return saidAt && line.shipped > 0 ? [{ pieces: line.shipped, on: shippedOn(saidAt) }] : [];
  return shipments.flatMap((shipment) => {
    const pieces = shipment.lines.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0;
    const at = handedOverAt(shipment) ?? saidAt;
    return pieces > 0 && at ? [{ pieces, on: shippedOn(at) }] : [];
  });
}
