// Who sells on the wire: the one entry that invoices and electronic invoices are written with.
import type { Resolvers } from '#backend/generated/commerce';
import { readSeller } from './seller.sql';

export const sellerResolvers: Resolvers = {
  StoreConfig: {
    seller: async (_store, _args, { db }) => {
      const found = await readSeller(db);
      if (!found) return null;
      const { name, cvr, telephone, email, address } = found;
      const { countryCode, ...place } = address;
      return { name, cvr, telephone, email, ...place, country_code: countryCode };
    },
  },
};
