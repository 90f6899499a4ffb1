// The bars on top of a page: for whom staff act, and for which procurement system a cart is filled.

import { formatMoney, oere } from '#domain/money/money';
import { localeOf } from '#domain/store/locale';
import type { ActingView, PunchoutBarView } from '~/models/frame';
import type { RequestContext } from '~/models/request-context';

/** Null on every visit but those from a procurement system, and once the cart has gone back. */
export function punchoutBarIn({ customer, language }: RequestContext): PunchoutBarView | null {
  const visit = customer?.punchout;
  if (!visit || visit.returned) return null;
  const { title, cancelUrl, minimumOere, looksOnly, mayLeave } = visit;
  return {
    title,
    cancelUrl,
    looksOnly,
    mayLeave,
    minimum: minimumOere === null || looksOnly ? null : formatMoney(oere(minimumOere), localeOf(language)),
  };
}

/** Null for everyone but staff who act for a customer. */
export function actingIn({ customer }: RequestContext): ActingView | null {
  if (!customer?.actingStaff) return null;
  const { firstname, lastname, businessName, actingStaff } = customer;
  const name = `${firstname} ${lastname}`;
  return { staff: actingStaff, customer: businessName ? `${name}, ${businessName}` : name };
}
