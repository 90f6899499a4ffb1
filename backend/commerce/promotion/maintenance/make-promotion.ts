// Staff make a promotion, with a code or without: the names that they typed are looked up, and what makes no sense is refused.
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { inCopenhagen, isIsoDate, startOfDay } from '#domain/calendar/calendar';
import { periodOfDays } from '#domain/calendar/period';
import { codeKey, LONGEST_CODE, type PromotionKind } from '#domain/promotion/promotion';
import { idsNamed, insertCoupon, insertPromotion, type NamedKind } from './maintenance.sql';

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
  /** Days as `2026-12-24`; from today where none is typed. */
  from: string | null;
  to: string | null;
  coupon: TypedCoupon | null;
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
  | { ok: false; reason: 'codeTaken' | 'codeWrong' | 'dayWrong' | 'endsBefore' | 'noGift' }
  | Unknown;
type Unknown = { ok: false; reason: 'unknown'; kind: NamedKind; name: string };

/** Undoes what was written of a promotion whose code is taken. */
class CodeTaken extends Error {}

export async function makePromotion(typed: TypedPromotion, pool: Pool, now: Date): Promise<Made> {
  const from = typed.from ?? inCopenhagen(now).date;
  if (!isIsoDate(from) || (typed.to !== null && !isIsoDate(typed.to))) return { ok: false, reason: 'dayWrong' };
  if (typed.to !== null && typed.to < from) return { ok: false, reason: 'endsBefore' };
  if (typed.kind === 'gift' && typed.gifts.length === 0) return { ok: false, reason: 'noGift' };
  const key = typed.coupon && codeKey(typed.coupon.code);
  if (key !== null && (key === '' || key.length > LONGEST_CODE)) return { ok: false, reason: 'codeWrong' };
  try {
    return await inTransaction(pool, (tx) => writePromotion(tx, typed, from, key));
  } catch (failure) {
    if (failure instanceof CodeTaken) return { ok: false, reason: 'codeTaken' };
    throw failure;
  }
}

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
    if (missing !== undefined) return { ok: false, reason: 'unknown', kind, name: missing };
    if (names[list].length > 0) found[list] = [...ids.values()];
  }
  return found;
}

async function writePromotion(tx: Transaction, typed: TypedPromotion, from: string, key: string | null): Promise<Made> {
  const found = await idsOf(tx, typed);
  if ('reason' in found) return found;
  const id = await insertPromotion(tx.db, {
    nameDa: typed.name,
    nameEn: typed.nameEn ?? typed.name,
    kind: typed.kind,
    percentBp: typed.percentBp,
    amountOere: typed.amountOere,
    buyQuantity: typed.buy,
    freeQuantity: typed.free,
    giftProductIds: found.gifts ?? [],
    storeIds: found.stores ?? null,
    groupIds: found.groups ?? null,
    categoryIds: found.categories ?? null,
    productIds: found.products ?? null,
    minimumOere: typed.minimumOere,
    combines: !typed.alone,
    needsCode: key !== null,
    // Days in Denmark; the last one counts.
    validFrom: startOfDay(from),
    validTo: periodOfDays(null, typed.to).to,
  });
  if (typed.coupon && key !== null) {
    const coupon = { ...couponValues(typed.coupon), promotionId: id, codeKey: key };
    const [segmentId = null] = found.segments ?? [];
    const [pictureProductId = null] = found.pictures ?? [];
    if (!(await insertCoupon(tx.db, { ...coupon, segmentId, pictureProductId }))) throw new CodeTaken();
  }
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
