// SQL of presses of the last moments. All times are the database's: the clocks of two processes may differ.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { recentPress } from '#backend/db/tables/index';
import type { EndedPressInput, PressInput } from '#backend/generated/commerce';
import { DOUBLE_PRESS_MS, PRESS_AFTER_ANSWER_MS, UNANSWERED_PRESS_MS } from '#domain/form/double-press';

interface Begun {
  isClaimed: boolean;
  answer: string | null;
}

const arrivalTime = (ageMs: number) => sql`now() - ${ageMs}::int * interval '1 ms'`;

/**
 * In one statement, so that of two presses at one moment exactly one is the first. A press in progress has no answer, and every press until then
 * is the same one: its visitor has not seen what came of it. Later presses are compared by their arrival: a second press that a busy process begins
 * late is still the second of the two.
 */
export async function claimPress(reader: Reader, { key, page, press }: PressInput, ageMs: number): Promise<Begun> {
  const arrived = arrivalTime(ageMs);
  const { rows } = await reader.execute<{ is_claimed: boolean; answer: string | null }>(sql`
    WITH claimed AS (
      INSERT INTO recent_press AS known (key, page, press, at) VALUES (${key}, ${page}, ${press}, ${arrived})
      ON CONFLICT (key) DO UPDATE SET page = excluded.page, press = excluded.press, answer = NULL, at = excluded.at
        WHERE CASE WHEN known.answer IS NULL THEN known.at <= now() - ${UNANSWERED_PRESS_MS}::int * interval '1 ms'
          ELSE known.at <= excluded.at - ${DOUBLE_PRESS_MS}::int * interval '1 ms' END
      RETURNING 1)
    SELECT EXISTS (SELECT FROM claimed) AS is_claimed, (SELECT answer FROM recent_press WHERE key = ${key}) AS answer`);
  const [row] = rows;
  if (!row) throw new Error('A press was neither claimed nor found');
  // A claimed row is read as it was before.
  return { isClaimed: row.is_claimed, answer: row.is_claimed ? null : row.answer };
}

/** A press whose row another one has claimed in the meantime leaves the row to that one. */
export async function answerPresses(reader: Reader, presses: readonly EndedPressInput[]): Promise<void> {
  const at = sql`now() - ${DOUBLE_PRESS_MS - PRESS_AFTER_ANSWER_MS}::int * interval '1 ms'`;
  await reader
    .insert(recentPress)
    .values(presses.map((one) => ({ ...one, at })))
    .onConflictDoUpdate({
      target: recentPress.key,
      set: { answer: sql`excluded.answer`, at: sql`greatest(${recentPress.at}, excluded.at)` },
      setWhere: sql`${recentPress.press} = excluded.press`,
    });
}

export async function dropPresses(reader: Reader, presses: readonly PressInput[]): Promise<void> {
  await reader.delete(recentPress).where(
    and(
      inArray(
        recentPress.key,
        presses.map(({ key }) => key),
      ),
      inArray(
        recentPress.press,
        presses.map(({ press }) => press),
      ),
    ),
  );
}

export async function forgetPressesOn(reader: Reader, page: string): Promise<void> {
  await reader.delete(recentPress).where(eq(recentPress.page, page));
}

/** Rows that no press is compared with any more. */
export async function deleteOldPresses(reader: Reader): Promise<void> {
  await reader
    .delete(recentPress)
    .where(sql`${recentPress.at} <= now() - ${UNANSWERED_PRESS_MS}::int * interval '1 ms'`);
}
