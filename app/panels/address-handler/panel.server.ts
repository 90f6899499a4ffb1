// A new address of the book, or one that is changed; opened from the checkout it is used there at once (spec §2 "address handler").

import { mayAdd, mayChange } from '#domain/address/book';
import { fieldErrorOf } from '#domain/form/field-error';
import { checkoutPath, panelHref } from '#domain/page/addresses';
import { type Refusal, textKeyOf } from '#domain/refusal/refusals';
import { parseBookAddress } from '~/forms/address/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { BookAddress, CustomerView } from '~/models/customer';
import type { RequestContext } from '~/models/request-context';
import { oncePerForm } from '~/request-context/double-press.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { takeFromBook } from '~/services/checkout/take-address.server';
import { findAddress, recommendFor, saveAddress } from '~/services/customer/addresses.server';
import type { Acted, PanelServer } from '../contract';

export interface AddressHandlerModel {
  address: BookAddress | null;
  kind: 'private' | 'business';
  may: { shipping: boolean; billing: boolean };
}

const kindOf = ({ isBusiness }: CustomerView) => (isBusiness ? ('business' as const) : ('private' as const));

function refused(form: FormData, outcome: Refusal): Acted {
  const key = textKeyOf(outcome.code);
  const reply = { intent: 'address', values: typedValues(form), errors: {}, message: null };
  const message = { key, params: outcome.params ?? {} };
  return {
    ok: false,
    reply: outcome.field ? { ...reply, errors: { [outcome.field]: fieldErrorOf(outcome) } } : { ...reply, message },
  };
}

const GONE: Acted = { ok: false, refusal: { ok: false, code: 'ADDRESS_CHANGE_CLOSED' } };

const saveAddressOnce = oncePerForm(saveAddress, (saved) => saved !== 'gone' && saved.ok);

export const addressHandler: PanelServer<AddressHandlerModel> = {
  guards: ['catalog-only-rule', 'authenticated'],
  async load({ customer, ...context }: RequestContext, { address: id }) {
    if (!customer) return null;
    const rights = customer.addressRights;
    const may = { shipping: rights.allowShippingAddressChange, billing: rights.allowBillingAddressChange };
    if (!id) return mayAdd(rights) ? { address: null, kind: kindOf(customer), may } : null;
    const address = await findAddress(context, id);
    if (!address) return null;
    const defaults = { billing: address.isDefaultBilling, shipping: address.isDefaultShipping };
    return mayChange(rights, defaults) ? { address, kind: kindOf(customer), may } : null;
  },
  async act(context, { request, form, params, returnTo }) {
    if (!context.customer) return { ok: false, refusal: { ok: false, code: 'NOT_LOGGED_IN' } };
    const parsed = parseBookAddress(form, kindOf(context.customer));
    if (!parsed.ok)
      return {
        ok: false,
        reply: { intent: 'address', errors: parsed.errors, values: typedValues(form), message: null },
      };
    const saved = await saveAddressOnce(request, context, params.address || null, parsed.value);
    if (saved === 'gone') return GONE;
    if (!saved.ok) return refused(form, saved);
    const used = await takeFromBook(context, saved.id, params.use ?? '');
    if (!used.ok) return refused(form, used);
    const better = await recommendFor(context, parsed.value);
    const use = params.use || null;
    const page = use ? checkoutPath() : returnTo;
    const toast = toastCookie(request, { level: TOAST_LEVELS.success, text: 'addresses:saved' });
    const to = better ? panelHref(page, 'address-validation', { address: saved.id, use }) : page;
    return { ok: true, to, cookies: [toast] };
  },
};
