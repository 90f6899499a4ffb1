// The entered address or the recommended one (spec §5). What was entered is kept already: nothing is lost by closing the panel.
import { type Outcome, refusal } from '#domain/refusals';
import type { Place } from '#domain/address/advice';
import type { Visit } from '~/models/visit';
import { setAddress } from '~/services/checkout/addresses.server';
import { readCheckout } from '~/services/checkout/checkout.server';
import { takeFromBook } from '~/services/checkout/take-address.server';
import { findAddress, movePlace, recommendFor } from '~/services/customer/addresses.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import type { PanelServer } from '../contract';

export interface AddressValidationModel {
  entered: Place;
  recommended: Place;
}

/** The address that is asked about: of the book by its id, else the one typed for the cart. */
async function enteredIn(visit: Visit, id: string | undefined): Promise<Place | null> {
  if (id) return visit.customer ? findAddress(visit, id) : null;
  const view = visit.cartId ? await readCheckout(visit, visit.customer) : null;
  return view?.address?.id === null ? view.address : null;
}

async function moveOnCart(visit: Visit, place: Place): Promise<Outcome> {
  const view = await readCheckout(visit, visit.customer);
  if (!view?.address) return refusal('CART_NOT_FOUND');
  const address = { ...view.address, ...place };
  return setAddress(visit, { kind: 'new', email: null, address }, { kind: view.billing ? 'keep' : 'same' });
}

async function moveInBook(visit: Visit, id: string, place: Place, use: string): Promise<Outcome> {
  const moved = await movePlace(visit, id, place);
  if (moved === 'gone') return refusal('ADDRESS_CHANGE_CLOSED');
  return moved.ok ? takeFromBook(visit, id, use) : moved;
}

export const addressValidation: PanelServer<AddressValidationModel> = {
  guards: ['catalog-only-rule'],
  async load(visit, { address }) {
    const entered = await enteredIn(visit, address);
    const recommended = entered && (await recommendFor(visit, entered));
    if (!entered || !recommended) return null;
    const { street, postcode, city } = entered;
    return { entered: { street, postcode, city }, recommended };
  },
  async act(visit, { request, params, returnTo }) {
    const entered = await enteredIn(visit, params.address);
    const place = entered && (await recommendFor(visit, entered));
    // Asked twice: it is right by now.
    if (!place) return { ok: true, to: returnTo };
    const outcome = params.address
      ? await moveInBook(visit, params.address, place, params.use ?? '')
      : await moveOnCart(visit, place);
    if (!outcome.ok) return { ok: false, refusal: outcome };
    const toast = { level: TOAST_LEVELS.success, text: 'addresses:validation.done' };
    return { ok: true, to: returnTo, cookies: [toastCookie(request, toast)] };
  },
};
