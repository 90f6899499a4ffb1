// Back-in-stock notification: offered only for sold-out products, one mail once the product is available again.
import { textKeyOf } from '#domain/refusal/refusals';
import { isMachine } from '~/forms/honeypot/fields';
import { typedValues } from '~/forms/reply/schema.server';
import { parseStockNotice } from '~/forms/stock-notice/schema.server';
import type { Tile } from '~/models/product';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { keepNotice, readAsked } from '~/services/request/request.server';
import type { PanelServer } from '../contract';

export interface NotifyInStockModel {
  product: Tile;
  email: string;
}

export const notifyInStock: PanelServer<NotifyInStockModel> = {
  guards: ['catalog-only-rule'],
  async load(context, { sku }) {
    const product = sku ? await readAsked(context, sku) : null;
    return product?.action.kind === 'sold-out' ? { product, email: context.customer?.email ?? '' } : null;
  },
  async act(context, { request, form, params, returnTo }) {
    const toast = toastCookie(request, { level: TOAST_LEVELS.success, text: 'request:notice.done' });
    const done = { ok: true as const, to: returnTo, cookies: [toast] };
    if (isMachine(form)) return done;
    const parsed = parseStockNotice(form);
    const reply = { intent: 'notify-in-stock', errors: {}, values: typedValues(form), message: null };
    if (!parsed.ok) return { ok: false, reply: { ...reply, errors: parsed.errors } };
    const outcome = await keepNotice(context, { sku: params.sku ?? '', email: parsed.value.email });
    if (outcome.ok) return done;
    // It came back while the form was open: the page behind it has the cart button again.
    if (outcome.code === 'ALREADY_IN_STOCK') {
      return {
        ok: true,
        to: returnTo,
        cookies: [toastCookie(request, { level: TOAST_LEVELS.information, text: textKeyOf(outcome.code) })],
      };
    }
    return { ok: false, reply: { ...reply, message: { key: textKeyOf(outcome.code), params: outcome.params ?? {} } } };
  },
};
