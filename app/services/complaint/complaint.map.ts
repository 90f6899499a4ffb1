// From the wire to complaints as their buyers see them.
import { complaintPath } from '#domain/complaint/addresses';
import type { ComplainableOrder, ComplaintView, MadeComplaintView } from '~/models/complaint';
import type { ComplaintByTokenQuery, OrderToComplainQuery } from '../generated/commerce';

const STATES = {
  RECEIVED: 'received',
  ASKED: 'asked',
  ACCEPTED: 'accepted',
  REFUSED: 'refused',
  SETTLED: 'settled',
} as const;
export const SIDES = { FRONT: 'front', BACK: 'back', SIDE: 'side' } as const;
const WISHES = { REPAIR: 'repair', REPLACEMENT: 'replacement', REFUND: 'refund', PRICE_OFF: 'price_off' } as const;

type WireOrder = OrderToComplainQuery['guestOrderByToken'];
type WireMade = NonNullable<WireOrder['complaints']>['made'][number];

export const madeComplaintOf = (
  { number, token, product_name: product, state, received_at: receivedAt }: WireMade,
  order: string,
): MadeComplaintView => ({ number, product, state: STATES[state], receivedAt, href: complaintPath(order, token) });

/** Null where the back end knows no complaints. */
export function complainableOrderOf(order: WireOrder): ComplainableOrder | null {
  const { number, email, order_date: placedAt, complaints } = order;
  if (!complaints) return null;
  return {
    ...{ number, email: email ?? '', placedAt },
    isConsumer: complaints.is_consumer,
    lastDay: complaints.last_day ?? null,
    lines: complaints.lines.map(({ id, product_sku: sku, product_name: name, unit, left }) => ({
      ...{ id, sku, name, unit, left },
    })),
    made: complaints.made.map((one) => madeComplaintOf(one, number)),
  };
}

export function complaintViewOf(told: NonNullable<ComplaintByTokenQuery['complaint']>): ComplaintView {
  const { number, quantity, email, description } = told;
  return {
    ...{ number, quantity, email, description },
    state: STATES[told.state],
    receivedAt: told.received_at,
    isConsumer: told.is_consumer,
    order: told.order_number ?? null,
    product: told.product_name,
    wish: WISHES[told.wish],
    remedy: told.remedy ? WISHES[told.remedy] : null,
    serialNumber: told.serial_number,
    batchNumber: told.batch_number,
    replacement: told.replacement_number ?? null,
    mayAnswer: told.may_answer,
    pictures: told.pictures.map((side) => SIDES[side]),
    extraPictures: told.extra_pictures,
    messages: told.messages.map(({ is_from_shop: isFromShop, text, state, at }) => ({
      ...{ isFromShop, text, state: STATES[state], at },
    })),
  };
}
