// Who looks after the customers of a sales code, as the content service has them.
import type { Caller } from '~/models/caller';
import type { SalesPerson } from '~/models/content';
import { BackendAway } from '../remote-circuit.server';
import { read } from '../transport.server';
import { cleanHtml } from './html.map';
import { contactPersonOf } from './parts.map';
import { SALES_PERSON } from './seller.gql';

/** As long as codes are; what is longer names no one. */
const LONGEST_CODE = 50;

/** Null for a code that no one has. */
export async function readSalesPerson(caller: Caller, code: string): Promise<SalesPerson | null> {
  if (code === '' || code.length > LONGEST_CODE) return null;
  const variables = { code, storeCode: caller.storeCode, locale: caller.language };
  const { sellers } = await read(caller, { client: 'content', document: SALES_PERSON, variables });
  const found = sellers?.[0];
  const person = contactPersonOf(found);
  if (!found || !person) return null;
  // The text about the person is shown as it was written; the card has none of its own.
  return { ...person, text: '', html: cleanHtml(found.text ?? ''), code: found.codes?.[0]?.code ?? code };
}

/** On a page that does without: null also while the content service is away. */
export async function salesPersonOf(caller: Caller, code: string): Promise<SalesPerson | null> {
  return readSalesPerson(caller, code).catch((failure: unknown) => {
    if (failure instanceof BackendAway) return null;
    throw failure;
  });
}
