// Promotions in the back office: the list, one promotion, its codes, and changes.
import type { Outcome } from '#domain/refusal/refusals';
import type { PromotionAct } from '#domain/staff/promotion-acts';
import type { PromotionListQuery } from '#domain/staff/promotion-views';
import type { Caller } from '~/models/caller';
import type { StaffChangeView } from '~/models/staff';
import type {
  PromotionTermsView,
  StaffCouponView,
  StaffPromotionChoicesView,
  StaffPromotionPageView,
  StaffPromotionsView,
  StaffPromotionView,
} from '~/models/staff-promotions';
import {
  type PromotionFactsFragment,
  StaffActOnPromotionDocument,
  StaffAddPromotionDocument,
  StaffPromotionChoicesDocument,
  StaffPromotionCodesDocument,
  type StaffPromotionCodesQuery,
  StaffPromotionDocument,
  StaffPromotionsDocument,
} from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';
import { couponCodesTyped, promotionTermsTyped, promotionTyped } from './promotion-typed';

const PROMOTIONS_SHOWN = 50;

type Fields = Readonly<Record<string, string>>;

export async function readPromotionsForStaff(
  caller: Caller,
  query: PromotionListQuery,
  first = PROMOTIONS_SHOWN,
): Promise<StaffPromotionsView> {
  const variables = { filter: query, first };
  const { staffPromotions } = await read(caller, { client: 'staff', document: StaffPromotionsDocument, variables });
  const { hasNewer, hasOlder, rows } = staffPromotions;
  return {
    ...{ hasNewer, hasOlder },
    rows: rows.map(promotionView),
  };
}

export async function readPromotionForStaff(caller: Caller, id: number): Promise<StaffPromotionPageView | null> {
  const { staffPromotion } = await read(caller, {
    client: 'staff',
    document: StaffPromotionDocument,
    variables: { id },
  });
  if (!staffPromotion) return null;
  const { promotion, coupons, orders, ...page } = staffPromotion;
  return {
    ...promotionView(promotion),
    ...page,
    coupons: coupons.map(couponView),
    orders: orders.map(({ code = null, ...order }) => ({ ...order, code })),
  };
}

const promotionView = ({
  minimumOere = null,
  to = null,
  ...promotion
}: PromotionFactsFragment): StaffPromotionView => ({
  ...promotion,
  ...{ minimumOere, to },
});

const couponView = ({
  usageLimit = null,
  perCustomer = null,
  segment = null,
  ...coupon
}: NonNullable<StaffPromotionCodesQuery['staffPromotionCodes']>[number]): StaffCouponView => ({
  ...coupon,
  ...{ usageLimit, perCustomer, segment },
});

/** Null for an unknown promotion. */
export async function readCodesForStaff(caller: Caller, id: number): Promise<StaffCouponView[] | null> {
  const document = StaffPromotionCodesDocument;
  const { staffPromotionCodes: codes } = await read(caller, { client: 'staff', document, variables: { id } });
  return codes?.map(couponView) ?? null;
}

export async function readPromotionChoices(caller: Caller): Promise<StaffPromotionChoicesView> {
  const document = StaffPromotionChoicesDocument;
  return (await read(caller, { client: 'staff', document, variables: {} })).staffPromotionChoices;
}

/** Preview: checked as the promotion itself, and not written. */
export async function previewPromotion(
  caller: Caller,
  fields: Fields,
  today: string,
): Promise<Outcome<{ terms: PromotionTermsView }>> {
  const typed = promotionTyped(fields, today);
  if (!typed.ok) return typed;
  const checked = await sendPromotion(caller, typed.input, true);
  if (!checked.ok) return checked;
  return { ok: true, terms: promotionTermsTyped(typed.input, await readPromotionChoices(caller)) };
}

export async function addPromotionTyped(
  caller: Caller,
  fields: Fields,
  today: string,
): Promise<Outcome<{ id: number }>> {
  const typed = promotionTyped(fields, today);
  return typed.ok ? sendPromotion(caller, typed.input, false) : typed;
}

async function sendPromotion(
  caller: Caller,
  input: Extract<ReturnType<typeof promotionTyped>, { ok: true }>['input'],
  dry: boolean,
): Promise<Outcome<{ id: number }>> {
  const variables = { input, dry };
  const { data } = await send(caller, { client: 'staff', document: StaffAddPromotionDocument, variables });
  if (!data) throw new BackendFailed('The new promotion was not answered');
  const { problem, made } = data.staffAddPromotion;
  const outcome = outcomeOfStaff(problem);
  return outcome.ok ? { ok: true, id: Number(made) } : outcome;
}

interface ActingTyped {
  id: number;
  act: PromotionAct;
  fields: Fields;
  today: string;
}

export async function actOnPromotionForStaff(
  caller: Caller,
  { id, act, fields, today }: ActingTyped,
): Promise<{ done: Outcome; changes: StaffChangeView[] }> {
  const typed = act === 'change' ? promotionTyped(fields, today) : null;
  if (typed && !typed.ok) return { done: typed, changes: [] };
  const codes = act === 'code' || act === 'codes' ? couponCodesTyped(fields) : null;
  if (codes && !codes.ok) return { done: codes, changes: [] };
  const input = typed?.input ?? null;
  const variables = { id, act, seen: fields.seen ?? '', input, codes: codes?.codes ?? null };
  const { data } = await send(caller, { client: 'staff', document: StaffActOnPromotionDocument, variables });
  if (!data) throw new BackendFailed('The act on a promotion was not answered');
  const { problem, changes } = data.staffActOnPromotion;
  return { done: outcomeOfStaff(problem), changes };
}
