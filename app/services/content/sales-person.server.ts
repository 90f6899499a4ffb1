// Who looks after the customers of a sales code, as the content service has them.
import type { Caller } from '~/models/caller';
import type { SalesPerson } from '~/models/content';
import { SalesPersonDocument } from '../generated/content';
import { BackendAway } from '../transport/remote-circuit.server';
import { read } from '../transport/transport.server';
import { draftHere, type Looking } from './draft.server';
import { salesPersonIn } from './seller.map';

/** Maximum length of a code; longer values match no person. */
const LONGEST_CODE = 50;

/** Null for a code that matches no person. */
export async function readSalesPerson(caller: Caller, code: string): Promise<SalesPerson | null> {
  if (code === '' || code.length > LONGEST_CODE) return null;
  const variables = { code, storeCode: caller.storeCode, locale: caller.language };
  const { sellers } = await read(caller, { client: 'content', document: SalesPersonDocument, variables });
  return salesPersonIn(sellers?.[0], code);
}

/** On the person's page: with the draft that its link shows. */
export async function readSellerOfPage(looking: Looking, code: string): Promise<SalesPerson | null> {
  return (await draftHere(looking))?.person ?? readSalesPerson(looking, code);
}

/** For pages where it is optional: null also while the content service is unavailable. */
export async function salesPersonOf(caller: Caller, code: string): Promise<SalesPerson | null> {
  return readSalesPerson(caller, code).catch((failure: unknown) => {
    if (failure instanceof BackendAway) return null;
    throw failure;
  });
}
