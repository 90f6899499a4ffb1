// A new gift card: a code that nobody guesses, and the first entry of its ledger.
import { randomInt } from 'node:crypto';
import type { Transaction } from '#backend/db/transaction';
import { cardKey, VALID_YEARS } from '#domain/gift-card';
import type { Oere } from '#domain/money';
import { insertCard, insertEntry } from './rows';

/** Without letters and figures that are read as each other. Sixteen of 31: 79 bits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const four = () => Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
const newCode = () => [four(), four(), four(), four()].join('-');

export interface Issue {
  amount: Oere;
  note: string;
  now: Date;
}

export async function issueCard(
  tx: Transaction,
  { amount, note, now }: Issue,
): Promise<{ code: string; validTo: Date }> {
  const validTo = new Date(now);
  validTo.setUTCFullYear(validTo.getUTCFullYear() + VALID_YEARS);
  const code = newCode();
  const id = await insertCard(tx.db, { code, codeKey: cardKey(code), note, issuedAt: now, validTo });
  if (id === null) throw new Error('Two gift cards drew the same code');
  const entry = { giftCardId: id, kind: 'issued' as const, oere: amount, orderId: null, key: `issued:${id}`, at: now };
  await insertEntry(tx.db, entry);
  return { code, validTo };
}
