// A complaint as it goes over the wire, with what was said about it.
import type { Reader } from '#backend/db/client';
import type { Queryable } from '#backend/db/queryable';
import type { Complaint, ComplaintUpload } from '#backend/generated/commerce';
import { mayAnswer } from '#domain/complaint/complaint';
import { type ComplaintRow, messagesOf, ordersOfComplaint } from './complaint.sql';
import { picturesOfComplaint, type UploadRow } from './uploads.sql';

export const STATES_ON_WIRE = {
  received: 'RECEIVED',
  asked: 'ASKED',
  accepted: 'ACCEPTED',
  refused: 'REFUSED',
  settled: 'SETTLED',
} as const;
export const SIDES_ON_WIRE = { front: 'FRONT', back: 'BACK', side: 'SIDE' } as const;
const WISHES_ON_WIRE = {
  repair: 'REPAIR',
  replacement: 'REPLACEMENT',
  refund: 'REFUND',
  price_off: 'PRICE_OFF',
} as const;

export const uploadOnWire = ({ sides, mobile }: UploadRow): ComplaintUpload => ({
  pictures: sides.map((side) => SIDES_ON_WIRE[side]),
  mobile,
});

export async function complaintOnWire(row: ComplaintRow, reader: Reader, on: Queryable): Promise<Complaint> {
  const [{ order, replacement }, messages, { sides, extras }] = await Promise.all([
    ordersOfComplaint(reader, row),
    messagesOf(reader, row.id),
    picturesOfComplaint(on, row.id),
  ]);
  return {
    ...{ number: row.number, product_name: row.product, quantity: row.quantity, email: row.email },
    ...{ serial_number: row.serialNumber, batch_number: row.batchNumber, description: row.description },
    state: STATES_ON_WIRE[row.state],
    received_at: row.receivedAt.toISOString(),
    is_consumer: row.isConsumer,
    order_number: order,
    wish: WISHES_ON_WIRE[row.wish],
    remedy: row.remedy && WISHES_ON_WIRE[row.remedy],
    replacement_number: replacement,
    may_answer: mayAnswer(row.state),
    pictures: sides.map((side) => SIDES_ON_WIRE[side]),
    extra_pictures: extras,
    messages: messages.map(({ by, text, state, at }) => ({
      ...{ is_from_shop: by === 'shop', text, state: STATES_ON_WIRE[state] },
      at: at.toISOString(),
    })),
  };
}
