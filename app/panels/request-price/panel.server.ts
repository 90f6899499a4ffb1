// "Request price" (spec §4, action priority 1): the request is stored and answered within 48 hours on workdays.
import { randomUUID } from 'node:crypto';
import { answerBy } from '#domain/catalogue/price-request';
import { fieldErrorOf } from '#domain/form/field-error';
import { textKeyOf } from '#domain/refusal/refusals';
import { isMachine } from '~/forms/honeypot/fields';
import { typedValues } from '~/forms/reply/schema.server';
import type { KnownAsker } from '~/forms/request-price/fields';
import { parsePriceRequest } from '~/forms/request-price/schema.server';
import type { Tile } from '~/models/product';
import type { RequestContext } from '~/models/request-context';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { readCalendar } from '~/services/calendar/calendar.server';
import { readAsked, requestPrice as send } from '~/services/request/request.server';
import { weekdayText } from '~/ui/shop/dates';
import type { PanelServer } from '../contract';

export interface RequestPriceModel {
  product: Tile;
  known: KnownAsker;
  business: boolean;
  formKey: string;
  answerBy: string;
}

function knownOf({ customer }: RequestContext): KnownAsker {
  if (!customer) return { name: '', company: '', email: '', telephone: '' };
  const name = `${customer.firstname} ${customer.lastname}`.trim();
  return { name, company: customer.businessName, email: customer.email, telephone: '' };
}

export const requestPrice: PanelServer<RequestPriceModel> = {
  guards: ['catalog-only-rule'],
  async load(context, { sku }) {
    const product = sku ? await readAsked(context, sku) : null;
    if (product?.action.kind !== 'request-price') return null;
    const business = !context.rules.showsVat;
    const by = answerBy(new Date(), await readCalendar(context));
    return { product, known: knownOf(context), business, formKey: randomUUID(), answerBy: by };
  },
  async act(context, { request, form, params, returnTo }) {
    const thanks = (date: string) => ({
      ok: true as const,
      to: returnTo,
      cookies: [
        toastCookie(request, {
          level: TOAST_LEVELS.success,
          text: 'request:price.done',
          params: { date: weekdayText(date, context.language) },
        }),
      ],
    });
    if (isMachine(form)) return thanks(answerBy(new Date(), await readCalendar(context)));
    const parsed = parsePriceRequest(form, { business: !context.rules.showsVat });
    const reply = { intent: 'request-price', errors: {}, values: typedValues(form), message: null };
    if (!parsed.ok) return { ok: false, reply: { ...reply, errors: parsed.errors } };
    const outcome = await send(context, { ...parsed.value, sku: params.sku ?? '' });
    if (outcome.ok) return thanks(outcome.answerBy);
    const key = textKeyOf(outcome.code);
    const message = { key, params: outcome.params ?? {} };
    const field = outcome.field === 'comment' ? 'message' : outcome.field;
    return {
      ok: false,
      reply: field ? { ...reply, errors: { [field]: fieldErrorOf(outcome) } } : { ...reply, message },
    };
  },
};
