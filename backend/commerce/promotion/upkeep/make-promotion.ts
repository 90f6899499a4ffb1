// Staff make a promotion, with a code or without: the names that they typed are looked up, and what makes no sense is refused.
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { inCopenhagen, isIsoDate } from '#domain/calendar';
import { codeKey, LONGEST_CODE, type PromotionKind } from '#domain/promotion/promotion';
import { idsNamed, insertCoupon, insertPromotion, type NamedKind } from './rows';

/** Lists that are empty mean everything. Amounts stand in the basis of the store: consumers' with VAT, companies' without. */
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
  coupon: { code: string; limit: number | null; perCustomer: number | null } | null;
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
    return await inTransaction(pool, (tx) => write(tx, typed, from, key));
  } catch (failure) {
    if (failure instanceof CodeTaken) return { ok: false, reason: 'codeTaken' };
    throw failure;
  }
}

type Lists = 'gifts' | 'stores' | 'groups' | 'categories' | 'products';
const KINDS = [
  ['gifts', 'product'],
  ['stores', 'store'],
  ['groups', 'group'],
  ['categories', 'category'],
  ['products', 'product'],
] as const;

/** The ids of all names that were typed; lists that are empty are left out. */
async function idsOf(tx: Transaction, typed: TypedPromotion): Promise<Partial<Record<Lists, number[]>> | Unknown> {
  const found: Partial<Record<Lists, number[]>> = {};
  for (const [list, kind] of KINDS) {
    const ids = await idsNamed(tx.db, kind, typed[list]);
    const missing = typed[list].find((name) => !ids.has(name));
    if (missing !== undefined) return { ok: false, reason: 'unknown', kind, name: missing };
    if (typed[list].length > 0) found[list] = [...ids.values()];
  }
  return found;
}

async function write(tx: Transaction, typed: TypedPromotion, from: string, key: string | null): Promise<Made> {
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
    from,
    to: typed.to,
  });
  if (typed.coupon && key !== null) {
    const { code, limit, perCustomer } = typed.coupon;
    const coupon = {
      promotionId: id,
      code: code.trim(),
      codeKey: key,
      usageLimit: limit,
      perCustomerLimit: perCustomer,
    };
    if (!(await insertCoupon(tx.db, coupon))) throw new CodeTaken();
  }
  return { ok: true, id };
}
