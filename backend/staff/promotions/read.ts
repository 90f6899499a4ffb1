// Promotions for the back office: a page of the list, one with its codes and changes, and what the form chooses from.
import {
  codesOfPromotion,
  listPromotionRows,
  ordersOfPromotion,
  type PromotionFacts,
  promotionChoices,
  promotionFactsById,
} from '#backend/commerce/promotion/index';
import { listActions } from '#backend/commerce/staff/index';
import type { StaffPromotionFilter } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { inCopenhagen } from '#domain/calendar/calendar';
import { lastDayBefore } from '#domain/calendar/period';
import { codeKey } from '#domain/promotion/promotion';
import { changedFacts } from '#domain/staff/order-state';
import { possiblePromotionActs } from '#domain/staff/promotion-acts';
import { isPromotionView, promotionState } from '#domain/staff/promotion-views';
import { type Role, roleHasRight, SEES_ORDERS } from '#domain/staff/rights';
import type { StaffContext } from '../context';
import { pageByKey } from '../page-by-key';
import { readSeen } from '../seen';

const MOST_PROMOTIONS = 200;
const MOST_CODES_SHOWN = 100;
const MOST_CODES_IN_FILE = 100_000;
const MOST_ORDERS_SHOWN = 20;
const MOST_ACTIONS = 100;

export async function promotionsForStaff(filter: StaffPromotionFilter, first: number, { pool, now }: StaffContext) {
  const { view = 'all', after = null, before = null } = filter;
  if (!isPromotionView(view)) throw inputRefused(`${view} is no view of promotions.`);
  const text = filter.text?.trim() || null;
  const query = { view, text, code: codeKey(text ?? ''), after, before };
  const page = await pageByKey(query, first, MOST_PROMOTIONS, (limit) => listPromotionRows(pool, query, now, limit));
  return { ...page, rows: page.rows.map((row) => promotionOnWire(row, now)) };
}

function promotionOnWire(row: PromotionFacts, now: Date) {
  const { valid_from: from, valid_to: to, paused: isPaused } = row;
  return {
    ...{ id: row.id, nameDa: row.name_da, nameEn: row.name_en, kind: row.kind },
    ...{ percentBp: row.percent_bp, amountOere: row.amount_oere, minimumOere: row.minimum_oere },
    ...{ buy: row.buy_quantity, free: row.free_quantity, gifts: row.gifts, products: row.products },
    ...{ stores: row.stores, storeNames: row.store_names, groups: row.groups, categories: row.categories },
    ...{ categoriesDa: row.categories_da, categoriesEn: row.categories_en },
    ...{ codes: row.codes, codeCount: row.code_count, uses: row.uses },
    ...{ isAlone: !row.combines, priority: row.priority, needsCode: row.needs_code },
    from: inCopenhagen(from).date,
    to: to && lastDayBefore(to),
    state: promotionState({ from, to, isPaused }, now),
  };
}

/** `role`: whether it sees orders. */
export async function promotionForStaff(id: number, role: Role, { pool, db, now }: StaffContext) {
  const found = await promotionFactsById(pool, id);
  if (!found) return null;
  const shown = promotionOnWire(found, now);
  const subject = String(id);
  const filter = { staff: null, command: 'promotion', subject, since: null, most: MOST_ACTIONS };
  const actions = await listActions(db, filter);
  const orders = roleHasRight(role, ...SEES_ORDERS) ? await ordersOfPromotion(pool, id, MOST_ORDERS_SHOWN) : [];
  return {
    promotion: shown,
    seen: await readSeen(pool, 'promotion', subject),
    coupons: (await codesOfPromotion(pool, id, MOST_CODES_SHOWN)).map(couponOnWire),
    orders: orders.map(({ number, placed_at: at, code, oere: amountOere }) => ({
      ...{ number, placedAt: at.toISOString(), code, amountOere },
    })),
    timeline: actions.map(({ at, staff, command, before, after }) => ({
      ...{ at: at.toISOString(), kind: 'action', who: staff, what: command.replace(/ /g, '-'), text: '' },
      changes: changedFacts(before, after),
    })),
    acts: possiblePromotionActs(shown.state),
  };
}

const couponOnWire = (coupon: Awaited<ReturnType<typeof codesOfPromotion>>[number]) => ({
  ...{ code: coupon.code, uses: coupon.uses, segment: coupon.segment },
  ...{ usageLimit: coupon.usage_limit, perCustomer: coupon.per_customer_limit },
});

/** Null for an unknown promotion. */
export async function codesForStaff(id: number, { pool }: StaffContext) {
  if (!(await promotionFactsById(pool, id))) return null;
  return (await codesOfPromotion(pool, id, MOST_CODES_IN_FILE)).map(couponOnWire);
}

export async function promotionChoicesForStaff({ pool, language }: StaffContext) {
  const { stores, groups, categories } = await promotionChoices(pool);
  return {
    ...{ stores, groups },
    categories: categories.map(({ path, level, name_da: da, name_en: en }) => ({
      ...{ path, level, nameDa: da, nameEn: en },
      name: language === 'en' ? en : da,
    })),
  };
}
