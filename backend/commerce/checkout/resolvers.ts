// The steps of the checkout on the wire, each with Magento's own way of refusing.

import type { Resolvers } from '#backend/generated/commerce';
import { inputRefused, noSuchEntity } from '#backend/refusal';
import type { Outcome, Refusal } from '#domain/refusal/refusals';
import { emailFrom } from '#domain/validate/email';
import { agreementsIn } from './agreements';
import { afterChange } from './cart-resolvers';
import { setBillingAddress, setGuestEmail, setShippingAddress } from './set-address';
import { setPaymentMethod } from './set-choice';

function demand<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw inputRefused(`Required parameter "${name}" is missing`);
  return value;
}

/** The code is sent with the text, for clients that translate. */
function refused(outcome: Refusal, message: string): Error {
  const { code, field, params } = outcome;
  return inputRefused(message, { code, params: { ...params, ...(field ? { field } : {}) } });
}

function demandOk(outcome: Outcome, message: string): void {
  if (!outcome.ok) throw refused(outcome, message);
}

function addressRefused(outcome: Outcome, addressId: number | null | undefined): void {
  if (outcome.ok) return;
  if (outcome.code === 'ADDRESS_NOT_ALLOWED') throw refused(outcome, 'This address can not be used by this customer.');
  if (typeof addressId === 'number' && outcome.code === 'SHIPPING_ADDRESS_MISSING')
    throw noSuchEntity(`Could not find an address with ID "${addressId}"`, { code: outcome.code });
  if (outcome.code === 'SHIPPING_ADDRESS_MISSING')
    throw refused(outcome, 'The shipping address is missing. Set the address and try again.');
  throw refused(outcome, `The address is not valid: ${outcome.field ?? ''} (${outcome.code})`);
}

export const checkoutResolvers: Resolvers = {
  Query: { checkoutAgreements: (_root, _args, { store, language }) => agreementsIn(store, language) },
  Mutation: {
    setGuestEmailOnCart: async (_root, args, context) => {
      const { cart_id, email } = demand(args.input, 'input');
      if (await context.signedIn()) throw inputRefused('The request is not allowed for logged in customers');
      const given = emailFrom(email);
      if (given === null) throw inputRefused('Invalid email format', { code: 'EMAIL_INVALID' });
      const { cart } = await afterChange(cart_id, context, (shopper) => setGuestEmail(cart_id, given, shopper));
      return { cart };
    },
    setShippingAddressesOnCart: async (_root, args, context) => {
      const { cart_id, shipping_addresses } = demand(args.input, 'input');
      const [given, second] = shipping_addresses;
      if (second) throw inputRefused('You cannot specify multiple shipping addresses.');
      const address = demand(given, 'shipping_addresses');
      const { cart, result } = await afterChange(cart_id, context, (shopper) =>
        setShippingAddress(cart_id, address, shopper),
      );
      addressRefused(result, address.customer_address_id);
      return { cart };
    },
    setBillingAddressOnCart: async (_root, args, context) => {
      const { cart_id, billing_address } = demand(args.input, 'input');
      const { cart, result } = await afterChange(cart_id, context, (shopper) =>
        setBillingAddress(cart_id, billing_address, shopper),
      );
      addressRefused(result, billing_address.customer_address_id);
      return { cart };
    },
    setPaymentMethodOnCart: async (_root, args, context) => {
      const { cart_id, payment_method } = demand(args.input, 'input');
      const { code, purchase_order_number } = payment_method;
      const number = purchase_order_number?.trim().slice(0, 60) || null;
      const { cart, result } = await afterChange(cart_id, context, (shopper) =>
        setPaymentMethod(cart_id, code, number, shopper),
      );
      demandOk(result, 'The requested Payment Method is not available.');
      return { cart };
    },
  },
};
