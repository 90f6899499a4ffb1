// Two systems that write one subject: the version that was changed last wins, not the one that arrives last. A line of an older one is refused and logged.

import { z } from 'zod';
import { insertAction } from '#backend/commerce/staff/index';
import type { Transaction } from '#backend/db/transaction';
import { latestVersions, type StoredVersion, type VersionedKind, writeVersions } from './bulk-versions.sql';

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

const sentMoment = ({ changedAt: sent }: Version, now: Date): Date => (sent === null ? now : new Date(sent));

/** What is wrong with the versions, by their places. The subjects are locked before. */
export async function judgeVersions(
  versions: readonly Version[],
  writing: Writing,
): Promise<Map<number, VersionFault>> {
  const { tx, kind, by, now, isDryRun = false } = writing;
  const stored = await latestVersions(
    tx.client,
    kind,
    versions.map(({ name }) => name),
  );
  const faults = new Map<number, VersionFault>();
  for (const [at, version] of versions.entries()) {
    const sent = sentMoment(version, now);
    const kept = stored.get(version.name);
    if (sent.getTime() > now.getTime() + CLOCKS_DIFFER_MS)
      faults.set(at, { code: 'VERSION_FUTURE', message: 'changedAt is in the future.' });
    else if (kept && sent < kept.changed_at) {
      faults.set(at, { code: 'VERSION_OLDER', message: olderMessage(kept) });
      if (isDryRun) continue;
      const before = { kept: { changedAt: kept.changed_at.toISOString(), by: kept.written_by } };
      const after = { refused: { changedAt: sent.toISOString(), by } };
      await insertAction(tx.db, { at: now, staff: by, command: 'bulk conflict', subject: version.name, before, after });
    }
  }
  return faults;
}

const olderMessage = ({ changed_at, written_by }: StoredVersion): string =>
  `${written_by} has a newer version, of ${changed_at.toISOString()}.`;

export async function noteVersions(versions: readonly Version[], { tx, kind, by, now }: Writing): Promise<void> {
  const written = versions.map((version) => ({ name: version.name, changedAt: sentMoment(version, now) }));
  if (written.length > 0) await writeVersions(tx.client, kind, written, by);
}
