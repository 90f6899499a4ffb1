// Search quality for sixty Danish queries compared with plain PostgreSQL text search on the same catalogue, 186 queries of office life in two halves, and 129 fresh ones: recall@10 and MRR, and the share of honest replies about products that are not sold.
import process from 'node:process';
import pg from 'pg';
import { migrate } from '#backend/db/migrate';
import { FRESH_CASES, UNKNOWN_CASES } from '../search/fresh-queries';
import {
  type Answered,
  type Ask,
  answersTo,
  FIRST,
  honestyOf,
  meanOf,
  median,
  type Score,
  STORE,
  shopsSearch,
} from '../search/measure';
import { halvesOf, OFFICE_CASES } from '../search/office-queries';
import { SEARCH_CASES } from '../search/queries';
import { startPostgres } from '../support/postgres';
import { TEST_NOW } from '../support/template';
import { seed } from '#demo/seed';

const say = (line: string) => process.stdout.write(`${line}\n`);

// The result of weighting all of a product's texts and numbers under PostgreSQL's Danish configuration.
const PLAIN = `CREATE TABLE plain AS SELECT id, setweight(to_tsvector('danish', name_da), 'A')
    || setweight(to_tsvector('danish', concat_ws(' ', brand, sku, ean)), 'A')
    || setweight(to_tsvector('danish', short_da), 'B')
    || setweight(to_tsvector('danish', coalesce((SELECT string_agg(a ->> 'value', ' ') FROM jsonb_array_elements(attributes) a), '')), 'B')
    || setweight(to_tsvector('danish', coalesce((SELECT string_agg(c.name_da, ' ') FROM product_category pc JOIN category c ON c.id = pc.category_id
       WHERE pc.product_id = product.id), '')), 'C')
    || setweight(to_tsvector('danish', description_da), 'D') AS words
  FROM product WHERE parent_id IS NULL AND (store_ids IS NULL OR ${STORE} = ANY (store_ids))`;

const plain =
  (pool: pg.Pool): Ask =>
  async (q) => {
    const { rows } = await pool.query(
      `SELECT id FROM plain, websearch_to_tsquery('danish', $1) q WHERE words @@ q ORDER BY ts_rank(words, q) DESC, id LIMIT ${FIRST}`,
      [q],
    );
    return rows.map(({ id }) => id);
  };

const shown = ({ recall, rank }: Score) => `${recall.toFixed(2)}  ${rank.toFixed(2)}`;

async function compare(pool: pg.Pool): Promise<void> {
  const ours = await answersTo(SEARCH_CASES, shopsSearch(pool), pool);
  const theirs = await answersTo(SEARCH_CASES, plain(pool), pool);
  say(`${'question'.padEnd(30)} ${'kind'.padEnd(10)} wanted   ours        plain   (recall@${FIRST}, 1/rank)`);
  for (const [at, one] of ours.entries()) {
    const start = `${one.q.padEnd(30)} ${one.kind.padEnd(10)} ${String(one.wanted).padStart(6)}`;
    say(`${start}   ${shown(one)}  ${theirs[at] ? shown(theirs[at]) : ''}`);
  }
  for (const kind of kindsOf(ours)) {
    const of = (all: readonly Answered[]) => shown(meanOf(ofKind(all, kind)));
    say(`${`${kind} (${ofKind(ours, kind).length})`.padEnd(48)}   ${of(ours)}  ${of(theirs)}`);
  }
}

const kindsOf = (all: readonly Answered[]) => [...new Set(all.map((one) => one.kind)), 'all'];
const ofKind = (all: readonly Answered[], kind: string) => all.filter((one) => kind === 'all' || one.kind === kind);

async function measureOffice(pool: pg.Pool): Promise<void> {
  const { tuned, heldOut } = halvesOf(OFFICE_CASES);
  for (const [half, cases] of [
    ['tuned on', tuned],
    ['held out', heldOut],
  ] as const) {
    const answered = await answersTo(cases, shopsSearch(pool), pool);
    say(`\nOffice life, ${half}: what is not whole`);
    for (const one of answered.filter(({ recall, rank }) => recall < 1 || rank < 1))
      say(`${one.q.padEnd(34)} ${one.kind.padEnd(12)} ${String(one.wanted).padStart(4)}   ${shown(one)}`);
    for (const kind of kindsOf(answered)) {
      const own = ofKind(answered, kind);
      const empty = own.filter(({ found }) => found === 0).length;
      say(`${`${kind} (${own.length})`.padEnd(48)}   ${shown(meanOf(own))}   without products: ${empty}`);
    }
  }
}

/** Queries written without knowledge of the search, and whether it reports products that the shop does not have. */
async function measureFresh(pool: pg.Pool): Promise<void> {
  const answered = await answersTo(FRESH_CASES, shopsSearch(pool), pool);
  say('\nFresh questions: what is not whole');
  for (const one of answered.filter(({ recall, rank }) => recall < 1 || rank < 1))
    say(`${one.q.padEnd(34)} ${one.kind.padEnd(12)} ${String(one.wanted).padStart(4)}   ${shown(one)}`);
  for (const kind of kindsOf(answered)) {
    const own = ofKind(answered, kind);
    say(`${`${kind} (${own.length})`.padEnd(48)}   ${shown(meanOf(own))}`);
  }
  const told = await honestyOf(UNKNOWN_CASES, pool);
  for (const { q, found, missing } of told.filter(({ isHonest }) => !isHonest))
    say(`${q.padEnd(34)} not honest: ${found} products, missing: ${missing.join(', ') || 'nothing'}`);
  const share = told.filter(({ isHonest }) => isHonest).length / told.length;
  say(`answered honestly, of ${told.length} questions for what is not sold: ${(share * 100).toFixed(1)} %`);
}

/** Each query twice, one at a time, with the second timed: the database then has its pages in memory. */
async function measureTime(pool: pg.Pool): Promise<void> {
  let statements = 0;
  const query = (text: string, values: unknown[]) => {
    statements += 1;
    return pool.query(text, values);
  };
  const ask: Ask = shopsSearch(Object.create(pool, { query: { value: query } }));
  for (const [what, cases] of [
    ['the sixty', SEARCH_CASES],
    ['office life', OFFICE_CASES],
    ['the fresh ones', FRESH_CASES],
    ['what is not sold', UNKNOWN_CASES],
  ] as const) {
    const [times, counts]: [number[], number[]] = [[], []];
    for (const { q, language = 'da' } of cases as readonly { q: string; language?: 'en' }[]) {
      await ask(q, language);
      const [since, before] = [performance.now(), statements];
      await ask(q, language);
      times.push(performance.now() - since);
      counts.push(statements - before);
    }
    const mean = counts.reduce((sum, one) => sum + one, 0) / counts.length;
    say(
      `${what}: median ${median(times).toFixed(1)} ms, ${median(counts)} statements (mean ${mean.toFixed(1)}, most ${Math.max(...counts)})`,
    );
  }
}

const postgres = await startPostgres();
const pool = new pg.Pool({ connectionString: await postgres.createDatabase(), max: 2 });
try {
  await migrate(pool);
  await seed(pool, { now: TEST_NOW, profile: 'full' });
  await pool.query(PLAIN);
  await compare(pool);
  await measureOffice(pool);
  await measureFresh(pool);
  say('');
  await measureTime(pool);
} finally {
  await pool.end();
  await postgres.stop();
}
