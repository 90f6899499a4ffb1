// Subscriptions: all of a customer's, one with its next delivery, and every change, which says what was refused.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { GoodsFor, Subscription, SubscriptionEntry } from '~/models/subscription';
import {
  AddToSubscriptionDocument,
  ChangeSubscriptionItemsDocument,
  CreateSubscriptionDocument,
  EndSubscriptionDocument,
  MoveSubscriptionDocument,
  SkipSubscriptionDeliveryDocument,
  SkipSubscriptionItemDocument,
  type SubscriptionAction,
  SubscriptionDocument,
  type SubscriptionOrderInput,
  SubscriptionsDocument,
  UpdateSubscriptionDocument,
} from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { read, send } from '../transport/transport.server';
import { subscriptionEntryOf, subscriptionViewOf } from './subscription.map';

export async function listSubscriptions(caller: Caller): Promise<SubscriptionEntry[]> {
  const data = await read(caller, { client: 'commerce', document: SubscriptionsDocument, variables: {} });
  return data.customerSubscriptions.items.map(subscriptionEntryOf);
}

/** Null for one that is none of the customer's. */
export async function readSubscription(caller: Caller, id: number): Promise<Subscription | null> {
  const data = await read(caller, { client: 'commerce', document: SubscriptionDocument, variables: { id } });
  return data.subscriptionOrder ? subscriptionViewOf(data.subscriptionOrder, caller.rules) : null;
}

async function asksFor<Data extends object, Variables extends object>(
  caller: Caller,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Outcome<{ data: Data }>> {
  const { data, errors } = await send(caller, { client: 'commerce', document, variables });
  return data && errors.length === 0 ? { ok: true, data } : (firstRefusal(null, errors) ?? refusal('UNDEFINED'));
}

const SOURCES = { cart: 'CART', list: 'LIST', order: 'ORDER', product: 'PRODUCT' } as const;
const goodsOnWire = ({ source, key, quantity }: GoodsFor) => ({ source: SOURCES[source], key, quantity });

export interface SubscriptionTerms {
  name: string;
  interval: string;
  startDate: string;
  addressId: number;
  card: string | null;
  requisitioner: string;
  requisitionNumber: string;
}

const inputOf = (terms: SubscriptionTerms): SubscriptionOrderInput => ({
  ...terms,
  requisitioner: terms.requisitioner || null,
  requisitionNumber: terms.requisitionNumber || null,
});

export async function startSubscription(
  caller: Caller,
  terms: SubscriptionTerms,
  goods: GoodsFor,
  formKey: string | null,
): Promise<Outcome<{ id: number; isDraft: boolean; notTaken: number }>> {
  const input = { ...inputOf(terms), goods: goodsOnWire(goods), formKey };
  const done = await asksFor(caller, CreateSubscriptionDocument, { input });
  if (!done.ok) return done;
  const { id, status, notTaken } = done.data.createSubscriptionOrder;
  return { ok: true, id, isDraft: status === 'draft', notTaken };
}

export async function addGoodsTo(caller: Caller, id: number, goods: GoodsFor): Promise<Outcome<{ notTaken: number }>> {
  const done = await asksFor(caller, AddToSubscriptionDocument, { id, goods: goodsOnWire(goods) });
  return done.ok ? { ok: true, notTaken: done.data.addToSubscriptionOrder.notTaken } : done;
}

export const changeSubscriptionTerms = (caller: Caller, id: number, terms: SubscriptionTerms): Promise<Outcome> =>
  asksFor(caller, UpdateSubscriptionDocument, { id, input: inputOf(terms) });

export const changeSubscriptionLines = (
  caller: Caller,
  id: number,
  items: { itemId: number; quantity: number }[],
): Promise<Outcome> => asksFor(caller, ChangeSubscriptionItemsDocument, { id, items });

export const skipSubscriptionLine = (caller: Caller, id: number, item: number, skip: boolean): Promise<Outcome> =>
  asksFor(caller, SkipSubscriptionItemDocument, { id, item, skip });

export const skipNextDelivery = (caller: Caller, id: number, date: string): Promise<Outcome> =>
  asksFor(caller, SkipSubscriptionDeliveryDocument, { id, date });

/** `seenOere`: what the next delivery costs without VAT on the page where its prices are accepted. */
export const actOnSubscription = (
  caller: Caller,
  id: number,
  { action, seenOere }: { action: SubscriptionAction; seenOere: number | null },
): Promise<Outcome> =>
  asksFor(caller, MoveSubscriptionDocument, { id, action, expected: seenOere === null ? null : seenOere / 100 });

export const stopSubscription = (caller: Caller, id: number): Promise<Outcome> =>
  asksFor(caller, EndSubscriptionDocument, { id });
