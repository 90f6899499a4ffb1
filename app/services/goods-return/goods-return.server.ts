// Returns by agreement: the returnable lines of an order, the cost, and the request.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { ReturnSize } from '#domain/returns/return-parcels';
import type { Caller } from '~/models/caller';
import type { ReturnFeesView, ReturnOfferView } from '~/models/goods-return';
import { FeesOfReturnDocument, OrderToReturnDocument, RequestGuestReturnDocument } from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { returnFeesOf, returnOfferOf } from './goods-return.map';

/** Null where the token opens no order, and where the back end knows no such returns. */
export async function readReturnOffer(caller: Caller, token: string): Promise<ReturnOfferView | null> {
  const { data } = await send(caller, { client: 'commerce', document: OrderToReturnDocument, variables: { token } });
  return data?.guestOrderByToken ? returnOfferOf(data.guestOrderByToken) : null;
}

export type ReturnedPieces = { uid: string; quantity: number }[];

const itemsOf = (lines: ReturnedPieces) =>
  lines.map(({ uid, quantity }) => ({ order_item_uid: uid, quantity_to_return: quantity }));

/** Null for what cannot be returned. */
export async function readReturnFees(
  caller: Caller,
  token: string,
  lines: ReturnedPieces,
): Promise<ReturnFeesView | null> {
  const variables = { token, items: itemsOf(lines) };
  const { data } = await send(caller, { client: 'commerce', document: FeesOfReturnDocument, variables });
  const offer = data?.guestOrderByToken.return_offer;
  return offer ? returnFeesOf(offer) : null;
}

export interface ReturnOrdered {
  token: string;
  formKey: string;
  lines: ReturnedPieces;
  size: ReturnSize;
  parcels: number;
  /** ISO day; null: the buyer brings it. */
  pickupOn: string | null;
  contact: { name: string; email: string; telephone: string };
  comment: string;
}

const SIZES = { box: 'BOX', boxes: 'BOXES', pallet: 'PALLET' } as const;

/** Its goods are in unbroken packaging: the form says no to others. */
export async function orderReturn(caller: Caller, ordered: ReturnOrdered): Promise<Outcome<{ number: string }>> {
  const { token, formKey, lines, size, parcels, pickupOn, contact, comment } = ordered;
  const input = {
    ...{ token, form_key: formKey, items: itemsOf(lines), comment_text: comment },
    ...{ contact_name: contact.name, contact_email: contact.email, contact_telephone: contact.telephone },
    ...{ packaging_intact: true, package_size: SIZES[size], parcel_count: parcels, pickup_date: pickupOn },
  };
  const variables = { input };
  const { data, errors } = await send(caller, { client: 'commerce', document: RequestGuestReturnDocument, variables });
  const refused = firstRefusal(null, errors);
  if (refused) return refused;
  const number = data?.requestGuestReturn?.return?.number;
  return number ? { ok: true, number } : refusal('UNDEFINED');
}
