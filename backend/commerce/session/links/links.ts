// Links that work once and not for long: made for a purpose and a customer, used up by the first who brings the token.

import { randomBytes } from 'node:crypto';
import type { Reader } from '#backend/db/client';
import type { LinkPurpose } from '#backend/db/tables/session';
import { hashOfToken, newToken } from '../token';
import { copyLink, deleteLinksOf, endLinksOf, findLink, insertLink, linkWorks, spendLink } from './links.sql';

const HOUR_MS = 60 * 60 * 1000;
const LONGEST_TOKEN = 200;

/** Hours that a link of each purpose works. */
export const LINK_HOURS = { password: 24, email: 24, impersonate: 1, 'quick-login': 24 * 30 } as const satisfies Record<
  LinkPurpose,
  number
>;

export interface LinkOrder {
  purpose: LinkPurpose;
  customerId: number;
  details?: Record<string, string>;
}

/** Creates a token, which is stored only in what is sent; an older link of the same purpose stops working. */
export async function makeLink(
  reader: Reader,
  { purpose, customerId, details = {} }: LinkOrder,
  now: Date,
): Promise<string> {
  const token = newToken();
  await writeLink(reader, hashOfToken(token), { purpose, customerId, details }, now);
  return token;
}

/**
 * A link that is sent by mail: its token is created when the mail goes out (`tokenForMail`) and is never stored. Returns the queued mail's reference
 * to the link; it does not grant access.
 */
export async function reserveLink(reader: Reader, order: LinkOrder, now: Date): Promise<string> {
  const slot = `slot-${randomBytes(16).toString('hex')}`;
  await writeLink(reader, slot, order, now);
  return slot;
}

/** A token for this try of the mail; those of earlier tries, which may have arrived, work until one is used. Null: a newer link took its place. */
export async function tokenForMail(reader: Reader, slot: string): Promise<string | null> {
  const token = newToken();
  return (await copyLink(reader, slot, hashOfToken(token))) ? token : null;
}

/** The same for a mail that was queued before it was known whose it is: the link is made with the first try. `slot`: of that mail alone. */
export async function tokenForRequest(reader: Reader, slot: string, order: LinkOrder, now: Date): Promise<string> {
  const token = newToken();
  if (await copyLink(reader, slot, hashOfToken(token))) return token;
  await writeLink(reader, slot, order, now);
  await copyLink(reader, slot, hashOfToken(token));
  return token;
}

async function writeLink(reader: Reader, tokenHash: string, order: LinkOrder, now: Date): Promise<void> {
  const { purpose, customerId, details = {} } = order;
  await deleteLinksOf(reader, customerId, purpose);
  await insertLink(reader, {
    tokenHash,
    purpose,
    customerId,
    details,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS),
  });
}

/** Whose link it is and what it carries; null for one that is unknown, of another purpose, late or used. */
export async function takeLink(
  reader: Reader,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<{ customerId: number; details: Record<string, string> } | null> {
  const spent = token.length > LONGEST_TOKEN ? null : await spendLink(reader, hashOfToken(token), purpose, now);
  if (spent) await endLinksOf(reader, spent.customerId, purpose, now);
  return spent;
}

/** What a link carries that could be taken now; null for all others. Uses nothing up. */
export const readLink = async (reader: Reader, purpose: LinkPurpose, token: string, now: Date) =>
  token.length > LONGEST_TOKEN ? null : findLink(reader, hashOfToken(token), purpose, now);

/** Whether the link is valid now: checked before a user types a password in vain. */
export const isLinkGood = async (reader: Reader, purpose: LinkPurpose, token: string, now: Date): Promise<boolean> =>
  token.length <= LONGEST_TOKEN && linkWorks(reader, hashOfToken(token), purpose, now);
