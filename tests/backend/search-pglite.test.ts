// Search on the embedded database: full-text search, trigrams and lexicon return the same as on PostgreSQL.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
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
