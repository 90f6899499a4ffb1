// The newsletter as a customer's profile has it: one tick for joining and leaving.
import type { Transaction } from '#backend/db/transaction';
import { isWanted } from '#domain/content/newsletter';
import { lockNewsletter } from './newsletter.sql';
import { type AskedNewsletter, askForNewsletter, leaveNewsletter, type NewsletterParts } from './subscribe';

/** A tick that says what was said before changes nothing: a profile is saved for other reasons, too. */
export async function chooseNewsletter(
  tx: Transaction,
  wants: boolean,
  asked: AskedNewsletter,
  parts: NewsletterParts,
): Promise<void> {
  const row = await lockNewsletter(tx.db, asked.email);
  if (wants === isWanted(row?.status ?? null)) return;
  if (wants) await askForNewsletter(tx, asked, parts);
  else if (row) await leaveNewsletter(tx, row, { location: asked.location, now: parts.now });
}
