// npm run bench:lists: the page of a list of a thousand lines compared with a category's, a complete list into the cart, and the hearts of 48 tiles, in one
// run over one PostgreSQL. Prints a table with aim and met; asserts nothing.
import { openDatabase } from '#backend/db/client';
import { MOST_LINES } from '#domain/purchase-rules/room';
import { startPostgres } from '../../support/postgres';
import { startService, temporaryFolder } from '../../support/service';
import { percentile } from '../client.mjs';
import { report, tableText } from '../table.mjs';

const given = process.argv.indexOf('--rounds');
const ROUNDS = given < 0 ? 60 : Number(process.argv[given + 1]);
const WARM_UP = 10;
const ROUNDS_OF_CARTS = 12;
const BUYER = 'birgitte@havnens-arkitekter.example';
const PASSWORD = 'Kontor-2026';
const CATEGORY = '/kontorartikler/skriveredskaber';
const SIZES = [500, 1_000, 2_000];
const TILES = 48;
const MOST_MS = 1_000;
const MOST_TIMES_A_CATEGORY = 1.5;

interface Answer {
  data?: Record<string, never>;
  errors?: { message: string }[];
}

async function median(turns: number, work: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const ms = await work();
    if (turn >= Math.min(WARM_UP, turns / 2)) times.push(ms);
  }
  return percentile(times, 0.5);
}

