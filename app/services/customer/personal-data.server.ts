// All data that the shop stores about a customer, streamed as JSON: large order histories never fill the memory.
import type { Caller } from '~/models/caller';
import { OwnOrdersDocument, PersonalDataDocument } from '../generated/commerce';
import { read } from '../transport/transport.server';

export async function* personalData(caller: Caller): AsyncGenerator<string> {
  const kept = await read(caller, { client: 'commerce', document: PersonalDataDocument, variables: {} });
  const { customer, customerPaymentTokens } = kept;
  const cards = (customerPaymentTokens?.items ?? []).flatMap((token) => token?.card ?? []);
  yield `{\n"customer": ${JSON.stringify({ ...customer, cards }, null, 2)},\n"orders": [`;
  let between = '\n';
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const data = await read(caller, { client: 'commerce', document: OwnOrdersDocument, variables: { page } });
    const orders = data.customer?.orders;
    pages = orders?.page_info?.total_pages ?? 1;
    for (const order of orders?.items ?? []) {
      yield between + JSON.stringify(order, null, 2);
      between = ',\n';
    }
  }
  yield '\n]\n}\n';
}
