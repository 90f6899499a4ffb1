// SQL of second factors of staff: the authenticator app, recovery codes, and logins between password and code.
import { and, count, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { staffLoginStep, staffRecoveryCode, staffSecondFactor } from '#backend/db/tables/index';

export type SecondFactorRow = typeof staffSecondFactor.$inferSelect;
export type LoginStepRow = typeof staffLoginStep.$inferSelect;

/** A set-up that another login began, or that was begun before `stale`, is begun anew; an active factor is not changed. */
export async function beginFactor(
  reader: Reader,
  row: Pick<SecondFactorRow, 'staffId' | 'secret' | 'createdAt' | 'begunIn'>,
  stale: Date,
): Promise<void> {
  const { secret, createdAt, begunIn } = row;
  await reader
    .insert(staffSecondFactor)
    .values(row)
    .onConflictDoUpdate({
      target: staffSecondFactor.staffId,
      set: { secret, createdAt, begunIn },
      setWhere: and(
        isNull(staffSecondFactor.confirmedAt),
        or(lt(staffSecondFactor.createdAt, stale), ne(staffSecondFactor.begunIn, begunIn)),
      ),
    });
}

/** Locked, so that two codes are judged one after the other. */
export async function lockFactor(reader: Reader, staffId: number): Promise<SecondFactorRow | null> {
  const [found] = await reader
    .select()
    .from(staffSecondFactor)
    .where(eq(staffSecondFactor.staffId, staffId))
    .for('update');
  return found ?? null;
}

export async function hasActiveFactor(reader: Reader, staffId: number): Promise<boolean> {
  const found = await reader
    .select({ staffId: staffSecondFactor.staffId })
    .from(staffSecondFactor)
    .where(and(eq(staffSecondFactor.staffId, staffId), isNotNull(staffSecondFactor.confirmedAt)));
  return found.length > 0;
}

export async function changeFactor(
  reader: Reader,
  staffId: number,
  values: Partial<Pick<SecondFactorRow, 'confirmedAt' | 'lastStep'>>,
): Promise<void> {
  await reader.update(staffSecondFactor).set(values).where(eq(staffSecondFactor.staffId, staffId));
}

/** With its recovery codes. */
export async function deleteFactor(reader: Reader, staffId: number): Promise<void> {
  await reader.delete(staffSecondFactor).where(eq(staffSecondFactor.staffId, staffId));
}

/** Earlier ones stop working. */
export async function replaceRecoveryCodes(reader: Reader, staffId: number, hashes: readonly string[]): Promise<void> {
  await reader.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId));
  await reader.insert(staffRecoveryCode).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

/** False for a code that is unknown or used. */
export async function spendRecoveryCode(
  reader: Reader,
  staffId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const used = await reader
    .update(staffRecoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCode.staffId, staffId),
        eq(staffRecoveryCode.codeHash, codeHash),
        isNull(staffRecoveryCode.usedAt),
      ),
    )
    .returning({ staffId: staffRecoveryCode.staffId });
  return used.length > 0;
}

export async function countRecoveryCodes(reader: Reader, staffId: number): Promise<number> {
  const [found] = await reader
    .select({ left: count() })
    .from(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.staffId, staffId), isNull(staffRecoveryCode.usedAt)));
  return found?.left ?? 0;
}

export async function insertLoginStep(
  reader: Reader,
  row: Pick<LoginStepRow, 'tokenHash' | 'staffId' | 'expiresAt'>,
): Promise<void> {
  await reader.insert(staffLoginStep).values(row);
}

/** Counts the try before the code is verified, so that parallel tries count. Null: unknown, expired, or tried too often. */
export async function tryLoginStep(
  reader: Reader,
  tokenHash: string,
  { now, most }: { now: Date; most: number },
): Promise<LoginStepRow | null> {
  const [found] = await reader
    .update(staffLoginStep)
    .set({ tries: sql`${staffLoginStep.tries} + 1` })
    .where(
      and(eq(staffLoginStep.tokenHash, tokenHash), gt(staffLoginStep.expiresAt, now), lt(staffLoginStep.tries, most)),
    )
    .returning();
  return found ?? null;
}

export async function lockLoginStep(reader: Reader, tokenHash: string): Promise<LoginStepRow | null> {
  const [found] = await reader
    .select()
    .from(staffLoginStep)
    .where(eq(staffLoginStep.tokenHash, tokenHash))
    .for('update');
  return found ?? null;
}

export async function closeLoginStep(
  reader: Reader,
  tokenHash: string,
  usedCodeHash: string,
  now: Date,
): Promise<void> {
  await reader.update(staffLoginStep).set({ usedAt: now, usedCodeHash }).where(eq(staffLoginStep.tokenHash, tokenHash));
}

export async function deleteLoginStepsOf(reader: Reader, staffId: number): Promise<void> {
  await reader.delete(staffLoginStep).where(eq(staffLoginStep.staffId, staffId));
}

export async function deleteLoginSteps(reader: Reader, before: Date): Promise<void> {
  await reader.delete(staffLoginStep).where(lt(staffLoginStep.expiresAt, before));
}
