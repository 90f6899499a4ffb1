// SQL of content that is published or taken out of the shop at a time.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { PlannedAct } from '#domain/staff/content-plan';

export interface PlanRow {
  kind: string;
  name: string;
  act: PlannedAct;
  at: Date;
  staff: string;
  failure: string | null;
}

/** As the log names it. */
export const PLANNING = 'content plan';

const COLUMNS = 'kind, name, act, at, staff, failure';
const MOST_LISTED = 200;

export async function plansOfEntry(on: Queryable, kind: string, name: string): Promise<PlanRow[]> {
  const text = `SELECT ${COLUMNS} FROM content_plan WHERE kind = $1 AND name = $2 ORDER BY at, act`;
  return (await on.query<PlanRow>(prepared(text, [kind, name]))).rows;
}

/** Failed ones first, then the next. */
export async function listPlans(on: Queryable): Promise<PlanRow[]> {
  const text = `SELECT ${COLUMNS} FROM content_plan ORDER BY failure IS NULL, at, kind, name LIMIT ${MOST_LISTED}`;
  return (await on.query<PlanRow>(prepared(text, []))).rows;
}

/** In the order of their times. */
export async function duePlans(on: Queryable, now: Date): Promise<PlanRow[]> {
  const text = `SELECT ${COLUMNS} FROM content_plan WHERE at <= $1 AND failure IS NULL ORDER BY at, act LIMIT ${MOST_LISTED}`;
  return (await on.query<PlanRow>(prepared(text, [now]))).rows;
}

export async function writePlan(
  on: Queryable,
  { kind, name, act, at, staff }: Omit<PlanRow, 'failure'>,
): Promise<void> {
  const text = `INSERT INTO content_plan (kind, name, act, at, staff) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (kind, name, act) DO UPDATE SET at = excluded.at, staff = excluded.staff, failure = NULL`;
  await on.query(prepared(text, [kind, name, act, at, staff]));
}

export async function markPlanFailed(on: Queryable, { kind, name, act, at }: PlanRow, failure: string): Promise<void> {
  const text = 'UPDATE content_plan SET failure = $5 WHERE kind = $1 AND name = $2 AND act = $3 AND at = $4';
  await on.query(prepared(text, [kind, name, act, at, failure]));
}

export async function deletePlans(
  on: Queryable,
  { kind, name }: Pick<PlanRow, 'kind' | 'name'>,
  acts: readonly PlannedAct[],
): Promise<void> {
  const text = 'DELETE FROM content_plan WHERE kind = $1 AND name = $2 AND act = ANY ($3::text[])';
  await on.query(prepared(text, [kind, name, [...acts]]));
}
