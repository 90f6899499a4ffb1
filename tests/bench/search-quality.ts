// How well the search answers sixty Danish questions, beside plain PostgreSQL text search on the same catalogue: recall@10 and MRR.
import process from 'node:process';
import pg from 'pg';
import { wholeStore } from '#backend/commerce/catalogue/assortment/assortment';
import { MOST_CANDIDATES } from '#backend/commerce/catalogue/search/most-candidates';
import { candidates } from '#backend/commerce/catalogue/search/words/rows';
import { settleWords } from '#backend/commerce/catalogue/search/words/settle';
import { migrate } from '#backend/db/migrate';
import { seed } from '#backend/demo/seed';
import { SEARCH_CASES, type Wanted } from '../search/queries';
import { TEST_NOW } from '../support/template';
import { startPostgres } from '../support/postgres';

const FIRST = 10;
const STORE = 1;
const EVERYTHING = wholeStore(STORE);

type Ask = (q: string) => Promise<number[]>;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function wantedIds(pool: pg.Pool, want: Wanted): Promise<Set<number>> {
  const { rows } = await pool.query(
    `SELECT p.id FROM product p WHERE p.parent_id IS NULL AND (p.store_ids IS NULL OR $1 = ANY (p.store_ids))
      AND ($2::text[] IS NULL OR p.id IN (SELECT pc.product_id FROM product_category pc JOIN category c ON c.id = pc.category_id WHERE c.url_key = ANY ($2)))
      AND ($3::text IS NULL OR p.name_da ~* $3) AND ($4::text IS NULL OR p.sku = $4)
      AND ($5::text IS NULL OR p.id IN (SELECT f.product_id FROM product_printer f JOIN printer r ON r.id = f.printer_id WHERE r.model = $5))
      AND ($6::text IS NULL OR p.options::text ~* $6 OR p.attributes::text ~* $6)`,
    [STORE, want.in ?? null, want.name ?? null, want.sku ?? null, want.fits ?? null, want.colour ?? null],
  );
  return new Set(rows.map(({ id }) => id));
}

const ours =
  (pool: pg.Pool): Ask =>
  async (q) => {
    const settled = await settleWords(q, { assortment: EVERYTHING, language: 'da', on: pool });
    if (!settled) return [];
    const { text, values } = candidates({ ...settled, band: settled.reach.counted }, MOST_CANDIDATES, 1);
    const { rows } = await pool.query(`SELECT id FROM (${text}) h ORDER BY rank DESC, id LIMIT ${FIRST}`, values);
    return rows.map(({ id }) => id);
  };

// What a shop gets that puts all of a product's texts and numbers, weighted, under PostgreSQL's Danish configuration.
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

interface Score {
  recall: number;
  rank: number;
}

function scoreOf(found: readonly number[], wanted: ReadonlySet<number>): Score {
  const hits = found.filter((id) => wanted.has(id)).length;
  const first = found.findIndex((id) => wanted.has(id));
  return { recall: hits / Math.min(FIRST, wanted.size), rank: first < 0 ? 0 : 1 / (first + 1) };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const shown = ({ recall, rank }: Score) => `${recall.toFixed(2)}  ${rank.toFixed(2)}`;

async function compare(pool: pg.Pool): Promise<void> {
  const [us, them] = [ours(pool), plain(pool)];
  const scores: { kind: string; us: Score; them: Score }[] = [];
  say(`${'question'.padEnd(30)} ${'kind'.padEnd(10)} wanted   ours        plain   (recall@${FIRST}, 1/rank)`);
  for (const { q, kind, want } of SEARCH_CASES) {
    const wanted = await wantedIds(pool, want);
    if (wanted.size === 0) throw new Error(`Nothing in the demo world is wanted by "${q}"`);
    const score = { kind, us: scoreOf(await us(q), wanted), them: scoreOf(await them(q), wanted) };
    scores.push(score);
    say(
      `${q.padEnd(30)} ${kind.padEnd(10)} ${String(wanted.size).padStart(6)}   ${shown(score.us)}  ${shown(score.them)}`,
    );
  }
  for (const kind of [...new Set(scores.map((one) => one.kind)), 'all']) {
    const own = scores.filter((one) => kind === 'all' || one.kind === kind);
    const of = (side: 'us' | 'them') =>
      shown({ recall: mean(own.map((one) => one[side].recall)), rank: mean(own.map((one) => one[side].rank)) });
    say(`${`${kind} (${own.length})`.padEnd(48)}   ${of('us')}  ${of('them')}`);
  }
}

const postgres = await startPostgres();
const pool = new pg.Pool({ connectionString: await postgres.createDatabase(), max: 2 });
try {
  await migrate(pool);
  await seed(pool, { now: TEST_NOW, profile: 'full' });
  await pool.query(PLAIN);
  await compare(pool);
} finally {
  await pool.end();
  await postgres.stop();
}
