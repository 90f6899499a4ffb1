// Who sells in this shop, as its invoices name it.
import type { Caller } from '~/models/caller';
import type { SellerView } from '~/models/content';
import { SellerDocument } from '../generated/commerce';
import { standing } from '../transport/long-lived-cache';
import { offers } from '../transport/prune-remote.server';
import { read } from '../transport/transport.server';

/** Null where the back end knows none. */
export const readSeller = standing(
  async (caller: Caller): Promise<SellerView | null> => {
    if (!(await offers('commerce', 'StoreConfig.seller'))) return null;
    const { storeConfig } = await read(caller, { client: 'commerce', document: SellerDocument, variables: {} });
    if (!storeConfig?.seller) return null;
    const { country_code: country, name, cvr, street, postcode, city, telephone, email } = storeConfig.seller;
    return { name, cvr, street, postcode, city, country, telephone, email };
  },
  () => null,
);
