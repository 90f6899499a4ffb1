// What the lists of delivery and billing addresses offer, and what choosing one does: on the cart, or as the default of the book.
import { type AddressRights, mayDeliverTo, mayInvoice } from '#domain/address/book';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { BookAddress } from '~/models/customer';
import type { RequestContext } from '~/models/request-context';
import { type AddressKept, makeDefault } from '../customer/addresses.server';
import { listAddresses } from '../customer/customer.server';
import { readCheckout } from './checkout.server';
import { takeFromBook } from './take-address.server';

export interface AddressChoices {
  addresses: BookAddress[];
  chosenId: string | null;
  rights: AddressRights;
}

interface Choosing {
  /** Null where there is nothing to choose for. */
  list(context: RequestContext, forCart: boolean): Promise<AddressChoices | null>;
  choose(context: RequestContext, id: string, forCart: boolean): Promise<Outcome>;
}

const addressOutcome = (kept: AddressKept): Outcome => (kept === 'gone' ? refusal('SHIPPING_ADDRESS_MISSING') : kept);

function choosing(kind: 'delivery' | 'billing'): Choosing {
  const isDelivery = kind === 'delivery';
  const isDefault = (address: BookAddress) => (isDelivery ? address.isDefaultShipping : address.isDefaultBilling);
  const may = isDelivery ? mayDeliverTo : mayInvoice;
  const mayMoveDefault = (rights: AddressRights) =>
    isDelivery ? rights.allowShippingAddressChange : rights.allowBillingAddressChange;
  return {
    async list(context, forCart) {
      const rights = context.customer?.addressRights;
      if (!rights || (!forCart && !mayMoveDefault(rights))) return null;
      const addresses = await listAddresses(context);
      const byDefault = addresses.find(isDefault)?.id ?? null;
      if (!forCart) return { addresses, chosenId: byDefault, rights };
      const view = context.cartId ? await readCheckout(context, context.customer) : null;
      if (!view) return null;
      const offered = addresses.filter((one) =>
        may(rights, { billing: one.isDefaultBilling, shipping: one.isDefaultShipping }),
      );
      const onCart = isDelivery ? view.address : (view.billing ?? view.address);
      return { addresses: offered, chosenId: onCart?.id ?? byDefault, rights };
    },
    choose: async (context, id, forCart) =>
      forCart ? takeFromBook(context, id, kind) : addressOutcome(await makeDefault(context, id, kind)),
  };
}

export const deliveryChoices = choosing('delivery');
export const billingChoices = choosing('billing');
