// Acts of staff on an order: the right, the order as the page showed it, the use case of the command line, and its log.
import {
  cancelOrder,
  captureOrder,
  holdOrder,
  type Life,
  planOrderReduction,
  type ReductionPlan,
  reduceOrder,
  releaseOrder,
} from '#backend/commerce/fulfilment/index';
import { creditOrder, invoiceOrder, refundAmount } from '#backend/commerce/invoice/index';
import { ordersNumbered } from '#backend/commerce/order-desk/index';
import { ship } from '#backend/commerce/shipment/index';
import { guardedPool, inTransaction } from '#backend/db/transaction';
import type { StaffActInput, StaffPieces } from '#backend/generated/staff';
import { renewMail } from '#backend/mail/mail.sql';
import { oere } from '#domain/money/money';
import { enteredText } from '#domain/reading/text';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { ChangedFact } from '#domain/staff/order-state';
import { mayAct, type OrderAct } from '#domain/staff/rights';
import { tidyLine } from '#domain/validate/written';
import { requireActor, type StaffContext } from '../context';
import { guardedLife } from '../guarded-life';
import { insertNote } from './notes.sql';

type Made = Outcome<{ made: string | null }>;
/** `requiresPayment`: of several orders at once. */
type ActInput = StaffActInput & { requiresPayment?: boolean };
type Run = (number: string, input: ActInput, life: Life) => Promise<Made>;

const LONGEST_REASON = 500;
const LONGEST_NOTE = 5_000;
const DOUBLE_CLICK_MS = 60_000;
const MOST_OERE = 9_999_999_99;

const reasonOf = ({ reason }: StaffActInput): string => tidyLine(reason ?? '').slice(0, LONGEST_REASON);

/** Null: all that is left. */
function piecesOfAct({ pieces }: StaffActInput): ReadonlyMap<string, number> | null {
  return pieces ? new Map(pieces.map(({ sku, quantity }) => [sku, quantity])) : null;
}

const RUNS: Record<Exclude<OrderAct, 'note' | 'mail'>, Run> = {
  async ship(number, input, life) {
    const carrier = tidyLine(input.carrier ?? '').slice(0, 80) || null;
    const trackingNumber = tidyLine(input.tracking ?? '').slice(0, 80);
    const { requiresPayment = false } = input;
    const wanted = { pieces: piecesOfAct(input), carrier, trackingNumber, requiresPayment };
    const done = await ship(number, wanted, life);
    return done.ok ? { ok: true, made: done.shipment.number } : done;
  },
  async invoice(number, input, life) {
    const done = await invoiceOrder(number, piecesOfAct(input), life);
    return done.ok ? { ok: true, made: done.invoice.invoice.number } : done;
  },
  async capture(number, _input, life) {
    const done = await captureOrder(number, life);
    return done.ok ? { ok: true, made: null } : done;
  },
  async hold(number, input, life) {
    const done = await holdOrder(number, reasonOf(input), life);
    return done.ok ? { ok: true, made: null } : done;
  },
  async unhold(number, _input, life) {
    const done = await releaseOrder(number, life);
    return done.ok ? { ok: true, made: null } : done;
  },
  async reduce(number, input, life) {
    const done = await reduceOrder(number, { pieces: piecesOfAct(input) ?? new Map(), reason: reasonOf(input) }, life);
    return done.ok ? { ok: true, made: null } : done;
  },
  async cancel(number, input, life) {
    const done = await cancelOrder(number, { reason: reasonOf(input), asCustomer: false }, life);
    return done.ok ? { ok: true, made: null } : done;
  },
  async credit(number, input, life) {
    const crediting = { restock: input.restock ?? true, freight: input.freight ? true : null, reason: reasonOf(input) };
    const done = await creditOrder(number, { pieces: piecesOfAct(input), ...crediting }, life);
    return done.ok ? { ok: true, made: done.credit.invoice.number } : done;
  },
  async refund(number, input, life) {
    const amount = input.amountOere ?? 0;
    if (!Number.isInteger(amount) || amount <= 0 || amount > MOST_OERE)
      return refusal('AMOUNT_INVALID', { field: 'amount' });
    const reason = reasonOf(input);
    if (reason === '') return refusal('REASON_MISSING', { field: 'reason' });
    const done = await refundAmount(number, oere(amount), reason, life);
    return done.ok ? { ok: true, made: done.credit.invoice.number } : done;
  },
};