const postgres = await startPostgres({ settings: { shared_buffers: '256MB' } });
try {
  const url = await postgres.createDatabase();
  const shop = await startService({
    entry: 'build/server.js',
    env: {
      ...{ DATABASE_URL: url, MIGRATE_ON_START: 'on', DEMO: 'on', DATA_DIR: temporaryFolder() },
      ...{ PAGE_CACHE: 'off', QUERY_CACHE: 'off', GZIP: 'off', PICTURES_AHEAD: '0' },
    },
  });
  const { pool, close } = await openDatabase({ url, max: 1 });
  try {
    const token = await logIn();
    const ids = await listsOf(SIZES);
    await pages(ids.get(1_000) ?? '');
    await intoCart(ids, token);
    await hearts(token);
  } finally {
    await close();
    await shop.stop();
  }

  async function ask(query: string, variables: object, token = '') {
    const reply = await fetch(`${shop.origin}/graphql/commerce`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', store: 'b2b', origin: shop.origin },
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const answer: Answer = JSON.parse(await reply.text());
    if (answer.errors?.length || !answer.data) throw new Error(answer.errors?.map(({ message }) => message).join('; '));
    return { data: answer.data, statements: Number(reply.headers.get('x-statements')) };
  }

  async function logIn(): Promise<string> {
    const query =
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';
    const { data } = await ask(query, { email: BUYER, password: PASSWORD });
    return String(Object(data.generateCustomerToken).token);
  }

  /** Lists of the buyer with this many lines, as a file would have filled them. */
  async function listsOf(sizes: readonly number[]): Promise<Map<number, string>> {
    await pool.query('UPDATE stock_item SET quantity = 1000000');
    const made = new Map<number, string>();
    for (const size of sizes) {
      const { rows } = await pool.query<{ id: number }>(
        `WITH l AS (INSERT INTO shopping_list (customer_id, name, created_at)
            SELECT id, $1, now() FROM customer WHERE email = $2 RETURNING id),
          i AS (INSERT INTO shopping_list_item (list_id, product_id, quantity, position)
            SELECT l.id, p.id, 1, row_number() OVER (ORDER BY p.id) FROM l, (SELECT id FROM product WHERE type = 'simple' AND NOT request_price
              AND (store_ids IS NULL OR store_ids @> '{2}') ORDER BY id LIMIT $3) p)
         SELECT id FROM l`,
        [`Bench ${size}`, BUYER, size],
      );
      made.set(size, String(rows[0]?.id));
    }
    const counted = await pool.query<{ list_id: number; lines: number }>(
      'SELECT list_id, count(*)::int AS lines FROM shopping_list_item WHERE list_id = ANY ($1) GROUP BY 1',
      [[...made.values()].map(Number)],
    );
    const short = counted.rows.filter(({ lines }) => !sizes.includes(lines));
    if (short.length > 0) throw new Error(`The demo has goods for ${short.map(({ lines }) => lines)} lines only`);
    return made;
  }

  async function pages(list: string): Promise<void> {
    const login = await fetch(`${shop.origin}/demo/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: BUYER, returnTo: '/' }).toString(),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const timeOf = async (path: string) => {
      const since = performance.now();
      const reply = await fetch(shop.origin + path, { headers: { cookie }, redirect: 'manual' });
      await reply.arrayBuffer();
      if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
      return performance.now() - since;
    };
    // In turns, so that other load on the machine affects both.
    const times: [category: number, list: number][] = [];
    for (let turn = -WARM_UP; turn < ROUNDS; turn += 1) {
      const pair: [number, number] = [await timeOf(CATEGORY), await timeOf(`/customer/shopping-list/${list}`)];
      if (turn >= 0) times.push(pair);
    }
    const p50 = (which: 0 | 1) =>
      percentile(
        times.map((pair) => pair[which]),
        0.5,
      );
    const [category, first] = [p50(0), p50(1)];
    report('category page of a signed-in buyer p50', category, { unit: 'ms', digits: 1 });
    report('page of a list of 1,000 lines (first 48) p50', first, { unit: 'ms', digits: 1 });
    report('list : category', first / category, { unit: '×', most: MOST_TIMES_A_CATEGORY });
  }

  /** The cart holds 500 lines: a longer list is added to one cart after the other, until each line has been processed. */
  async function intoCart(ids: ReadonlyMap<number, string>, token: string): Promise<void> {
    const query = `mutation ($id: ID!, $cart: String!, $from: Int) { addShoppingListToCart(id: $id, cart_id: $cart, from: $from) { added next left lines { item_id sku name wanted quantity problem { code params } } } }`;
    const { data } = await ask('{ customerCart { id } }', {}, token);
    const cart = String(Object(data.customerCart).id);
    const perLine: number[] = [];
    for (const [size, id] of ids) {
      const p50 = await median(ROUNDS_OF_CARTS, async () => {
        let [ms, bought] = [0, 0];
        let from: number | null = 1;
        while (from !== null) {
          await pool.query('DELETE FROM cart_item WHERE cart_id = $1', [cart]);
          const since = performance.now();
          const put: { lines: unknown[]; left: number; added: number; next: number | null } = Object(
            (await ask(query, { id, cart, from }, token)).data.addShoppingListToCart,
          );
          ms += performance.now() - since;
          if (put.lines.length + put.left !== size - from + 1)
            throw new Error(`${put.lines.length} lines from ${from} on were told`);
          bought += put.added;
          from = put.next;
        }
        if (bought !== size) throw new Error(`${bought} of ${size} lines were bought`);
        return ms;
      });
      perLine.push(p50 / size);
      const note = size > MOST_LINES ? `${Math.ceil(size / MOST_LINES)} carts` : '';
      report(`whole list of ${size} lines into the cart p50`, p50, { unit: 'ms', digits: 1, most: MOST_MS, note });
    }
    const [few = 1, , many = 0] = perLine;
    report('cost of a line, 2,000 : 500', many / few, { unit: '×', most: 1.2 });
  }

  async function hearts(token: string): Promise<void> {
    const { rows } = await pool.query<{ sku: string }>(
      'SELECT sku FROM product WHERE parent_id IS NULL ORDER BY id LIMIT $1',
      [TILES],
    );
    const query =
      'query ($skus: [String!]!) { customer { id shopping_list_standing(skus: $skus) { sku lists can_manage } } }';
    const skus = rows.map(({ sku }) => sku);
    await ask(query, { skus }, token);
    const without = (await ask('{ customer { id } }', {}, token)).statements;
    const { statements } = await ask(query, { skus }, token);
    report(`statements for the hearts of ${TILES} tiles`, statements - without, { digits: 0, most: 1 });
  }
} finally {
  await postgres.stop();
}
process.stdout.write(`${tableText()}\n`);
