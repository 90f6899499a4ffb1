// The address book on the wire in Magento's names, and what is recommended for a typed address (spec §5 "Address validation").
import type { Limits } from '#backend/db/limits';
import type { CustomerAddress, Resolvers } from '#backend/generated/commerce';
import type { AddressRegister } from '#backend/ports/addresses/index';
import { inputRefused, noSuchEntity, refusedBy } from '#backend/refusal';
import { addressToWire } from '../model';
import { createAddress, type Kept, removeAddress, updateAddress } from './address-book';

function answered(kept: Kept, id: number | null): CustomerAddress {
  if (kept === 'missing') throw noSuchEntity(`Could not find a address with ID "${id}"`);
  if (kept.ok) return addressToWire(kept.address);
  throw kept.code === 'ADDRESS_IS_DEFAULT'
    ? inputRefused(`Customer Address ${id} is set as default address and can not be deleted`, { code: kept.code })
    : refusedBy(kept);
}

const LONGEST = 100;

export function addressResolvers(register: AddressRegister, limits: Limits): Resolvers {
  return {
    Query: {
      recommendedAddress: async (_root, { input }, context) => {
        const { street, postcode, city } = input;
        if ([street, postcode, city].some((part) => part.length > LONGEST)) return null;
        // The register counts calls against the shop, not the shopper: they are limited per client address here.
        if (!(await limits.take('address-advice', context.clientAddress))) return null;
        return register.recommend({ street, postcode, city });
      },
    },
    Mutation: {
      createCustomerAddress: async (_root, { input }, context) => {
        const who = await context.requireSignedIn();
        return answered(await createAddress(who.customer, input, context), null);
      },
      updateCustomerAddress: async (_root, { id, input }, context) => {
        const who = await context.requireSignedIn();
        return answered(await updateAddress(who.customer, id, input ?? {}, context), id);
      },
      deleteCustomerAddress: async (_root, { id }, context) => {
        const who = await context.requireSignedIn();
        answered(await removeAddress(who.customer, id, context), id);
        return true;
      },
    },
  };
}
