// The setting of one row of seeds: a copy of the demo world, a few products with little stock, and shoppers with filled carts.

import { eq } from 'drizzle-orm';
import { type Shopper, shopperOf } from '#backend/commerce/cart/shopper';
import { listMethods } from '#backend/commerce/delivery/delivery.sql';
import { LOCAL_ORIGINS } from '#backend/composition';
import { type Database, openDatabase } from '#backend/db/client';
import { prepared } from '#backend/db/prepared';
import { business, customer } from '#backend/db/tables/index';
import type { SignedIn } from '#backend/graphql/context';
import { makeContext } from '#backend/graphql/make-context';
import { referenceOf } from '#backend/graphql/reference';
import { PURCHASE_RULES } from '#domain/purchase-rules/table';
import { openLists } from './lists';
import { type Dice, diceOf } from './random';
import { openSubscription } from './subscriptions';

export interface Good {
  id: number;
  sku: string;
  /** Price of one piece in bonus points; null: it is sold for money only. */
  points: number | null;
}
export interface Stage {
  database: Database;
  guest: Shopper;
  company: Shopper;
  goods: Good[];
  now: Date;
  /** One connection in addition to those of the actors, for setup and checks; its queries are prepared. */
  aside<Row extends object>(text: string, values: unknown[]): Promise<Row[]>;
  /** Which of these connections wait for a lock. */
  waitingIn(pids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Ends connections at the server, and returns when they are gone with all their locks. */
  terminate(pids: readonly number[]): Promise<void>;
  close(): Promise<void>;
}
/** The start of one seed's story: rows with a greater id belong to it. */
export interface Opening {
  carts: { id: string; isCompany: boolean }[];
  lastOrder: number;
  creditLimit: number;
  /** One whose delivery is due; null: there is none. */
  subscription: number | null;
  /** Two of the company's buyer, or none. */
  lists: number[];
}

const COMPANY_BUYER = 'birgitte@havnens-arkitekter.example';
const HOW_MANY_GOODS = 3;
const ADDRESS = {
  firstname: 'Maria',
  lastname: 'Friis',
  company: null,
  company2: null,
  street: ['Strandvejen 12'],
  postcode: '2100',
  city: 'København Ø',
  countryCode: 'DK',
  telephone: '+45 20 30 40 50',
  vatId: null,
  ean: null,
  reqRekvirent: null,
  reqRekvnr: null,
  customerNotes: null,
  customerAddressId: null,
};

/** Long queries, run after each story: they are planned once. */
const JUDGING = '-c jit=off -c plan_cache_mode=force_generic_plan';

export async function openStage(url: string, now: Date): Promise<Stage> {
  // Without these the shop's own options would replace the first.
  const options = '-c deadlock_timeout=20ms -c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0';
  const database = await openDatabase({ url: `${url}?options=${encodeURIComponent(options)}`, max: 40 });
  // The minimum total of a delivery is not tested here.
  await database.pool.query(`UPDATE store SET settings = settings - 'subscriptionMinimumOere'`);
  const monitor = await openDatabase({ url: `${url}?options=${encodeURIComponent(JUDGING)}`, max: 1 });
  const { pool } = database;
  const goods = await pool.query<Good>(
    `(SELECT p.id, p.sku, NULL::int AS points FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.manage_stock AND p.stock_state = 'common-item' AND p.min_qty = 1 AND p.increments = 1
        AND p.max_qty >= 50 AND NOT p.request_price AND NOT p.only_trade AND (p.store_ids IS NULL OR p.store_ids @> '{1,2}') AND p.bonus_points IS NULL ORDER BY p.id LIMIT $1)
    UNION ALL (SELECT p.id, p.sku, p.bonus_points FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.type = 'simple' AND p.manage_stock AND p.stock_state = 'common-item' AND p.min_qty = 1 AND p.increments = 1
        AND p.max_qty >= 10 AND NOT p.request_price AND NOT p.only_trade AND p.bonus_points > 0 AND (p.store_ids IS NULL OR p.store_ids @> '{1,2}') ORDER BY p.id LIMIT 1)`,
    [HOW_MANY_GOODS],
  );
  const aside = async <Row extends object>(text: string, values: unknown[]) =>
    (await monitor.pool.query<Row>(prepared(text, values))).rows;
  const ask = async (text: string, values: unknown[]) =>
    (await aside<{ pid: number }>(text, values)).map(({ pid }) => pid);
  return {
    database,
    guest: await shopperIn(database, 'b2c', null, now),
    company: await shopperIn(database, 'b2b', COMPANY_BUYER, now),
    goods: goods.rows,
    now,
    aside,
    waitingIn: async (pids) =>
      new Set(await ask('SELECT DISTINCT pid FROM pg_locks WHERE NOT granted AND pid = ANY ($1)', [pids])),
    terminate: async (pids) =>
      void (await ask('SELECT pg_terminate_backend(pid, 5000), pid FROM unnest($1::int[]) AS pid', [pids])),
    async close() {
      await Promise.all([database.close(), monitor.close()]);
    },
  };
}

async function shopperIn(database: Database, store: string, email: string | null, now: Date): Promise<Shopper> {
  const who = email === null ? null : await signedIn(database, email);
  const headers = new Map([['store', store]]);
  if (who) headers.set('authorization', 'Bearer known');
  const parts = {
    database,
    clock: { now: () => now },
    reference: referenceOf(database),
    origins: LOCAL_ORIGINS,
    purchaseRules: PURCHASE_RULES,
    needsStore: true,
  };
  const reader = { get: (name: string) => headers.get(name) ?? null };
  return shopperOf(await makeContext(reader, 'simulation', { ...parts, customerOfToken: async () => who }));
}

async function signedIn({ db }: Database, email: string): Promise<SignedIn | null> {
  const [found] = await db
    .select({ customer, business })
    .from(customer)
    .innerJoin(business, eq(business.id, customer.businessId))
    .where(eq(customer.email, email));
  return found ? { ...found, staff: null, sessionId: null } : null;
}

const RESTOCK = `WITH wanted AS (SELECT * FROM unnest($1::int[], $2::int[]) AS w (product_id, quantity)),
    moved AS (INSERT INTO stock_movement (product_id, source_code, delta, reason, at)
      SELECT s.product_id, s.source_code, w.quantity - s.quantity, 'count', $3 FROM wanted w JOIN stock_item s USING (product_id) WHERE s.source_code = 'central' AND w.quantity <> s.quantity)
  UPDATE stock_item s SET quantity = w.quantity FROM wanted w WHERE s.product_id = w.product_id AND s.source_code = 'central'`;
const CARTS = `INSERT INTO cart (id, store_id, customer_id, email, shipping_address, billing_address, shipping_method, payment_method, created_at, updated_at)
  SELECT c.id, c.store_id, c.customer_id, c.email, $1, $1, c.shipping_method, c.payment_method, $2, $2
    FROM jsonb_to_recordset($3) AS c (id text, store_id int, customer_id int, email text, shipping_method jsonb, payment_method text)`;
const LINES = `INSERT INTO cart_item (cart_id, product_id, quantity, position, kind)
  SELECT i.cart_id, i.product_id, i.quantity, i.position, i.kind
    FROM jsonb_to_recordset($1) AS i (cart_id text, product_id int, quantity int, position int, kind text)`;
const POINTS = `INSERT INTO point_entry (customer_id, points, note, at)
  SELECT $1::int, more, 'Simulation', $3 FROM (SELECT $2::int - coalesce(sum(points), 0)::int AS more FROM point_entry WHERE customer_id = $1::int) m WHERE more <> 0`;

/** Little stock, a credit limit that is nearly used up, and carts ready to be ordered. */
export async function setStage(stage: Stage, seed: number, dice: Dice): Promise<Opening> {
  const { database, goods, guest, company, now, aside } = stage;
  // The company buyer has one cart, as each customer has in a store.
  const kinds = dice.pick([[false], [false, false], [false, true], [true]]);
  const carts = kinds.map((isCompany, at) => ({
    id: `sim${String(seed).padStart(9, '0')}cart${at}`.padEnd(32, 'x'),
    isCompany,
  }));
  const customerId = company.who?.customer.id ?? null;
  await aside(`UPDATE cart SET status = 'abandoned' WHERE customer_id = $1 AND status = 'active'`, [customerId]);
  await aside(RESTOCK, [goods.map(({ id }) => id), goods.map(() => dice.between(1, 5)), now]);
  const rows = [];
  for (const { id, isCompany } of carts) {
    const { store } = isCompany ? company : guest;
    rows.push({
      id,
      store_id: store.id,
      customer_id: isCompany ? customerId : null,
      email: isCompany ? null : 'maria@example.dk',
      shipping_method: await methodIn(database, store.id),
      payment_method: isCompany && dice.percent(60) ? 'account' : 'card',
    });
  }
  await aside(CARTS, [ADDRESS, now, JSON.stringify(rows)]);
  const lines = carts.flatMap(({ id, isCompany }) => {
    const bought = goods.filter((_, at) => at === 0 || dice.percent(50)).map((good) => ({ good, kind: 'goods' }));
    const [forPoints] = goods.filter(({ points }) => points !== null);
    if (isCompany && forPoints && dice.percent(50)) bought.push({ good: forPoints, kind: 'points' });
    const row = (at: number) => ({ cart_id: id, quantity: dice.between(1, 2), position: at + 1 });
    return bought.map(({ good, kind }, at) => ({ ...row(at), product_id: good.id, kind }));
  });
  const dearest = Math.max(...goods.map(({ points }) => points ?? 0));
  if (customerId !== null) await aside(POINTS, [customerId, dice.between(0, dearest * 3), now]);
  await aside(LINES, [JSON.stringify(lines)]);
  await reduce(aside, seed, carts, now, dice);
  const subscription = await openSubscription(stage, seed, diceOf(seed + 0.25));
  const lists = await openLists(stage, seed, diceOf(seed + 0.125));
  return { carts, subscription, lists, ...(await limited(aside, company.who?.business?.id ?? 0, dice)) };
}

const COUPON = `WITH p AS (INSERT INTO promotion (name_da, name_en, kind, amount_oere, valid_from) VALUES ('Rabat', 'Rabat', 'fixed', $2, '2020-01-01') RETURNING id),
    c AS (INSERT INTO coupon (promotion_id, code, code_key, usage_limit) SELECT id, $1, $1, $3 FROM p RETURNING id)
  INSERT INTO cart_coupon (cart_id, coupon_id) SELECT cart_id, c.id FROM c, unnest($4::text[]) AS cart_id`;
const CARD = `WITH g AS (INSERT INTO gift_card (code, code_key, issued_at) VALUES ($1, $1, $3) RETURNING id),
    e AS (INSERT INTO gift_card_entry (gift_card_id, kind, oere, key, at) SELECT id, 'issued', $2, 'issued:' || $1, $3 FROM g)
  INSERT INTO cart_gift_card (cart_id, gift_card_id) SELECT cart_id, g.id FROM g, unnest($4::text[]) AS cart_id`;

/** Now and then a coupon with few uses, and a gift card with too little money, both in several carts. */
async function reduce(
  aside: Stage['aside'],
  seed: number,
  carts: Opening['carts'],
  now: Date,
  dice: Dice,
): Promise<void> {
  const some = () => carts.filter(() => dice.percent(70)).map(({ id }) => id);
  if (dice.percent(50)) await aside(COUPON, [`SIM${seed}`, dice.between(500, 3_000), dice.between(1, 2), some()]);
  if (dice.percent(40)) await aside(CARD, [`SIMCARD${seed}`, dice.between(1_000, 30_000), now, some()]);
}

const methods = new Map<number, object>();
async function methodIn({ db }: Database, storeId: number): Promise<object> {
  const known = methods.get(storeId);
  if (known) return known;
  const parcel = (await listMethods(db, storeId)).find(({ carrierCode }) => carrierCode === 'parcel');
  const none = { servicePointId: null, pickupLocationCode: null, deliveryDate: null };
  const chosen = { carrierCode: parcel?.carrierCode, methodCode: parcel?.methodCode, ...none };
  methods.set(storeId, chosen);
  return chosen;
}

async function limited(
  aside: Stage['aside'],
  businessId: number,
  dice: Dice,
): Promise<Pick<Opening, 'lastOrder' | 'creditLimit'>> {
  const [found] = await aside<{ last: number; limit: number }>(
    `UPDATE business SET credit_limit_oere = $2 + (SELECT coalesce(sum(o.total_oere - o.gift_card_oere), 0)::int FROM sales_order o JOIN payment p ON p.order_id = o.id
        WHERE o.business_id = $1 AND p.status = 'account' AND o.status NOT IN ('canceled', 'closed', 'complete'))
      WHERE id = $1 RETURNING credit_limit_oere AS limit, (SELECT coalesce(max(id), 0) FROM sales_order) AS last`,
    [businessId, dice.between(5_000, 60_000)],
  );
  return { lastOrder: found?.last ?? 0, creditLimit: found?.limit ?? 0 };
}
