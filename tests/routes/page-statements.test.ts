// How many SQL statements each kind of page takes of a signed-in business customer, with public answers cached: numbers, not times.
import { beforeAll, expect, test } from 'vitest';
import { openDoor } from './door';

const door = openDoor({});
let cookies: string;
beforeAll(async () => {
  cookies = await door.logIn('birgitte@havnens-arkitekter.example');
});

/** What is read once per second and process does not belong to the page: of several requests the one with the fewest counts. */
const TIMES = 6;

async function statementsOf(path: string): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const answer = await door.ask(path, { cookies });
    await answer.text();
    expect(answer.status).toBe(200);
    const [, count] = /sql;desc="(\d+) statements"/.exec(answer.headers.get('server-timing') ?? '') ?? [];
    counts.push(Number(count));
  }
  return Math.min(...counts);
}

// Each has one for the login, with the versions of catalogue and terms, and one for the cart of the header.
test.each([
  // The list with its cards, stock, agreed prices and the customer's lists.
  ['category', '/kaffe-og-koekken/te', 3],
  // The address, the product with its family, and the cards of all rows.
  ['product', '/te-morgenfrue-earl-grey-25-breve', 5],
  // Two rows of offers, which depend on the time, and the cards of rows, in up to three groups as their candidates become known.
  ['front', '/', 7],
  // What the words mean, in the list and in its surroundings, categories, and the list.
  ['search', '/search?q=te', 6],
  ['cart', '/cart', 9],
  ['orders', '/customer/account/orders', 6],
])('%s', async (_kind, path, most) => {
  expect(await statementsOf(path)).toBeLessThanOrEqual(most);
});
