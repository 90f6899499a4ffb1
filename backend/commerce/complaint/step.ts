// Steps of a complaint after it was made: the shop poses a question, accepts or refuses, the buyer answers. Each step is a message and a mail.
import type { Pool } from 'pg';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import {
  type ComplaintState,
  type ComplaintStep,
  type ComplaintWish,
  complaintAfter,
  isComplaintClosed,
  MOST_ANSWERS,
} from '#domain/complaint/complaint';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import {
  addMessage,
  type ComplaintChange,
  type ComplaintRow,
  changeComplaint,
  complaintByNumber,
  complaintByToken,
  countAnswers,
  lockComplaint,
} from './complaint.sql';
import { tellBuyer, tellShop } from './tell';

export interface Handling {
  pool: Pool;
  queue: JobQueue;
  now: Date;
  /** Called inside the lock, before the step decides. */
  unchanged?(tx: Transaction): Promise<Outcome>;
}

export type Handled = Outcome<{ complaint: ComplaintRow }>;

/** A step by staff: `text` is what the buyer reads. */
export interface StaffStep {
  step: Exclude<ComplaintStep, 'answer'>;
  text: string;
  remedy?: ComplaintWish;
}

export async function handleComplaint(
  number: string,
  doing: StaffStep,
  { pool, queue, now, unchanged }: Handling,
): Promise<Handled> {
  const handled = await inTransaction(pool, async (tx): Promise<Handled> => {
    const known = await complaintByNumber(tx.db, number);
    const row = known && (await lockComplaint(tx.db, known.id));
    if (!row) return refusal('ORDER_NOT_FOUND');
    const same = (await unchanged?.(tx)) ?? { ok: true };
    if (!same.ok) return same;
    const may = complaintAfter(row.state, doing.step);
    return may.ok ? stepComplaint({ tx, queue, now }, row, doing) : may;
  });
  if (handled.ok) queue.wake('send-mail');
  return handled;
}

/** Within a transaction that has locked the complaint, for a step that its state allows. */
export async function stepComplaint(
  on: { tx: Transaction; queue: JobQueue; now: Date },
  row: ComplaintRow,
  { step, text, remedy, ...more }: StaffStep & Pick<ComplaintChange, 'replacementOrderId' | 'creditNumber'>,
): Promise<Handled> {
  const next = complaintAfter(row.state, step);
  if (!next.ok) return next;
  const { state } = next;
  const change = { state, ...closingOf(state, on.now), ...(remedy ? { remedy } : {}), ...more };
  await changeComplaint(on.tx.db, row.id, change);
  await addMessage(on.tx.db, { complaintId: row.id, by: 'shop', text, state, formKey: null, at: on.now });
  const complaint = { ...row, ...change };
  const event = `${row.number}:${step}:${on.now.getTime()}`;
  await tellBuyer(on, complaint, { kind: 'complaint-news', event, text });
  return { ok: true, complaint };
}

const closingOf = (state: ComplaintState, now: Date) => ({ closedAt: isComplaintClosed(state) ? now : null });

/** The buyer's answer; the same form twice is one. */
export async function answerComplaint(
  token: string,
  { text, formKey, mailbox }: { text: string; formKey: string; mailbox: string | null },
  { pool, queue, now }: Handling,
): Promise<Handled> {
  const handled = await inTransaction(pool, async (tx): Promise<Handled> => {
    const known = await complaintByToken(tx.db, token);
    const row = known && (await lockComplaint(tx.db, known.id));
    if (!row) return refusal('ORDER_NOT_FOUND');
    const next = complaintAfter(row.state, 'answer');
    if (!next.ok) return next;
    if ((await countAnswers(tx.db, row.id)) >= MOST_ANSWERS) return refusal('TOO_MANY_TRIES');
    const { state } = next;
    const isNew = await addMessage(tx.db, { complaintId: row.id, by: 'buyer', text, state, formKey, at: now });
    if (!isNew) return { ok: true, complaint: row };
    await changeComplaint(tx.db, row.id, { state });
    const complaint = { ...row, state };
    const news = { kind: 'complaint-answered', event: `${row.number}:${formKey}`, text, mailbox } as const;
    await tellShop({ tx, queue, now }, complaint, news);
    return { ok: true, complaint };
  });
  if (handled.ok) queue.wake('send-mail');
  return handled;
}
