// Two systems that write one subject: the version that was changed last wins, not the one that arrives last. A line of an older one is refused and logged.

import { z } from 'zod';
import { insertActions } from '#backend/commerce/staff/index';
import type { Transaction } from '#backend/db/transaction';
import { latestVersions, type VersionedKind, writeVersions } from './bulk-versions.sql';

/** When the sender had changed what the line says; null: now. */
export const changedAt = z.string().datetime({ offset: true }).nullable().default(null);

/** Clocks of two machines differ. A version of next week would refuse all others until then. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

interface Version {
  name: string;
  changedAt: string | null;
}

export interface VersionFault {
  code: 'VERSION_OLDER' | 'VERSION_FUTURE';
  message: string;
}

interface Writing {
  tx: Transaction;
  kind: VersionedKind;
  /** The system that sends the lines. */
  by: string;
  now: Date;
  /** Nothing is to stay of a line that is refused. */
  isDryRun?: boolean;
}

interface Conflict {
  name: string;
  sent: Date;
  kept: Date;
  /** Null: unknown. */
  keptBy: string | null;
}

export const olderVersion = ({ kept, keptBy }: Conflict): VersionFault => ({
  code: 'VERSION_OLDER',
  message: `${keptBy ?? 'The shop'} has a newer version, of ${kept.toISOString()}.`,
});

export async function logConflicts(
  conflicts: readonly Conflict[],
  { tx, by, now }: Omit<Writing, 'kind'>,
): Promise<void> {
  const actions = conflicts.map(({ name, sent, kept, keptBy }) => ({
    ...{ at: now, staff: by, command: 'bulk conflict', subject: name },
    before: { kept: { changedAt: kept.toISOString(), ...(keptBy === null ? {} : { by: keptBy }) } },
    after: { refused: { changedAt: sent.toISOString(), by } },
  }));
  if (actions.length > 0) await insertActions(tx.db, actions);
}

const sentMoment = ({ changedAt: sent }: Version, now: Date): Date => (sent === null ? now : new Date(sent));

/** What is wrong with the versions, by their names. The subjects are locked before. */
export async function judgeVersions(
  versions: readonly Version[],
  writing: Writing,
): Promise<Map<string, VersionFault>> {
  const { tx, kind, now, isDryRun = false } = writing;
  const stored = await latestVersions(
    tx.client,
    kind,
    versions.map(({ name }) => name),
  );
  const faults = new Map<string, VersionFault>();
  const conflicts: Conflict[] = [];
  for (const version of versions) {
    const { name } = version;
    const sent = sentMoment(version, now);
    const kept = stored.get(name);
    if (sent.getTime() > now.getTime() + CLOCKS_DIFFER_MS)
      faults.set(name, { code: 'VERSION_FUTURE', message: 'changedAt is in the future.' });
    else if (kept && sent < kept.changed_at)
      conflicts.push({ name, sent, kept: kept.changed_at, keptBy: kept.written_by });
  }
  for (const conflict of conflicts) faults.set(conflict.name, olderVersion(conflict));
  if (!isDryRun) await logConflicts(conflicts, writing);
  return faults;
}

export async function noteVersions(versions: readonly Version[], { tx, kind, by, now }: Writing): Promise<void> {
  const written = versions.map((version) => ({ name: version.name, changedAt: sentMoment(version, now) }));
  if (written.length > 0) await writeVersions(tx.client, kind, written, by);
}
