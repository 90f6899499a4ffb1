// Staff make a promotion, with a code or without: the names that they typed are looked up, and what makes no sense is refused.
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { inCopenhagen, isIsoDate, startOfDay } from '#domain/calendar/calendar';
import { lastDayBefore, periodOfDays } from '#domain/calendar/period';
import { type PromotionFaultReason, promotionFaults } from '#domain/promotion/checks';
import { codeKey, LONGEST_CODE, type PromotionKind } from '#domain/promotion/promotion';
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';
import type { PromotionRow } from '../promotion.sql';
import { lockPromotion, updatePromotion } from './list.sql';
import { idsNamed, insertCoupon, insertPromotion, type NamedKind, promotionOfCode } from './maintenance.sql';

/** Empty lists mean everything. Amounts are in the store's basis: with VAT for consumers, without for companies. */
export interface TypedPromotion {
  name: string;
  nameEn: string | null;
  kind: PromotionKind;
  percentBp: number;
  amountOere: number;
  buy: number;
  free: number;
  gifts: readonly string[];
  stores: readonly string[];
  groups: readonly string[];
  categories: readonly string[];
  products: readonly string[];
  minimumOere: number | null;
  alone: boolean;
  /** Lower applies first among promotions of one kind; 0 where it is left out. */
  priority?: number;
  /** Days as `2026-12-24`; from today where none is typed. */
  from: string | null;
  to: string | null;
  coupon: TypedCoupon | null;
  /** As the coupon says where it is left out. */
  needsCode?: boolean;
  /** Checked, and not written. */
  isDry?: boolean;
}

/** A promotion that is changed; its codes remain. */
interface Changing {
  id: number;
  /** Whether it is still as staff have seen it; repeated: by the second click on the same form. */
  unchanged(tx: Transaction): Promise<Outcome<{ isRepeated: boolean }>>;
}

/** A new promotion; the second of two clicks finds what the first has made. */
interface Adding {
  firstClick(tx: Transaction): Promise<number | null>;
}

export interface TypedCoupon {
  code: string;
  limit: number | null;
  perCustomer: number | null;
  /** Name of the segment whose members alone may use it: a personal coupon; null for everyone's. */
  segment: string | null;
  /** What the members see of it in addition to its name. */
  tooltip: string;
  tooltipEn: string | null;
  /** The product whose picture it shows. */
  picture: string | null;
  button: { text: string; textEn: string | null; href: string } | null;
}

export type Made =
  | { ok: true; id: number }
  | { ok: false; reason: 'codeTaken' | 'codeWrong' | 'dayWrong' | PromotionFaultReason }
  | { ok: false; reason: 'refused'; refused: Refusal }
  | Unknown;
type Unknown = { ok: false; reason: 'unknown'; kind: NamedKind; list: Lists; name: string };

/** Undoes what was written of a promotion whose code is taken. */
class CodeTaken extends Error {}
class DryRun extends Error {}

export async function makePromotion(
  typed: TypedPromotion,
  pool: Pool,
  now: Date,
  form: Changing | Adding | null = null,
): Promise<Made> {
  const from = typed.from ?? inCopenhagen(now).date;
  if (!isIsoDate(from) || (typed.to !== null && !isIsoDate(typed.to))) return { ok: false, reason: 'dayWrong' };
  const period = periodOf(from, typed.to);
  const priority = typed.priority ?? 0;
  const checked = {
    ...typed,
    priority,
    from: period.validFrom.toISOString(),
    to: period.validTo?.toISOString() ?? null,
  };
  const [fault] = promotionFaults(checked);
  if (fault) return { ok: false, reason: fault.reason };
  const key = typed.coupon && codeKey(typed.coupon.code);
  if (key !== null && (key === '' || key.length > LONGEST_CODE)) return { ok: false, reason: 'codeWrong' };
  try {
    return await inTransaction(pool, (tx) => writePromotion(tx, { typed, period, key, form }));
  } catch (failure) {
    if (failure instanceof CodeTaken) return { ok: false, reason: 'codeTaken' };
    if (failure instanceof DryRun) return { ok: true, id: 0 };
    throw failure;
  }
}

/** Days in Denmark; the last one counts. */
const periodOf = (from: string, to: string | null) => ({
  validFrom: startOfDay(from),
  validTo: periodOfDays(null, to).to,
});

type Lists = 'gifts' | 'stores' | 'groups' | 'categories' | 'products' | 'segments' | 'pictures';
const KINDS = [
  ['gifts', 'product'],
  ['stores', 'store'],
  ['groups', 'group'],
  ['categories', 'category'],
  ['products', 'product'],
  ['segments', 'segment'],
  ['pictures', 'product'],
] as const;

