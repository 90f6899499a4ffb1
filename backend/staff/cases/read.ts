// The page of a withdrawal, a return or a complaint: everything that the shopper said, what has become of it, and the acts that are possible.
import { readStaffOrder, type StaffOrderPage } from '#backend/commerce/order-desk/index';
import { listActions } from '#backend/commerce/staff/index';
import { type CaseKind, mayActOnCase } from '#domain/staff/cases';
import { changedFacts } from '#domain/staff/order-state';
import type { Role } from '#domain/staff/rights';
import type { StaffContext } from '../context';
import { readSeen } from '../seen';
import { CASE_SUBJECTS } from './act';
import { factsOfComplaint } from './complaint-facts';
import { type CaseFacts, returnFacts, withdrawalFacts } from './goods-facts';

const MOST_ACTIONS = 200;

type OrderOf = (number: string | null) => Promise<StaffOrderPage | null>;
type FactsReader = (number: string, order: OrderOf, context: StaffContext) => Promise<CaseFacts | null>;

const READERS: Record<CaseKind, FactsReader> = {
  withdrawals: withdrawalFacts,
  returns: returnFacts,
  complaints: factsOfComplaint,
};

/** Null where there is no such case. */
export async function caseForStaff(kind: CaseKind, number: string, role: Role, context: StaffContext) {
  const { db, pool } = context;
  // Before the rest: what changes in between makes an act fail, and never passes unseen.
  const seen = await readSeen(pool, CASE_SUBJECTS[kind], number);
  const orderPage: OrderOf = async (order) => (order === null ? null : readStaffOrder(db, pool, order));
  const facts = await READERS[kind](number, orderPage, context);
  if (!facts) return null;
  const { acts, ...shown } = facts;
  return {
    ...{ kind, number, seen },
    ...shown,
    timeline: await eventsOfCase(kind, number, context),
    acts: acts.filter((act) => mayActOnCase(role, kind, act)),
  };
}

async function eventsOfCase(kind: CaseKind, number: string, { db }: StaffContext) {
  const filter = { staff: null, command: CASE_SUBJECTS[kind], subject: number, since: null, most: MOST_ACTIONS };
  return (await listActions(db, filter)).map(({ at, staff, command, before, after }) => ({
    ...{ at: at.toISOString(), kind: 'action', who: staff, what: command.replace(/ /g, '-'), text: '' },
    changes: changedFacts(before, after),
  }));
}
