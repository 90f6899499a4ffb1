// A company or customer of a bulk line: refused where a newer version is stored, written otherwise, and the change logged.
import { insertAction, subjectState } from '#backend/commerce/staff/index';
import { committedIf, type Transaction } from '#backend/db/transaction';
import type { StaffOutcome } from '#domain/refusal/staff-faults';
import type { StepDone, StepLife } from './bulk-steps';
import { judgeVersions, noteVersions } from './bulk-versions';
import { subjectFault } from './subject-faults';

/** By which the subject's state and versions are read; null: it is new. */
export type Found = StaffOutcome<{ name: string | null }>;

interface Subject {
  tx: Transaction;
  life: StepLife;
  kind: 'company' | 'customer';
  changedAt: string | null;
}

/** Nothing is left of a line that is refused, but that an older version came. */
export const subjectStep = (life: StepLife, work: (tx: Transaction) => Promise<StepDone>): Promise<StepDone> =>
  committedIf(life.pool, (done) => done.ok || done.fault.code === 'VERSION_OLDER', work);

export async function writeSubject(
  { tx, life, kind, changedAt }: Subject,
  found: Found,
  write: () => Promise<StaffOutcome<{ name: string }>>,
): Promise<StepDone> {
  if (!found.ok) return { ok: false, fault: subjectFault(found.faults) };
  const { by, now, isDryRun } = life;
  const writing = { tx, kind, by, now, isDryRun };
  const name = found.name ?? '';
  const older = (await judgeVersions([{ name, changedAt }], writing)).get(name);
  if (older) return { ok: false, fault: older };
  const before = found.name === null ? null : await subjectState(tx.client, kind, found.name);
  const done = await write();
  if (!done.ok) return { ok: false, fault: subjectFault(done.faults) };
  const after = await subjectState(tx.client, kind, done.name);
  const command = kind === 'company' ? 'bulk companies' : 'bulk customers';
  if (JSON.stringify(before) !== JSON.stringify(after))
    await insertAction(tx.db, { at: now, staff: by, command, subject: done.name, before, after });
  await noteVersions([{ name: done.name, changedAt }], writing);
  return { ok: true };
}
