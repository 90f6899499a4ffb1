// The entered address or the recommended one (spec §5). The entered one is stored already: nothing is lost by closing the panel.

import type { Place } from '#domain/address/advice';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { RequestContext } from '~/models/request-context';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { setAddress } from '~/services/checkout/addresses.server';
import { readCheckout } from '~/services/checkout/checkout.server';
import { takeFromBook } from '~/services/checkout/take-address.server';
import { findAddress, movePlace, recommendFor } from '~/services/customer/addresses.server';
import type { PanelServer } from '../contract';

export interface AddressValidationModel {
  entered: Place;
  recommended: Place;
}

/** The address to validate: by its id in the address book, otherwise the one typed for the cart. */
async function enteredIn(context: RequestContext, id: string | undefined): Promise<Place | null> {
  if (id) return context.customer ? findAddress(context, id) : null;
  const view = context.cartId ? await readCheckout(context, context.customer) : null;
  return view?.address?.id === null ? view.address : null;
}

async function moveOnCart(context: RequestContext, place: Place): Promise<Outcome> {
  const view = await readCheckout(context, context.customer);
  if (!view?.address) return refusal('CART_NOT_FOUND');
  const address = { ...view.address, ...place };
  return setAddress(context, { kind: 'new', email: null, address }, { kind: view.billing ? 'keep' : 'same' });
}

async function moveInBook(context: RequestContext, id: string, place: Place, use: string): Promise<Outcome> {
  const moved = await movePlace(context, id, place);
  if (moved === 'gone') return refusal('ADDRESS_CHANGE_CLOSED');
  return moved.ok ? takeFromBook(context, id, use) : moved;
}

export const addressValidation: PanelServer<AddressValidationModel> = {
  guards: ['catalog-only-rule'],
  async load(context, { address }) {
    const entered = await enteredIn(context, address);
    const recommended = entered && (await recommendFor(context, entered));
    if (!entered || !recommended) return null;
    const { street, postcode, city } = entered;
    return { entered: { street, postcode, city }, recommended };
  },
  async act(context, { request, params, returnTo }) {
    const entered = await enteredIn(context, params.address);
    const place = entered && (await recommendFor(context, entered));
    // Submitted twice: the address is already corrected.
    if (!place) return { ok: true, to: returnTo };
    const outcome = params.address
      ? await moveInBook(context, params.address, place, params.use ?? '')
      : await moveOnCart(context, place);
    if (!outcome.ok) return { ok: false, refusal: outcome };
    const toast = { level: TOAST_LEVELS.success, text: 'addresses:validation.done' };
    return { ok: true, to: returnTo, cookies: [toastCookie(request, toast)] };
  },
};
