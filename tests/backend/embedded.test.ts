// The embedded database, where its own parts matter: search (full text, trigrams, lexicon), the numbers of events, and notifications. Its world is
// written once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
import { eventsAfter, numberEvents } from '#backend/events/events.sql';
import { type Backend, createBackend } from '#backend/index';
import { TEST_NOW } from '../support/template';
import { seed } from '#demo/seed';

let database: Database;
let backend: Backend;
beforeAll(async () => {
  database = await openDatabase();
  await migrate(database.pool);
  await seed(database.pool, { now: TEST_NOW, profile: 'test' });
  backend = createBackend({
    database,
    clock: { now: () => TEST_NOW },
    cacheQueries: false,
    dataDir: '.',
    log: { error: () => undefined },
  });
});
afterAll(async () => {
  await backend?.close();
});

const QUESTION = `query ($words: String!) {
  products(search: $words, pageSize: 10) { total_count suggestions { search } items { name } }
  searchGuide(search: $words) { corrected categories { name } printers { name } }
  searchSuggestions(search: $words) { terms }
}`;

async function search(words: string): Promise<string> {
  const variables = { words };
  const asked = await backend.execute({ client: 'commerce', query: QUESTION, variables, headers: { store: '1' } });
  expect(asked.errors).toBeUndefined();
  return JSON.stringify(asked.data);
}

it.each([
  ['kuglpen', /"corrected":"kuglepen"/],
  ['kuglpenx', /"suggestions":\[\{"search":"kuglepen"/],
  ['kontor stol', /"name":"Kontorstol/],
  ['kontors', /"terms":\["kontorstol/],
  ['brother dcp l2530', /"printers":\[\{"name":"Brother/],
  ['kopipapir 80g', /"name":"Kopipapir[^"]* 80 g/],
  ['brother247', /"name":"[^"]*TN-247/],
  ['svanemærket', /"total_count":[1-9]/],
  ['office chair', /"name":"Kontorstol/],
  ['hovedtelfoner', /"corrected":"hovedtelefoner"/],
  ['kontorstole', /"categories":\[\{"name":"Kontorstole"/],
])('%s returns the same as on PostgreSQL', async (words, said) => expect(await search(words)).toMatch(said));

/** The events that `statement` causes, numbered. */
async function eventsOf(statement: string) {
  const { pool } = database;
  const [before] = (
    await pool.query<{ last: number }>('SELECT coalesce(max(number), 0)::int AS last FROM business_event')
  ).rows;
  await pool.query(statement);
  await numberEvents(pool);
  return eventsAfter(pool, before?.last ?? 0, { kinds: null, stores: null }, 10);
}

it('numbers events', async () => {
  const placed = await eventsOf(
    `INSERT INTO business_event (kind, subject_kind, subject_id, state) VALUES ('order.placed', 'order', 1, '{}')`,
  );
  expect(placed).toMatchObject([{ kind: 'order.placed', number: expect.any(Number) }]);
});

it('writes the events of a company', async () => {
  const added = await eventsOf(
    `INSERT INTO business (sales_code, name, cvr) VALUES ('s', 'Havnens Lamper', '12345678')`,
  );
  expect(added).toMatchObject([{ kind: 'company.changed', state: { name: 'Havnens Lamper' } }]);
});

it('announces noted stock', async () => {
  const heard: unknown[] = [];
  backend.onChange((change) => void heard.push(change));
  await backend.listen();
  await database.pool.query('INSERT INTO noted_stock VALUES (7)');
  await expect.poll(() => heard.flat()).toContain(7);
});
