// SQL of what staff did by commands: lines written and listed, and whether a transaction has changed anything.
import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { staffAction } from '#backend/db/tables/staff';

type StaffAction = typeof staffAction.$inferSelect;

export async function insertAction(reader: Reader, action: typeof staffAction.$inferInsert): Promise<void> {
  await reader.insert(staffAction).values(action);
}

export async function insertActions(reader: Reader, actions: (typeof staffAction.$inferInsert)[]): Promise<void> {
  await reader.insert(staffAction).values(actions);
}

/** Rows that this connection has written and not yet counted: a higher number within one transaction says that it has changed something. */
export async function writtenRows(reader: Reader): Promise<number> {
  const counted = await reader.execute<{ rows: number }>(sql`
    SELECT coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int AS rows
      FROM pg_stat_xact_user_tables WHERE schemaname !~ '^pg_temp'`);
  return counted.rows[0]?.rows ?? 0;
}

export interface ActionFilter {
  staff: string | null;
  /** A group of commands or one of them: 'order', 'order ship'. */
  command: string | null;
  subject: string | null;
  since: Date | null;
  most: number;
}

/** Newest first. */
export const listActions = (reader: Reader, filter: ActionFilter): Promise<StaffAction[]> =>
  reader
    .select()
    .from(staffAction)
    .where(
      and(
        filter.staff === null ? undefined : eq(sql`lower(${staffAction.staff})`, filter.staff.toLowerCase()),
        filter.command === null ? undefined : sql`starts_with(${staffAction.command} || ' ', ${`${filter.command} `})`,
        filter.subject === null ? undefined : eq(staffAction.subject, filter.subject),
        filter.since === null ? undefined : gte(staffAction.at, filter.since),
      ),
    )
    .orderBy(desc(staffAction.id))
    .limit(filter.most);

export interface LogFilter {
  person: string | null;
  subject: string | null;
  from: Date | null;
  /** Exclusive. */
  to: Date | null;
  /** Older than this entry, or newer than that one: the nearest to it. */
  after: number | null;
  before: number | null;
}

/** Newest first. */
export async function logPage(reader: Reader, filter: LogFilter, most: number): Promise<StaffAction[]> {
  const { person, subject, from, to, after, before } = filter;
  const rows = await reader
    .select()
    .from(staffAction)
    .where(
      and(
        person === null ? undefined : eq(sql`lower(${staffAction.staff})`, person.toLowerCase()),
        subject === null ? undefined : eq(staffAction.subject, subject),
        from === null ? undefined : gte(staffAction.at, from),
        to === null ? undefined : lt(staffAction.at, to),
        after === null ? undefined : lt(staffAction.id, after),
        before === null ? undefined : gt(staffAction.id, before),
      ),
    )
    .orderBy(before === null ? desc(staffAction.id) : asc(staffAction.id))
    .limit(most);
  return before === null ? rows : rows.reverse();
}
