// What the page of a complaint shows: the goods, what is wrong with them, what the buyer wishes, messages and pictures.
import {
  complaintByNumber,
  messagesOf,
  ordersOfComplaint,
  pictureSeen,
  picturesOfComplaint,
} from '#backend/commerce/complaint/index';
import type { StaffOrderPage } from '#backend/commerce/order-desk/index';
import { extraPicture, isPictureName } from '#domain/complaint/pictures';
import { possibleComplaintActs } from '#domain/staff/cases';
import type { StaffContext } from '../context';
import { type CaseFacts, saidFacts } from './goods-facts';

type OrderOf = (number: string | null) => Promise<StaffOrderPage | null>;

export async function factsOfComplaint(
  number: string,
  orderPage: OrderOf,
  { db, pool }: StaffContext,
): Promise<CaseFacts | null> {
  const row = await complaintByNumber(db, number);
  if (!row) return null;
  const { order, replacement } = await ordersOfComplaint(db, row);
  const page = await orderPage(order);
  const { sides, extras } = await picturesOfComplaint(pool, row.id);
  const line = page?.whole.lines.find(({ id }) => id === row.orderLineId);
  return {
    at: row.receivedAt.toISOString(),
    due: null,
    isClosed: row.closedAt !== null,
    state: row.state,
    order,
    account: page?.place.customer_email ?? null,
    said: saidFacts([
      ['name', row.name],
      ['email', row.email],
      ['buyer', row.isConsumer ? 'consumer' : 'company'],
      ['wish', row.wish],
      ['serialNumber', row.serialNumber],
      ['batchNumber', row.batchNumber],
      ['description', row.description],
      ['remedy', row.remedy],
      ['creditNumber', row.creditNumber],
      ['replacement', replacement],
    ]),
    lines: [
      {
        ...{ sku: line?.sku ?? '', name: row.product, unit: line?.unit ?? '' },
        ...{ quantity: row.quantity, left: row.quantity, counts: [] },
      },
    ],
    receipts: [],
    messages: (await messagesOf(db, row.id)).map(({ by, text, at }) => ({
      ...{ at: at.toISOString(), isFromBuyer: by === 'buyer', text },
    })),
    pictures: [...sides, ...Array.from({ length: extras }, (_, at) => extraPicture(at + 1))],
    acts: possibleComplaintActs(row.state, order !== null),
  };
}

/** A WebP picture in base64; null where the complaint has no such picture, or no longer. */
export async function pictureForStaff(
  number: string,
  picture: string,
  { db, pool }: StaffContext,
): Promise<string | null> {
  const row = isPictureName(picture) ? await complaintByNumber(db, number) : null;
  if (!row || !isPictureName(picture)) return null;
  const bytes = await pictureSeen(pool, { token: row.publicToken }, picture);
  return bytes?.toString('base64') ?? null;
}