const namesIn = (typed: TypedPromotion): Record<Lists, readonly string[]> => ({
  ...typed,
  segments: typed.coupon?.segment ? [typed.coupon.segment] : [],
  pictures: typed.coupon?.picture ? [typed.coupon.picture] : [],
});

/** The ids of all names that were typed; lists that are empty are left out. */
async function idsOf(tx: Transaction, typed: TypedPromotion): Promise<Partial<Record<Lists, number[]>> | Unknown> {
  const found: Partial<Record<Lists, number[]>> = {};
  const names = namesIn(typed);
  for (const [list, kind] of KINDS) {
    const ids = await idsNamed(tx.db, kind, names[list]);
    const missing = names[list].find((name) => !ids.has(name));
    if (missing !== undefined) return { ok: false, reason: 'unknown', kind, list, name: missing };
    if (names[list].length > 0) found[list] = [...new Set(names[list])].flatMap((name) => ids.get(name) ?? []);
  }
  return found;
}

interface Writing {
  typed: TypedPromotion;
  period: ReturnType<typeof periodOf>;
  key: string | null;
  form: Changing | Adding | null;
}

async function writePromotion(tx: Transaction, { typed, period, key, form }: Writing): Promise<Made> {
  const found = await idsOf(tx, typed);
  if ('reason' in found) return found;
  const values = {
    nameDa: typed.name,
    nameEn: typed.nameEn ?? typed.name,
    kind: typed.kind,
    percentBp: typed.percentBp,
    amountOere: typed.amountOere,
    buyQuantity: Math.max(1, typed.buy),
    freeQuantity: Math.max(1, typed.free),
    giftProductIds: found.gifts ?? [],
    storeIds: found.stores ?? null,
    groupIds: found.groups ?? null,
    categoryIds: found.categories ?? null,
    productIds: found.products ?? null,
    minimumOere: typed.minimumOere,
    combines: !typed.alone,
    priority: typed.priority ?? 0,
    needsCode: typed.needsCode ?? key !== null,
    ...period,
  };
  if (form && 'unchanged' in form) return writeChange(tx, form, values);
  const first = (await form?.firstClick(tx)) ?? null;
  if (first !== null && (await isSamePromotion(tx, { id: first, values, key }))) return { ok: true, id: first };
  const id = await insertPromotion(tx.db, values);
  if (typed.coupon && key !== null) {
    const coupon = { ...couponValues(typed.coupon), promotionId: id, codeKey: key };
    const [segmentId = null] = found.segments ?? [];
    const [pictureProductId = null] = found.pictures ?? [];
    if (!(await insertCoupon(tx.db, { ...coupon, segmentId, pictureProductId }))) throw new CodeTaken();
  }
  if (typed.isDry) throw new DryRun();
  return { ok: true, id };
}

type Values = Omit<PromotionRow, 'id' | 'paused'>;

const isAlready = (row: PromotionRow, values: Partial<Values>): boolean =>
  JSON.stringify({ ...row, ...values }) === JSON.stringify(row);

async function isSamePromotion(
  { db }: Transaction,
  { id, values, key }: { id: number; values: Values; key: string | null },
): Promise<boolean> {
  const row = await lockPromotion(db, id);
  return row !== null && isAlready(row, values) && (key === null || (await promotionOfCode(db, key)) === id);
}

/** Moments that a file has set remain where their days are the same. */
async function writeChange(tx: Transaction, { id, unchanged }: Changing, values: Values): Promise<Made> {
  const row = await lockPromotion(tx.db, id);
  if (!row) return { ok: false, reason: 'refused', refused: refusal('PROMOTION_UNKNOWN') };
  const same = await unchanged(tx);
  if (!same.ok) return { ok: false, reason: 'refused', refused: same };
  const isSameEnd =
    row.validTo !== null && values.validTo !== null && lastDayBefore(row.validTo) === lastDayBefore(values.validTo);
  const change = {
    ...values,
    ...(inCopenhagen(row.validFrom).date === inCopenhagen(values.validFrom).date && { validFrom: row.validFrom }),
    ...(isSameEnd && { validTo: row.validTo }),
  };
  // The second click writes what the first has written.
  if (!isAlready(row, change)) await updatePromotion(tx.db, id, change);
  return { ok: true, id };
}

const couponValues = ({ code, limit, perCustomer, tooltip, tooltipEn, button }: TypedCoupon) => ({
  code: code.trim(),
  usageLimit: limit,
  perCustomerLimit: perCustomer,
  tooltipDa: tooltip,
  tooltipEn: tooltipEn ?? tooltip,
  buttonDa: button?.text ?? null,
  buttonEn: button && (button.textEn ?? button.text),
  href: button?.href ?? null,
});
