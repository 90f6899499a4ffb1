// Acts of staff on a promotion and its codes: the promotion as the page showed it, the use case of the command line, and its log.
import { randomInt } from 'node:crypto';
import {
  endPromotion,
  insertCodes,
  insertCoupon,
  lockNewPromotions,
  lockPromotion,
  makePromotion,
  type TypedPromotion,
  updatePromotion,
} from '#backend/commerce/promotion/index';
import { listActions, subjectState, witnessOf } from '#backend/commerce/staff/index';
import { guardedPool, inTransaction, type Transaction } from '#backend/db/transaction';
import type { StaffCodesInput } from '#backend/generated/staff';
import { codeKey, LONGEST_CODE } from '#domain/promotion/promotion';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type ChangedFact, changedFacts } from '#domain/staff/order-state';
import { CODE_LETTERS, MOST_GENERATED, type PromotionAct, possiblePromotionActs } from '#domain/staff/promotion-acts';
import { promotionState } from '#domain/staff/promotion-views';
import type { StaffContext } from '../context';
import { seenFrom } from '../seen';
import { refusedPromotion } from './faults';

const DOUBLE_CLICK_MS = 60_000;
const GENERATED_LENGTH = 8;
const LONGEST_PREFIX = 20;
const MOST_USES = 1_000_000;

/** As the command line names the same. */
const COMMANDS: Record<PromotionAct, string> = {
  change: 'promotion set',
  pause: 'promotion pause',
  resume: 'promotion resume',
  end: 'promotion stop',
  code: 'promotion code',
  codes: 'promotion codes',
};

interface Acting {
  id: number;
  act: PromotionAct;
  /** The promotion as the page showed it. */
  seen: string;
  staff: string;
  /** Typed promotion, for the act 'change'. */
  typed: TypedPromotion | null;
  codes: StaffCodesInput | null;
}

export async function actOnPromotion(
  acting: Acting,
  context: StaffContext,
): Promise<{ done: Outcome; changes: ChangedFact[] }> {
  const { id, act, staff, typed, seen } = acting;
  const { pool: open, now } = context;
  const subject = String(id);
  const deed = { staff, command: COMMANDS[act], kind: 'promotion' as const, subject, told: null, now };
  const pool = guardedPool(open, witnessOf(deed));
  let changes: ChangedFact[] = [];
  /** Whether the second click on the same form finds the work of the first. */
  async function unchanged(tx: Transaction): Promise<Outcome<{ isRepeated: boolean }>> {
    changes = changedFacts(seenFrom(seen), await subjectState(tx.client, 'promotion', subject));
    if (changes.length === 0) return { ok: true, isRepeated: false };
    const since = new Date(now.getTime() - DOUBLE_CLICK_MS);
    const [last] = await listActions(tx.db, { staff, command: deed.command, subject, since, most: 1 });
    const isOwn = last !== undefined && changedFacts(last.before, seenFrom(seen)).length === 0;
    return isOwn ? { ok: true, isRepeated: true } : refusal('PROMOTION_CHANGED');
  }
  if (act === 'change') {
    const done = typed && (await makePromotion(typed, pool, now, { id, unchanged }));
    if (!done) return { done: refusal('PROMOTION_UNKNOWN'), changes };
    return { done: done.ok ? { ok: true } : refusedPromotion(done), changes };
  }
  const done = await inTransaction(pool, async (tx): Promise<Outcome> => {
    const found = await lockPromotion(tx.db, id);
    if (!found) return refusal('PROMOTION_UNKNOWN');
    const same = await unchanged(tx);
    if (!same.ok || same.isRepeated) return same;
    const { validFrom: from, validTo: to, paused: isPaused } = found;
    const isPossible = possiblePromotionActs(promotionState({ from, to, isPaused }, now)).includes(act);
    return isPossible ? RUNS[act](tx, acting, now) : refusal('PROMOTION_CHANGED');
  });
  return { done, changes };
}

const RUNS: Record<
  Exclude<PromotionAct, 'change'>,
  (tx: Transaction, acting: Acting, now: Date) => Promise<Outcome>
