// The addresses of the book as places that invoices go to: for the cart, or as the one that is used unless another is chosen.
import { mayAdd } from '#domain/address/book';
import { choiceOf } from '~/forms/address-choice/schema.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { type AddressChoices, billingChoices } from '~/services/checkout/address-choices.server';
import type { PanelServer } from '../contract';

export interface BillingAddressListModel extends AddressChoices {
  mayAdd: boolean;
}

export const billingAddressList: PanelServer<BillingAddressListModel> = {
  guards: ['catalog-only-rule', 'authenticated'],
  async load(context, { pick }) {
    const choices = await billingChoices.list(context, pick === 'cart');
    return choices && { ...choices, mayAdd: mayAdd(choices.rights) };
  },
  async act(context, { request, form, params, returnTo }) {
    const parsed = choiceOf(form);
    if (!parsed.ok) return { ok: false, reply: { intent: 'choose', values: {}, errors: parsed.errors, message: null } };
    const outcome = await billingChoices.choose(context, parsed.value.addressId, params.pick === 'cart');
    if (!outcome.ok) return { ok: false, refusal: outcome };
    const toast = { level: TOAST_LEVELS.success, text: 'addresses:billing.done' };
    return { ok: true, to: returnTo, cookies: [toastCookie(request, toast)] };
  },
};
