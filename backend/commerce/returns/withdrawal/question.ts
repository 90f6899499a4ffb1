// An order's facts for the withdrawal rules: who bought it, when it came, when they were informed, and what can still be withdrawn from.
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import { comingBack } from '#backend/commerce/returns/coming-back';
import { returnsOf, type WholeReturn } from '#backend/commerce/returns/returns.sql';
import { shipmentsOf, type WholeShipment } from '#backend/commerce/shipment/shipment.sql';
import type { Reader } from '#backend/db/client';
import { type IsoDate, inCopenhagen } from '#domain/calendar/calendar';
import { unshipped } from '#domain/order/order-life';
import type { WithdrawalLine, WithdrawalQuestion } from '#domain/returns/withdrawal';
import { arrivedAt, type WholeWithdrawal, withdrawalsOf } from './withdrawal.sql';

export interface Withdrawable {
  question: WithdrawalQuestion;
  withdrawals: WholeWithdrawal[];
}

export async function withdrawableOf(reader: Reader, whole: WholeOrder): Promise<Withdrawable> {
  const { order, lines, payment } = whole;
  const withdrawals = await withdrawalsOf(reader, order.id);
  const returns = await returnsOf(reader, order.id);
  return {
    question: {
      receivedOn: await receivedOn(reader, whole),
      toldOn: order.withdrawalToldAt && inCopenhagen(order.withdrawalToldAt).date,
      isConsumer: order.basis === 'gross' && order.businessId === null,
      isUnpaid: payment?.status === 'pending',
      lines: lines.map((line) => withdrawalLineOf(line, withdrawals, returns)),
    },
    withdrawals,
  };
}

/** Pieces of a line of a withdrawal that neither were cancelled nor have come back nor stay with the buyer. */
export const stillToCome = ({ quantity, calledOff, received, kept }: WholeWithdrawal['lines'][number]): number =>
  quantity - calledOff - received - kept;

const withdrawalLineOf = (
  line: WholeOrder['lines'][number],
  withdrawals: readonly WholeWithdrawal[],
  returns: readonly WholeReturn[],
): WithdrawalLine => ({
  id: line.id,
  sku: line.sku,
  kind: line.kind,
  exempt: line.withdrawalExempt,
  quantity: line.quantity,
  canceled: line.canceled,
  credited: line.credited,
  // No piece comes back twice: what staff take back by agreement is on its way, too.
  underway: withdrawals
    .flatMap((one) => one.lines)
    .filter(({ orderLineId }) => orderLineId === line.id)
    .reduce((sum, one) => sum + stillToCome(one), comingBack(returns, line.id)),
});

/** A parcel in a parcel shop is not received: its buyer has it when it is handed over. */
export async function receivedOn(reader: Reader, { order, lines }: WholeOrder): Promise<IsoDate | null> {
  const goods = lines.filter(({ kind }) => kind !== 'gift_card');
  if (goods.some((line) => unshipped(line) > 0)) return null;
  const shipments = await shipmentsOf(reader, [order.id]);
  const days = shipments.map(handedOverAt);
  const last = days.every((at) => at !== null) ? Math.max(...days.map((at) => at?.getTime() ?? 0)) : null;
  const at = days.length > 0 && last !== null ? new Date(last) : await arrivedAt(reader, order.id);
  return at && inCopenhagen(at).date;
}

/** Null while it is on its way, and while it waits in a parcel shop. */
export const handedOverAt = ({ shipment, events }: WholeShipment): Date | null =>
  shipment.status === 'DELIVERED' ? (events.findLast(({ status }) => status === 'DELIVERED')?.at ?? null) : null;
