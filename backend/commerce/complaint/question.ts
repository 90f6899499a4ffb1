// An order as the rules of complaints see it: who bought it, when it came, and what of it can be complained of.
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import { receivedOn } from '#backend/commerce/returns/withdrawal/question';
import type { Reader } from '#backend/db/client';
import type { IsoDate } from '#domain/calendar/calendar';
import { type ComplaintLine, isComplaintClosed, lastComplaintDay } from '#domain/complaint/complaint';
import { type ComplaintRow, complaintsOfOrder } from './complaint.sql';

export interface Complainable {
  isConsumer: boolean;
  /** Null while a part of it is still to come. */
  lastDay: IsoDate | null;
  lines: ComplaintLine[];
  complaints: ComplaintRow[];
}

export async function complainableOf(reader: Reader, whole: WholeOrder): Promise<Complainable> {
  const { order, lines } = whole;
  const complaints = await complaintsOfOrder(reader, order.id);
  return {
    isConsumer: isOfConsumer(order),
    lastDay: lastComplaintDay(await receivedOn(reader, whole)),
    lines: lines.map(({ id, sku, kind, shipped, credited }) => ({
      ...{ id, sku, kind, shipped, credited },
      open: complaints
        .filter((one) => one.orderLineId === id && !isComplaintClosed(one.state))
        .reduce((sum, one) => sum + one.quantity, 0),
    })),
    complaints,
  };
}

export const isOfConsumer = ({ basis, businessId }: WholeOrder['order']): boolean =>
  basis === 'gross' && businessId === null;