interface Acting {
  number: string;
  act: OrderAct;
  /** The order as the page showed it (./seen). */
  seen: string;
  input: ActInput;
}

export async function actOnOrder(
  { number, act, seen, input }: Acting,
  context: StaffContext,
): Promise<{ done: Made; changes: ChangedFact[] }> {
  const { role, name: staff } = await requireActor(context);
  if (!mayAct(role, act)) return { done: refusal('STAFF_RIGHT_MISSING'), changes: [] };
  const isMail = act === 'mail';
  const deed = {
    ...{ staff, command: isMail ? 'mail retry' : `order ${act}` },
    ...(isMail
      ? { kind: 'mail' as const, subject: String(input.mail ?? '') }
      : { kind: 'order' as const, subject: number }),
    told: act === 'note' ? () => ({ note: input.text ?? '' }) : null,
  };
  const of = { kind: 'order', subject: number } as const;
  const { life, changes } = guardedLife(deed, { seen, changed: 'ORDER_CHANGED', of }, context);
  if (act === 'note') return { done: await writeNote(number, input, life, staff), changes: [] };
  if (act === 'mail') return { done: await sendAgain(input, life), changes: [] };
  const done = await RUNS[act](number, input, life);
  return { done, changes: changes() };
}

/** Pieces by line, totals and money that would change. */
export async function planReductionForStaff(
  number: string,
  pieces: readonly StaffPieces[],
  { pool }: StaffContext,
): Promise<Outcome<{ changes: ChangedFact[] }>> {
  const wanted = new Map(pieces.map(({ sku, quantity }) => [sku, quantity]));
  const done = await planOrderReduction(number, wanted, { pool: guardedPool(pool, null) });
  return done.ok ? { ok: true, changes: reductionFacts(done.plan) } : done;
}

function reductionFacts({ lines, totalBefore, totalAfter, refund, toGiftCards, pointsBack }: ReductionPlan) {
  const fact = (name: string, before: number, after: number): ChangedFact[] =>
    before === after ? [] : [{ name, before: String(before), after: String(after) }];
  return [
    ...lines.flatMap(({ sku, before, after }) => fact(`lines.${sku}.ordered`, before, after)),
    ...fact('orderTotalOere', totalBefore, totalAfter),
    ...fact('refundOere', 0, refund),
    ...fact('giftCardBackOere', 0, toGiftCards),
    ...fact('pointsBack', 0, pointsBack),
  ];
}

async function writeNote(number: string, { text }: StaffActInput, life: Life, staff: string): Promise<Made> {
  const written = enteredText(text ?? '')
    .trim()
    .slice(0, LONGEST_NOTE);
  if (written === '') return refusal('ORDER_NOTE_EMPTY', { field: 'text' });
  const [order] = await ordersNumbered(life.db, [number]);
  if (!order) return refusal('ORDER_NOT_FOUND');
  const notSince = new Date(life.now.getTime() - DOUBLE_CLICK_MS);
  const note = { orderId: order.id, at: life.now, staff, text: written };
  await inTransaction(life.pool, ({ db }) => insertNote(db, note, notSince));
  return { ok: true, made: null };
}

async function sendAgain({ mail }: StaffActInput, life: Life): Promise<Made> {
  const isRenewed = await inTransaction(life.pool, ({ db }) => renewMail(db, mail ?? 0));
  if (!isRenewed) return refusal('MAIL_NOT_FOUND');
  life.queue.wake('send-mail');
  return { ok: true, made: null };
}