> = {
  pause: (tx, { id }) => setPaused(tx, id, true),
  resume: (tx, { id }) => setPaused(tx, id, false),
  async end({ db }, { id }, now) {
    await endPromotion(db, id, now);
    return { ok: true };
  },
  code: addCode,
  codes: generateCodes,
};

async function setPaused({ db }: Transaction, id: number, paused: boolean): Promise<Outcome> {
  await updatePromotion(db, id, { paused });
  return { ok: true };
}

const isUseLimit = (limit: number | null | undefined): boolean =>
  limit == null || (Number.isInteger(limit) && limit >= 1 && limit <= MOST_USES);

function limitsTyped({ usageLimit = null, perCustomer = null }: StaffCodesInput) {
  if (!isUseLimit(usageLimit)) return refusal('QUANTITY_NOT_A_NUMBER', { field: 'usageLimit' });
  if (!isUseLimit(perCustomer)) return refusal('QUANTITY_NOT_A_NUMBER', { field: 'perCustomer' });
  return { ok: true as const, usageLimit: usageLimit ?? null, perCustomerLimit: perCustomer ?? null };
}

async function addCode({ db }: Transaction, { id, codes }: Acting): Promise<Outcome> {
  const code = (codes?.code ?? '').trim();
  const key = codeKey(code);
  if (key === '' || key.length > LONGEST_CODE) return refusal('PROMOTION_CODE_INVALID', { field: 'code' });
  const limits = limitsTyped(codes ?? {});
  if (!limits.ok) return limits;
  const { usageLimit, perCustomerLimit } = limits;
  const isMade = await insertCoupon(db, { promotionId: id, code, codeKey: key, usageLimit, perCustomerLimit });
  if (!isMade) return refusal('PROMOTION_CODE_TAKEN', { field: 'code' });
  await updatePromotion(db, id, { needsCode: true });
  return { ok: true };
}

async function generateCodes({ db }: Transaction, { id, codes }: Acting): Promise<Outcome> {
  const wanted = codes?.count ?? 0;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST_GENERATED)
    return refusal('PROMOTION_CODE_COUNT', { field: 'count', params: { max: MOST_GENERATED } });
  const prefix = codeKey(codes?.prefix ?? '');
  if (prefix.length > LONGEST_PREFIX) return refusal('TOO_LONG', { field: 'prefix', params: { max: LONGEST_PREFIX } });
  const limits = limitsTyped(codes ?? {});
  if (!limits.ok) return limits;
  const { usageLimit, perCustomerLimit } = limits;
  // A generated code that exists already is replaced by another one.
  for (let left = wanted; left > 0; ) {
    const drawn = new Set(Array.from({ length: left }, () => `${prefix}${randomCode()}`));
    left -= await insertCodes(db, { promotionId: id, codes: [...drawn], usageLimit, perCustomerLimit });
  }
  await updatePromotion(db, id, { needsCode: true });
  return { ok: true };
}

const randomCode = (): string =>
  Array.from({ length: GENERATED_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Made: its number. */
export async function addPromotionForStaff(
  typed: TypedPromotion,
  staff: string,
  context: StaffContext,
): Promise<Outcome<{ made: string | null }>> {
  const { pool, now } = context;
  const subject = typed.name;
  const deed = { staff, command: 'promotion add', kind: 'promotions' as const, subject, told: null, now };
  const made = await makePromotion(typed, guardedPool(pool, witnessOf(deed)), now, {
    firstClick: (tx) => firstClick(tx, deed),
  });
  return made.ok ? { ok: true, made: String(made.id) } : refusedPromotion(made);
}

/** The promotion of this name that the member has made just now. */
async function firstClick(
  { db }: Transaction,
  { staff, command, subject, now }: { staff: string; command: string; subject: string; now: Date },
): Promise<number | null> {
  await lockNewPromotions(db, staff);
  const since = new Date(now.getTime() - DOUBLE_CLICK_MS);
  const [last] = await listActions(db, { staff, command, subject, since, most: 1 });
  const made = Array.isArray(last?.after) ? last.after.at(-1) : null;
  const id: unknown = typeof made === 'object' && made !== null ? Reflect.get(made, 'id') : null;
  return typeof id === 'number' ? id : null;
}
