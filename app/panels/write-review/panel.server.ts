// A customer's own review: one for each product, shown when staff have read it.
import { loginPath, panelHref } from '#domain/page/addresses';
import { textKeyOf } from '#domain/refusal/refusals';
import { isMachine } from '~/forms/honeypot/fields';
import { typedValues } from '~/forms/reply/schema.server';
import { parseReview } from '~/forms/write-review/schema.server';
import type { Tile } from '~/models/product';
import type { RequestContext } from '~/models/request-context';
import { oncePerForm } from '~/request-context/double-press.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { readAsked } from '~/services/request/request.server';
import { writeReview as sendReview } from '~/services/review/review.server';
import type { PanelServer } from '../contract';

export interface WriteReviewModel {
  product: Tile;
  nickname: string;
  /** Where a visitor logs in and comes back to this panel; null for anyone who is logged in. */
  logIn: string | null;
}

const loginFrom = (context: RequestContext, sku: string) => loginPath(panelHref(context.here, 'write-review', { sku }));

const hasAccounts = ({ stores, storeCode }: RequestContext) =>
  stores.find((store) => store.code === storeCode)?.features.accountLink === true;

const sendReviewOnce = oncePerForm(sendReview, (sent) => sent.ok);

export const writeReview: PanelServer<WriteReviewModel> = {
  guards: ['catalog-only-rule'],
  async load(context, { sku }) {
    const product = sku && hasAccounts(context) ? await readAsked(context, sku) : null;
    if (!product) return null;
    const logIn = context.customer ? null : loginFrom(context, product.sku);
    return { product, nickname: context.customer?.firstname ?? '', logIn };
  },
  async act(context, { request, form, params, returnTo }) {
    const toast = toastCookie(request, { level: TOAST_LEVELS.success, text: 'request:review.done' });
    const done = { ok: true as const, to: returnTo, cookies: [toast] };
    if (isMachine(form)) return done;
    if (!context.customer) return { ok: false, refusal: { ok: false, code: 'NOT_LOGGED_IN' } };
    const parsed = parseReview(form);
    const reply = { intent: 'write-review', errors: {}, values: typedValues(form), message: null };
    if (!parsed.ok) return { ok: false, reply: { ...reply, errors: parsed.errors } };
    const outcome = await sendReviewOnce(request, context, { ...parsed.value, sku: params.sku ?? '' });
    if (outcome.ok) return done;
    return { ok: false, reply: { ...reply, message: { key: textKeyOf(outcome.code), params: outcome.params ?? {} } } };
  },
};
