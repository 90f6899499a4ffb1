// The queries of one search page understand the words once, for each store and login alone; a change of the page reads them again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SearchDocument } from '~/services/generated/commerce';
import { type Counter, logIn, openCounter, type Who } from './test-backend';

let counter: Counter;
let buyer: Who;
beforeAll(async () => {
  counter = await openCounter();
  buyer = await logIn(counter, 'birgitte@havnens-arkitekter.example');
});
afterAll(() => counter?.close());

async function statementsOf(words: string, page: object, { store = 'b2b', token = '' }: Who = buyer) {
  const { statements, errors } = await counter.backend.execute({
    client: 'commerce',
    document: SearchDocument,
    variables: { words, filter: {}, pageSize: 24, page: 1, sort: {} },
    headers: { store, ...(token && { authorization: `Bearer ${token}` }) },
    page,
  });
  expect(errors).toBeUndefined();
  return statements;
}

test('the same words cost one statement less the second time on a page; other words, and another page, do not', async () => {
  for (const words of ['te', 'papir']) await statementsOf(words, {});
  const page = {};
  const first = await statementsOf('te', page);
  const again = await statementsOf('te', page);
  const other = await statementsOf('papir', page);
  const fresh = await statementsOf('te', {});
  expect({ again, other: other - again, fresh: fresh - first }).toEqual({ again: first - 2, other: 1, fresh: 0 });
});
