// Personal coupons of a visit: which codes this customer has activated in this browser, and the cookie that says so (spec §4, §6).
import { activatedBy, activatedText } from '#domain/cart/personal-coupons';
import type { CustomerView } from '~/models/customer';
import type { RequestContext, Variant } from '~/models/request-context';
import { clearCookie, readCookies, setCookie } from './cookies.server';

/** Spec §6: they need the customer's right and the feature flag for segments. Null: nothing of the kind is shown. */
export function personalCouponsOf(
  customer: CustomerView | null,
  { features }: Pick<Variant, 'features'>,
  cookie: string | null,
): string[] | null {
  return customer?.hasPersonalCoupons && features.segments ? activatedBy(cookie, customer.id) : null;
}

/** From now on the customer's activated codes are these; those of others who use this browser stay. */
export function personalCouponsCookie(
  request: Request,
  { customer }: Pick<RequestContext, 'customer'>,
  codes: readonly string[],
): string[] {
  if (!customer) return [];
  const before = readCookies(request).personalCoupons;
  const text = activatedText(before, customer.id, codes);
  if (text !== null) return [setCookie(request, 'personalCoupons', text)];
  return before === null ? [] : [clearCookie(request, 'personalCoupons')];
}
