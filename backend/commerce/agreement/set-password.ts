// Staff give the page of an agreement its password, or take it back.
import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { hashPassword } from '#backend/commerce/session/password';
import { inTransaction } from '#backend/db/transaction';
import { replaceAgreementPassword } from './agreement.sql';

/** Without easily confused letters; the password is read out by telephone and typed from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LETTERS = 4;

/** 79 bits in four groups of four. */
const newPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** Answers the password, which is shown this once; null where there is no such page. */
export async function giveAgreementPassword(slug: string, pool: Pool): Promise<string | null> {
  const password = newPassword();
  const hash = await hashPassword(password);
  const isThere = await inTransaction(pool, ({ db }) => replaceAgreementPassword(db, slug, hash));
  return isThere ? password : null;
}

export const closeAgreement = (slug: string, pool: Pool): Promise<boolean> =>
  inTransaction(pool, ({ db }) => replaceAgreementPassword(db, slug, ''));
