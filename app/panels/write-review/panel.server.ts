// A customer's own review: one for each product, shown when staff have read it.
import { loginPath, panelHref } from '#domain/addresses';
import { textKeyOf } from '#domain/refusals';
import { isMachine } from '~/forms/honeypot/fields';
import { typedValues } from '~/forms/reply/schema.server';
import { parseReview } from '~/forms/write-review/schema.server';
import type { Tile } from '~/models/product';
import type { Visit } from '~/models/visit';
import { readAsked } from '~/services/request/request.server';
import { writeReview as send } from '~/services/review/review.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import type { PanelServer } from '../contract';

export interface WriteReviewModel {
  product: Tile;
  nickname: string;
  /** Where a visitor logs in and comes back to this panel; null for anyone who is logged in. */
  logIn: string | null;
}

const loginFrom = (visit: Visit, sku: string) => loginPath(panelHref(visit.here, 'write-review', { sku }));

const hasAccounts = ({ stores, storeCode }: Visit) =>
  stores.find((store) => store.code === storeCode)?.features.accountLink === true;

export const writeReview: PanelServer<WriteReviewModel> = {
  guards: ['catalog-only-rule'],
  async load(visit, { sku }) {
    const product = sku && hasAccounts(visit) ? await readAsked(visit, sku) : null;
    if (!product) return null;
    const logIn = visit.customer ? null : loginFrom(visit, product.sku);
    return { product, nickname: visit.customer?.firstname ?? '', logIn };
  },
  async act(visit, { request, form, params, returnTo }) {
    const toast = toastCookie(request, { level: TOAST_LEVELS.success, text: 'request:review.done' });
    const done = { ok: true as const, to: returnTo, cookies: [toast] };
    if (isMachine(form)) return done;
    if (!visit.customer) return { ok: false, refusal: { ok: false, code: 'NOT_LOGGED_IN' } };
    const parsed = parseReview(form);
    const reply = { intent: 'write-review', errors: {}, values: typedValues(form), message: null };
    if (!parsed.ok) return { ok: false, reply: { ...reply, errors: parsed.errors } };
    const outcome = await send(visit, { ...parsed.value, sku: params.sku ?? '' });
    if (outcome.ok) return done;
    return { ok: false, reply: { ...reply, message: { key: textKeyOf(outcome.code), params: outcome.params ?? {} } } };
  },
};
