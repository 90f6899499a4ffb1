// The stores that one can walk into.
import type { Caller } from '~/models/caller';
import type { PhysicalStoreView } from '~/models/physical-store';
import { PhysicalStoresDocument } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { read } from '../transport/transport.server';
import { physicalStoreOf } from './store.map';

/** In their order, with a postcode the nearest first; none where the back end knows of none. */
export async function listPhysicalStores(caller: Caller, postcode: string | null = null): Promise<PhysicalStoreView[]> {
  if (!(await offers('commerce', 'Query.physicalStores'))) return [];
  const data = await read(caller, { client: 'commerce', document: PhysicalStoresDocument, variables: { postcode } });
  const now = new Date();
  return data.physicalStores.map((store) => physicalStoreOf(store, now));
}
