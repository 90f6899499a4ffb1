// The payment link of an order by phone: mailed by staff; the shopper opens it, accepts the terms and pays. Nothing is reserved before that.

import { randomBytes } from 'node:crypto';
import { changeCart } from '#backend/commerce/cart/index';
import type { OrderServices } from '#backend/commerce/checkout/index';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { inCopenhagen } from '#domain/calendar/calendar';
import { hasMailbox } from '#domain/punchout/buyers';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { linkEndsAt, linkWorksAt } from '#domain/staff/phone-order';
import { phoneOrderOfLink, writeLinkToken } from './phone-order.sql';
import { type PhoneOrder, type PhoneParts, withShopper } from './phone-shopper';
import { type ShownOrder, tryPhoneOrder } from './place';

const LONGEST_TOKEN = 100;

/** Refused for what the shopper's order would be refused for now. */
export async function mailPaymentLink(phone: PhoneOrder, shown: ShownOrder, services: OrderServices): Promise<Outcome> {
  const { cart, shopper } = phone;
  const { who, now, language, store } = shopper;
  const recipient = cart.email ?? who?.customer.email ?? '';
  if (!hasMailbox(recipient)) return refusal('CUSTOMER_WITHOUT_MAILBOX');
  if (who && !who.customer.isActive) return refusal('ACCOUNT_DEACTIVATED');
  const tried = await tryPhoneOrder(phone, shown, services);
  if (!tried.ok) return tried;
  const done = await changeCart<undefined>(cart.id, shopper, async (tx) => {
    const token = await writeLinkToken(tx.db, cart.id, randomBytes(24).toString('base64url'), now);
    const told = { token, totalOere: shown.toPayOere, until: inCopenhagen(linkEndsAt(now)).date };
    const event = `${cart.id}:${now.getTime()}`;
    const mail = { kind: 'phone-order-link', recipient, language, storeId: store.id, told, event } as const;
    await queueCustomerMail(tx, services.queue, mail, now);
  });
  if (!done.ok) return refusal('CART_NOT_ACTIVE');
  services.queue.wake('send-mail');
  return { ok: true };
}

/** Null for a token that is unknown or too old, and for an order that was discarded. */
export async function phoneOrderBehind(token: string, parts: PhoneParts, now: Date): Promise<PhoneOrder | null> {
  const found = token.length > LONGEST_TOKEN ? null : await phoneOrderOfLink(parts.db, token);
  if (!found || found.cart.status === 'abandoned' || !linkWorksAt(found.phone.linkSentAt, now)) return null;
  return withShopper(found, parts);
}
