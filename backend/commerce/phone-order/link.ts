// The payment link of an order by phone: sent by staff as a mail or an SMS; the shopper opens it, accepts the terms and pays. Nothing is reserved before that.

import { randomBytes } from 'node:crypto';
import { changeCart } from '#backend/commerce/cart/index';
import type { OrderServices } from '#backend/commerce/checkout/index';
import { mailOfEvent, queueCustomerMail } from '#backend/mail/queue-mail';
import { reachedNumber, type SmsParts, takeSmsNumber } from '#backend/mail/sms-number';
import { inCopenhagen } from '#domain/calendar/calendar';
import { hasMailbox } from '#domain/punchout/buyers';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type LinkWay, linkEndsAt, linkWorksAt } from '#domain/staff/phone-order';
import { phoneOrderOfLink, writeLinkToken } from './phone-order.sql';
import { type PhoneOrder, type PhoneParts, withShopper } from './phone-shopper';
import { type ShownOrder, tryPhoneOrder } from './place';

const LONGEST_TOKEN = 100;

interface LinkTo {
  way: LinkWay;
  /** As typed; for an SMS. */
  mobile: string;
}

const KINDS = { mail: 'phone-order-link', sms: 'phone-order-sms' } as const;

/** Refused for what the shopper's order would be refused for now. */
export async function sendPaymentLink(
  phone: PhoneOrder,
  shown: ShownOrder,
  { way, mobile }: LinkTo,
  services: OrderServices & SmsParts,
): Promise<Outcome> {
  const { cart, shopper } = phone;
  const { who, now, language, store } = shopper;
  const email = phoneOrderEmail(phone);
  if (way === 'mail' && !hasMailbox(email)) return refusal('CUSTOMER_WITHOUT_MAILBOX');
  if (who && !who.customer.isActive) return refusal('ACCOUNT_DEACTIVATED');
  const tried = await tryPhoneOrder(phone, shown, services);
  if (!tried.ok) return tried;
  // Counted last: what is refused sends nothing. The limit of an address is for shoppers: a shop's staff share one.
  const number = way === 'sms' ? await takeSmsNumber(mobile, services, '') : null;
  if (number && !number.ok)
    return number.code === 'SMS_ENOUGH' ? refusal('STAFF_SMS_ENOUGH', { field: 'mobile' }) : number;
  const recipient = number?.mobile ?? email;
  const done = await changeCart<undefined>(cart.id, shopper, async (tx) => {
    const token = await writeLinkToken(tx.db, cart.id, randomBytes(24).toString('base64url'), now);
    const told = { token, totalOere: shown.toPayOere, until: inCopenhagen(linkEndsAt(now)).date };
    const mail = { kind: KINDS[way], recipient, language, storeId: store.id, told, event: linkEvent(cart.id, now) };
    await queueCustomerMail(tx, services.queue, mail, now);
  });
  if (!done.ok) return refusal('CART_NOT_ACTIVE');
  services.queue.wake('send-mail');
  return { ok: true };
}

const linkEvent = (cartId: string, sentAt: Date): string => `${cartId}:${sentAt.getTime()}`;

const phoneOrderEmail = ({ cart, shopper: { who } }: PhoneOrder): string => cart.email ?? who?.customer.email ?? '';

interface LinkMessage {
  way: LinkWay;
  recipient: string;
  state: 'sent' | 'waiting' | 'failed' | 'given-up';
  /** Of the last attempt. */
  failure: string | null;
}

/** The mail or SMS that the link was last sent with; null before it is sent, and once the mail is forgotten. */
export async function linkMessage({ cart, phone, shopper }: PhoneOrder): Promise<LinkMessage | null> {
  if (phone.linkSentAt === null) return null;
  const event = linkEvent(cart.id, phone.linkSentAt);
  const found = await mailOfEvent(shopper.db, Object.values(KINDS), event);
  if (!found) return null;
  const { template, recipient, sentAt, givenUpAt, failure } = found;
  const unsent = failure === null ? 'waiting' : 'failed';
  const state = sentAt !== null ? 'sent' : givenUpAt !== null ? 'given-up' : unsent;
  return { way: template === KINDS.sms ? 'sms' : 'mail', recipient, state, failure: sentAt === null ? failure : null };
}

/** Where an SMS can be sent to; '' without such a number. */
export function mobileOfPhone({ cart }: PhoneOrder, smsCountries: readonly string[]): string {
  const known = [cart.shippingAddress?.telephone, cart.billingAddress?.telephone];
  return known.find((number) => number && reachedNumber(number, { smsCountries }) !== null) ?? '';
}

/** Null for a token that is unknown or too old, and for an order that was discarded. */
export async function phoneOrderBehind(token: string, parts: PhoneParts, now: Date): Promise<PhoneOrder | null> {
  const found = token.length > LONGEST_TOKEN ? null : await phoneOrderOfLink(parts.db, token);
  if (!found || found.cart.status === 'abandoned' || !linkWorksAt(found.phone.linkSentAt, now)) return null;
  return withShopper(found, parts);
}
