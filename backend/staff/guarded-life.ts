// What the steps of staff on an order or a case work with: logged with before and after, and refused where the page showed another state.
import type { Life } from '#backend/commerce/fulfilment/index';
import { type SubjectKind, subjectState, witnessOf } from '#backend/commerce/staff/index';
import { dbOver } from '#backend/db/client';
import { guardedPool, type Transaction } from '#backend/db/transaction';
import { refusal } from '#domain/refusal/refusals';
import { type ChangedFact, changedFacts } from '#domain/staff/order-state';
import type { StaffContext } from './context';
import { seenFrom } from './seen';

interface StaffDeed {
  staff: string;
  /** As the command line names it. */
  command: string;
  kind: SubjectKind;
  subject: string;
  told?: ((result: unknown) => unknown) | null;
}

/** `seen`: the state that the page showed; `changes`: what is different, once a step was refused for it. */
export function guardedLife(
  { staff, command, kind, subject, told = null }: StaffDeed,
  {
    seen,
    changed,
    of,
  }: { seen: string; changed: 'ORDER_CHANGED' | 'CASE_CHANGED'; of: { kind: SubjectKind; subject: string } },
  { pool: open, queue, provider, now }: StaffContext,
): { life: Life; changes(): ChangedFact[] } {
  const pool = guardedPool(open, witnessOf({ staff, command, kind, subject, told, now }));
  let changes: ChangedFact[] = [];
  const life: Life = {
    ...{ db: dbOver(pool), pool, queue, provider, now, by: `staff (${staff})` },
    async unchanged({ client }: Transaction) {
      changes = changedFacts(seenFrom(seen), await subjectState(client, of.kind, of.subject));
      return changes.length === 0 ? { ok: true } : refusal(changed);
    },
  };
  return { life, changes: () => changes };
}
