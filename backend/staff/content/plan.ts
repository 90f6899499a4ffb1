// Staff plan when a draft is published and when published content is taken out of the shop; at its time a plan is carried out as the act itself.
import { subjectState } from '#backend/commerce/staff/index';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { contentInstant } from '#backend/shop-files/sections/content/dates';
import { type Outcome, type RefusalCode, refusal } from '#domain/refusal/refusals';
import { type ContentPlan, checkPlan, type PlannedAct, possiblePlans } from '#domain/staff/content-plan';
import { type ContentKind, isContentKind } from '#domain/staff/content-views';
import type { StaffContext } from '../context';
import { comparable, seenText } from '../seen';
import { type Acted, actOnContent, actRefused, changedByOthers, loggedAct } from './act';
import { dateTyped } from './dates';
import { findPair, pairSubject } from './pairs';
import { deletePlans, duePlans, markPlanFailed, PLANNING, type PlanRow, plansOfEntry, writePlan } from './plan.sql';

interface Planning {
  kind: ContentKind;
  name: string;
  act: PlannedAct;
  /** A day, which is its first minute, or a minute of the Danish clock; empty: not at all. */
  at: string;
  /** The entry as the page showed it. */
  seen: string;
  staff: string;
}

export async function planContent(
  planning: Planning,
  { pool, now }: Pick<StaffContext, 'pool' | 'now'>,
): Promise<Acted> {
  const { act, at, staff } = planning;
  const read = at.trim() === '' ? null : dateTyped(at, undefined, act);
  if (read && !read.ok) return actRefused(read);
  const time = read && typeof read.date === 'string' ? contentInstant(read.date, false) : null;
  const deed = { staff, command: PLANNING, kind: 'content', subject: pairSubject(planning), told: null, now } as const;
  return loggedAct(pool, deed, (tx) => planInside(tx, planning, time && { act, at: time }, now));
}

async function planInside(tx: Transaction, planning: Planning, plan: ContentPlan | null, now: Date): Promise<Acted> {
  const { client } = tx;
  const { kind, name, act, staff } = planning;
  const pair = await findPair(client, kind, name);
  if (!pair) return actRefused(refusal('CONTENT_UNKNOWN'));
  const plans = await plansOfEntry(client, kind, name);
  const known = plans.find((one) => one.act === act);
  // The second click finds the work of the first.
  if (known?.at.getTime() === plan?.at.getTime() && !known?.failure) return PLANNED;
  const others = await changedByOthers(tx, planning);
  if (others.length > 0) return actRefused(refusal('CONTENT_CHANGED'), others);
  if (!plan) {
    await deletePlans(client, planning, [act]);
    return PLANNED;
  }
  const { published, draft } = pair;
  const may = possiblePlans({ kind, isPublished: published !== null, hasDraft: draft !== null, plans });
  const checked: Outcome = may.includes(act) ? checkPlan(plan, plans, now) : refusal('PLAN_NOTHING', { field: act });
  if (!checked.ok) return actRefused(checked);
  await writePlan(client, { ...plan, kind, name, staff });
  return PLANNED;
}

const PLANNED: Acted = { done: { ok: true }, changes: [] };

/** A later round tries them again. */
const PASSING: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['CONTENT_BUSY', 'CONTENT_CHANGED']);

const AS_IT_IS = { words: [], from: null, to: null, path: null, stores: null, order: null, isDry: false } as const;

/** Carries out what is due, each in a separate transaction. What is refused waits for staff. */
export async function carryOutPlans(context: Pick<StaffContext, 'pool' | 'now'>): Promise<{ failed: PlanRow[] }> {
  const { pool, now } = context;
  const failed: PlanRow[] = [];
  for (const plan of await duePlans(pool, now)) {
    const { kind, name, act, staff } = plan;
    if (!isContentKind(kind)) continue;
    const subject = pairSubject(plan);
    const state = await inTransaction(pool, ({ client }) => subjectState(client, 'content', subject));
    const acting = { ...AS_IT_IS, kind, name, act, staff, seen: seenText(comparable(state)) };
    const { done } = await actOnContent(acting, context);
    // Also one that found its work done: without it the plan would be due again and again.
    if (done.ok || done.code === 'CONTENT_UNKNOWN') await deletePlans(pool, plan, [act]);
    else if (!PASSING.has(done.code)) {
      await markPlanFailed(pool, plan, done.code);
      failed.push(plan);
    }
  }
  return { failed };
}
