// The addresses of the book as places of delivery: for the cart, or as the one that is used unless another is chosen.
import { mayAdd } from '#domain/address/book';
import { choiceOf } from '~/forms/address-choice/schema.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { type AddressChoices, deliveryChoices } from '~/services/checkout/address-choices.server';
import type { PanelServer } from '../contract';

export interface DeliveryAddressListModel extends AddressChoices {
  mayAdd: boolean;
}

export const deliveryAddressList: PanelServer<DeliveryAddressListModel> = {
  guards: ['catalog-only-rule', 'authenticated'],
  async load(context, { pick }) {
    const choices = await deliveryChoices.list(context, pick === 'cart');
    return choices && { ...choices, mayAdd: mayAdd(choices.rights) };
  },
  async act(context, { request, form, params, returnTo }) {
    const parsed = choiceOf(form);
    if (!parsed.ok) return { ok: false, reply: { intent: 'choose', values: {}, errors: parsed.errors, message: null } };
    const outcome = await deliveryChoices.choose(context, parsed.value.addressId, params.pick === 'cart');
    if (!outcome.ok) return { ok: false, refusal: outcome };
    const toast = { level: TOAST_LEVELS.success, text: 'addresses:delivery.done' };
    return { ok: true, to: returnTo, cookies: [toastCookie(request, toast)] };
  },
};
