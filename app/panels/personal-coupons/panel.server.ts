// The customer's personal coupons: activated and deactivated here, stored in a separate cookie. Spec §4 "Personal coupons", §6.

import { withCode, withoutCode } from '#domain/cart/personal-coupons';
import { panelHref } from '#domain/page/addresses';
import { codeKey } from '#domain/promotion/promotion';
import type { Outcome } from '#domain/refusal/refusals';
import type { RequestContext } from '~/models/request-context';
import type { SegmentView } from '~/models/segment';
import { personalCouponsCookie } from '~/request-context/personal-coupons.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { readCart } from '~/services/cart/cart.server';
import { addCoupon, removeCoupon } from '~/services/cart/codes.server';
import { readSegment } from '~/services/segment/segment.server';
import type { PanelServer } from '../contract';

/** Anything that is typed into the form: only coupons that this customer is offered are switched. */
async function offered(context: RequestContext, code: string): Promise<string | null> {
  const segment = await readSegment(context, []);
  return segment?.coupons.find((one) => codeKey(one.code) === codeKey(code))?.code ?? null;
}

async function switched(context: RequestContext, code: string, isOn: boolean): Promise<Outcome> {
  const cart = await readCart(context);
  const isThere = cart.coupons.some((one) => codeKey(one.code) === codeKey(code));
  if (isThere === isOn || cart.lines.length === 0) return { ok: true };
  return isOn ? addCoupon(context, code) : removeCoupon(context, code);
}

export const personalCoupons: PanelServer<SegmentView> = {
  guards: ['authenticated', 'catalog-only-rule'],
  load: async (context) => (context.personalCoupons === null ? null : readSegment(context, context.personalCoupons)),
  async act(context, { request, form, returnTo }) {
    const activated = context.personalCoupons;
    const code = await offered(context, String(form.get('coupon') ?? ''));
    if (activated === null || code === null) return { ok: false, refusal: { ok: false, code: 'COUPON_INVALID' } };
    const isOn = form.get('intent') === 'activate';
    const outcome = await switched(context, code, isOn);
    if (!outcome.ok) return { ok: false, refusal: outcome };
    const codes = isOn ? withCode(activated, code) : withoutCode(activated, code);
    const text = isOn ? 'cart:coupon.added' : 'cart:coupon.removed';
    const toast = toastCookie(request, { level: TOAST_LEVELS.success, text });
    const to = panelHref(returnTo, 'personal-coupons');
    return { ok: true, to, cookies: [...personalCouponsCookie(request, context, codes), toast] };
  },
};
