// A new gift card: an unguessable code, and the first entry of its ledger.
import { randomInt } from 'node:crypto';
import type { Transaction } from '#backend/db/transaction';
import { cardKey, VALID_YEARS } from '#domain/gift-card/gift-card';
import type { Oere } from '#domain/money/money';
import { insertCard, insertEntry } from './giftcard.sql';

/** Without letters and figures that are read as each other. Sixteen of 31: 79 bits. */
const MAIL_KINDS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const fourSigns = () => Array.from({ length: 4 }, () => MAIL_KINDS.charAt(randomInt(MAIL_KINDS.length))).join('');
const newCode = () => [fourSigns(), fourSigns(), fourSigns(), fourSigns()].join('-');

/** The piece of an order that a card is sold with. */
export interface Sale {
  orderId: number;
  orderLineId: number;
  piece: number;
  publicToken: string;
  sendAt: Date;
}

export interface Issue {
  amount: Oere;
  note: string;
  now: Date;
}

function drawn(now: Date) {
  const validTo = new Date(now);
  validTo.setUTCFullYear(validTo.getUTCFullYear() + VALID_YEARS);
  const code = newCode();
  return { code, codeKey: cardKey(code), issuedAt: now, validTo };
}

/** A card that staff give out. */
export async function issueCard(
  tx: Transaction,
  { amount, note, now }: Issue,
): Promise<{ code: string; validTo: Date }> {
  const card = drawn(now);
  const id = await insertCard(tx.db, { ...card, note });
  if (id === null) throw new Error('Two gift cards drew the same code');
  const entry = { giftCardId: id, kind: 'issued' as const, oere: amount, orderId: null, key: `issued:${id}`, at: now };
  await insertEntry(tx.db, entry);
  return card;
}

/** False where the card of this piece is made already: an order that is begun twice has its cards once. */
export async function sellCard(
  tx: Transaction,
  { orderId, ...sold }: Sale,
  { amount, note, now }: Issue,
): Promise<boolean> {
  const id = await insertCard(tx.db, { ...drawn(now), note, ...sold });
  if (id === null) return false;
  return insertEntry(tx.db, { giftCardId: id, kind: 'sold', oere: amount, orderId, key: `sold:${id}`, at: now });
}
