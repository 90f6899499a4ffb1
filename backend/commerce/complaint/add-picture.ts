// More pictures with the answer to a question of the shop: taken while it waits for the answer, drawn again like the first three.
import { inTransaction } from '#backend/db/transaction';
import { drawnAgain } from '#backend/ports/media/photo-intake';
import { EXTRA_PICTURES } from '#domain/complaint/pictures';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { complaintByToken, lockComplaint } from './complaint.sql';
import type { Taking } from './take-picture';
import { extraHashes, keepExtra } from './uploads.sql';

/** `token`: of the complaint. The same picture twice is one, also where the form is sent again after the answer. */
export async function addPicture(token: string, file: Buffer, { pool, now }: Taking): Promise<Outcome> {
  const drawn = await drawnAgain(file);
  if (!drawn.ok) return drawn;
  return inTransaction(pool, async (tx): Promise<Outcome> => {
    const known = await complaintByToken(tx.db, token);
    const row = known && (await lockComplaint(tx.db, known.id));
    if (!row) return refusal('ORDER_NOT_FOUND');
    const { all, extras } = await extraHashes(tx.client, row.uploadId);
    if (all.includes(drawn.hash)) return { ok: true };
    if (row.state !== 'asked') return refusal('COMPLAINT_CLOSED');
    if (extras >= EXTRA_PICTURES) return refusal('PICTURES_ENOUGH', { params: { most: EXTRA_PICTURES } });
    await keepExtra(tx.client, row.uploadId, extras + 1, { hash: drawn.hash, bytes: drawn.bytes, at: now });
    return { ok: true };
  });
}
