// Acts of staff on a withdrawal, a return or a complaint: the right, the case as the page showed it, the use case of the command line, its log.
import { handleComplaint, refundComplaint, replaceGoods } from '#backend/commerce/complaint/index';
import type { Life } from '#backend/commerce/fulfilment/index';
import {
  bookByStaff,
  endWithdrawal,
  receiveReturn,
  receiveWithdrawn,
  refuseReturn,
} from '#backend/commerce/returns/index';
import type { SubjectKind } from '#backend/commerce/staff/index';
import type { StaffCaseInput } from '#backend/generated/staff';
import { isComplaintWish } from '#domain/complaint/complaint';
import { type Oere, oere } from '#domain/money/money';
import { enteredText } from '#domain/reading/text';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type CaseAct, type CaseKind, mayActOnCase } from '#domain/staff/cases';
import type { ChangedFact } from '#domain/staff/order-state';
import { tidyLine } from '#domain/validate/written';
import { requireActor, type StaffContext } from '../context';
import { guardedLife } from '../guarded-life';

type CaseMade = Outcome<{ made: string | null }>;
type CaseRun = (number: string, input: StaffCaseInput, life: Life) => Promise<CaseMade>;

const LONGEST_LINE = 500;
const LONGEST_MESSAGE = 5_000;
const LONGEST_PARCEL = 40;
const MOST_OERE = 9_999_999_99;

/** As the log and the states of subjects name them. */
export const CASE_SUBJECTS = {
  withdrawals: 'withdrawal',
  returns: 'return',
  complaints: 'complaint',
} as const satisfies Record<CaseKind, SubjectKind>;

const lineTyped = ({ text }: StaffCaseInput): string => tidyLine(text ?? '').slice(0, LONGEST_LINE);
const messageTyped = ({ text }: StaffCaseInput): string =>
  enteredText(text ?? '')
    .trim()
    .slice(0, LONGEST_MESSAGE);

const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount > 0 && amount <= MOST_OERE;

/** Null: an amount that is none. */
function lostTyped({ lost }: StaffCaseInput): ReadonlyMap<string, Oere> | null {
  if (!(lost ?? []).every(({ amountOere }) => isAmount(amountOere))) return null;
  return new Map((lost ?? []).map(({ sku, amountOere }) => [sku, oere(amountOere)]));
}

const piecesTyped = ({ pieces }: StaffCaseInput): ReadonlyMap<string, number> | null =>
  pieces ? new Map(pieces.map(({ sku, quantity }) => [sku, quantity])) : null;

/** Goods that are booked in: what they have lost in worth is not given back, and the credit note says why. */
function receivingOf(input: StaffCaseInput, usual: string) {
  const [lost, reason] = [lostTyped(input), lineTyped(input)];
  if (lost === null) return refusal('AMOUNT_INVALID', { field: 'lost' });
  if (lost.size > 0 && reason === '') return refusal('LOSS_REASON_MISSING', { field: 'text' });
  const { restock } = input;
  return { ok: true as const, pieces: piecesTyped(input), lost, restock: restock ?? true, reason: reason || usual };
}

/** A step that the customer reads about. */
function stepOfComplaint(step: 'ask' | 'accept' | 'refuse' | 'settle'): CaseRun {
  return async (number, input, life) => {
    const text = messageTyped(input);
    if (text === '') return refusal('CASE_TEXT_MISSING', { field: 'text' });
    const remedy = step === 'settle' ? 'repair' : input.remedy;
    const doing = { step, text, ...(isComplaintWish(remedy) ? { remedy } : {}) };
    const done = await handleComplaint(number, doing, life);
    return done.ok ? { ok: true, made: null } : done;
  };
}

const WITHDRAWAL_RUNS: Partial<Record<CaseAct, CaseRun>> = {
  async receive(number, input, life) {
    const receiving = receivingOf(input, `Fortrydelse ${number}`);
    const done = receiving.ok ? await receiveWithdrawn(number, receiving, life) : receiving;
    return done.ok ? { ok: true, made: done.credited.credit.invoice.number } : done;
  },
  async end(number, input, life) {
    const reason = lineTyped(input);
    if (reason === '') return refusal('CASE_TEXT_MISSING', { field: 'text' });
    const done = await endWithdrawal(number, reason, life);
    return done.ok ? { ok: true, made: null } : done;
  },
};

const RETURN_RUNS: Partial<Record<CaseAct, CaseRun>> = {
  async receive(number, input, life) {
    const receiving = receivingOf(input, `Returnering ${number}`);
    const done = receiving.ok ? await receiveReturn(number, receiving, life) : receiving;
    return done.ok ? { ok: true, made: done.credited.credit.invoice.number } : done;
  },
  async refuse(number, input, life) {
    const reason = lineTyped(input);
    if (reason === '') return refusal('CASE_TEXT_MISSING', { field: 'text' });
    const done = await refuseReturn(number, { pieces: piecesTyped(input), reason }, life);
    return done.ok ? { ok: true, made: null } : done;
  },
  async book(number, { packages }, life) {
    const typed = (packages ?? []).map((one) => tidyLine(one).slice(0, LONGEST_PARCEL)).filter((one) => one !== '');
    const done = await bookByStaff(number, typed.length > 0 ? typed : null, life);
    return done.ok ? { ok: true, made: null } : done;
  },
};

const COMPLAINT_RUNS: Partial<Record<CaseAct, CaseRun>> = {
  ask: stepOfComplaint('ask'),
  accept: stepOfComplaint('accept'),
  refuse: stepOfComplaint('refuse'),
  repaired: stepOfComplaint('settle'),
  async replace(number, input, life) {
    const done = await replaceGoods(number, messageTyped(input), life);
    return done.ok ? { ok: true, made: done.order.number } : done;
  },
  async refund(number, input, life) {
    const { amountOere: part = null } = input;
    if (part !== null && !isAmount(part)) return refusal('AMOUNT_INVALID', { field: 'amount' });
    const amount = part === null ? null : oere(part);
    const done = await refundComplaint(number, { amount, text: messageTyped(input) }, life);
    return done.ok ? { ok: true, made: done.credit.invoice.number } : done;
  },
};

const CASE_RUNS: Record<CaseKind, Partial<Record<CaseAct, CaseRun>>> = {
  withdrawals: WITHDRAWAL_RUNS,
  returns: RETURN_RUNS,
  complaints: COMPLAINT_RUNS,
};

interface ActingOnCase {
  kind: CaseKind;
  number: string;
  act: CaseAct;
  /** The case as the page showed it (../seen). */
  seen: string;
  input: StaffCaseInput;
}

export async function actOnCase(
  { kind, number, act, seen, input }: ActingOnCase,
  context: StaffContext,
): Promise<{ done: CaseMade; changes: ChangedFact[] }> {
  const { role, name: staff } = await requireActor(context);
  if (!mayActOnCase(role, kind, act)) return { done: refusal('STAFF_RIGHT_MISSING'), changes: [] };
  const of = { kind: CASE_SUBJECTS[kind], subject: number };
  const deed = { ...of, staff, command: `${of.kind} ${act === 'repaired' ? 'accept' : act}` };
  const { life, changes } = guardedLife(deed, { seen, changed: 'CASE_CHANGED', of }, context);
  const done = (await CASE_RUNS[kind][act]?.(number, input, life)) ?? refusal('UNDEFINED');
  return { done: done.ok || done.code !== 'ORDER_NOT_FOUND' ? done : refusal('CASE_NOT_FOUND'), changes: changes() };
}
