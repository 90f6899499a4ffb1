// Complaining of goods: the order that they were on, the complaint itself, and what is said about it.
import type { ComplaintWish } from '#domain/complaint/complaint';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { ComplainableOrder, ComplaintView } from '~/models/complaint';
import {
  AnswerComplaintDocument,
  ComplaintByTokenDocument,
  MakeComplaintDocument,
  OrderToComplainDocument,
  TokenOfOrderDocument,
} from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { complainableOrderOf, complaintViewOf } from './complaint.map';

/** Token of an order that the customer may see; null for any other number. */
export async function tokenOfOwnOrder(caller: Caller, number: string): Promise<string | null> {
  if (caller.token === null) return null;
  const { data } = await send(caller, { client: 'commerce', document: TokenOfOrderDocument, variables: { number } });
  return data?.customer?.orders?.items[0]?.token ?? null;
}

/** Null where the token opens no order, and where the back end knows no complaints. */
export async function readComplainable(caller: Caller, token: string): Promise<ComplainableOrder | null> {
  const { data } = await send(caller, { client: 'commerce', document: OrderToComplainDocument, variables: { token } });
  return data?.guestOrderByToken ? complainableOrderOf(data.guestOrderByToken) : null;
}

/** Null where the token opens none. */
export async function readComplaint(caller: Caller, token: string): Promise<ComplaintView | null> {
  const { data } = await send(caller, { client: 'commerce', document: ComplaintByTokenDocument, variables: { token } });
  return data?.complaint ? complaintViewOf(data.complaint) : null;
}

export interface NewComplaint {
  key: string;
  quantity: number;
  wish: ComplaintWish;
  serialNumber: string;
  batchNumber: string;
  description: string;
  of: { token: string; line: number } | { product: string; name: string; email: string };
}

const WISHES_ON_WIRE = {
  repair: 'REPAIR',
  replacement: 'REPLACEMENT',
  refund: 'REFUND',
  price_off: 'PRICE_OFF',
} as const;

export async function sendComplaint(caller: Caller, made: NewComplaint): Promise<Outcome<{ token: string }>> {
  const { key, quantity, wish, serialNumber, batchNumber, description, of } = made;
  const about = 'token' in of ? { order_token: of.token, line_id: of.line } : of;
  const said = { serial_number: serialNumber, batch_number: batchNumber, description };
  const variables = { input: { key, quantity, wish: WISHES_ON_WIRE[wish], ...said, ...about } };
  const { data, errors } = await send(caller, { client: 'commerce', document: MakeComplaintDocument, variables });
  const refused = firstRefusal(null, errors);
  if (refused) return refused;
  return data ? { ok: true, token: data.makeComplaint.token } : refusal('UNDEFINED');
}

export async function sendAnswer(
  caller: Caller,
  variables: { token: string; formKey: string; text: string },
): Promise<Outcome> {
  const { errors } = await send(caller, { client: 'commerce', document: AnswerComplaintDocument, variables });
  return firstRefusal(null, errors) ?? { ok: true };
}
