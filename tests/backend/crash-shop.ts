// Places orders in a separate process until it is killed, for crash.test.ts. It prints a number only after its order is confirmed.
import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
import { type Backend, createBackend } from '#backend/index';
import { TEST_NOW } from '../support/template';
import { seed } from '#demo/seed';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

const {
  CRASH_DATABASE_URL: url,
  CRASH_DATA_DIR: dataDir = '',
  CRASH_ORDERS = '200',
  CRASH_AHEAD_MS = '0',
} = process.env;
const LANES = url ? 4 : 2;
const say = (line: string) => fs.writeSync(1, `${line}\n`);

const database = await openDatabase(url ? { url, max: 8 } : { dataDir: path.join(dataDir, 'pglite') });
await migrate(database.pool);
if (!url) await seed(database.pool, { now: TEST_NOW, profile: 'test' });
const backend: Backend = createBackend({
  database,
  clock: { now: () => new Date(Date.now() + Number(CRASH_AHEAD_MS)) },
  dataDir,
  log: {
    error: (details, message) =>
      say(`log ${message} ${JSON.stringify(details)} ${'err' in details ? String(details.err) : ''}`),
  },
});
await backend.startJobs();
const found = await database.pool.query<{ sku: string }>(
  `SELECT p.sku FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central' WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.manage_stock
    AND p.stock_state = 'common-item' AND s.quantity >= 100 AND p.min_qty = 1 AND p.increments = 1 AND NOT p.request_price AND NOT p.only_trade
    AND (p.store_ids IS NULL OR p.store_ids @> '{1,2}') ORDER BY p.id LIMIT $1`,
  [5],
);
const skus = found.rows.map((row) => row.sku);

async function ask(query: string, variables: Record<string, unknown>, headers: Record<string, string>) {
  const answer = await backend.execute({ client: 'commerce', query, variables, headers });
  if (answer.errors?.length) throw new Error(answer.errors.map((error) => error.message).join('; '));
  return JSON.parse(JSON.stringify(answer.data));
}

const ADDRESS = `{ firstname: "Maria", lastname: "Friis", street: ["Strandvejen 12"], postcode: "2100", city: "København Ø", country_code: "DK", telephone: "20304050" }`;
const SET = (email: string, carrier: string, method: string, payment: string) => `mutation ($id: String!) {
  ${email}
  a: setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: ${ADDRESS} }] }) { cart { id } }
  b: setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
  c: setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "${carrier}", method_code: "${method}" }] }) { cart { id } }
  d: setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "${payment}" } }) { cart { id } } }`;
const EMAIL = 'e: setGuestEmailOnCart(input: { cart_id: $id, email: "maria@example.dk" }) { cart { id } }';
const ADD =
  'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }';
const PLACE = `mutation ($id: String!) { placeOrder(input: { cart_id: $id, agreement_ids: [1], requisitioner: "R", requisition_number: "1" }) {
  orderV2 { number } payment_redirect_url errors { code message } } }`;

/** Every third order is a business customer's on invoice, the rest are guests' with a card. */
async function buy(turn: number, token: string): Promise<void> {
  const isBusiness = turn % 3 === 0;
  const headers: Record<string, string> = { store: isBusiness ? 'b2b' : 'b2c', origin: 'http://localhost:3000' };
  if (isBusiness) headers.authorization = `Bearer ${token}`;
  const id = isBusiness
    ? (await ask('{ customerCart { id } }', {}, headers)).customerCart.id
    : (await ask('mutation { createEmptyCart }', {}, headers)).createEmptyCart;
  const items = [0, 1].map((at) => ({ sku: skus[(turn + at * 2) % skus.length], quantity: 1 }));
  await ask(ADD, { id, items }, headers);
  await ask(
    isBusiness ? SET('', 'parcel', 'business', 'account') : SET(EMAIL, 'parcel', 'home', 'card'),
    { id },
    headers,
  );
  const { placeOrder } = await ask(PLACE, { id }, headers);
  if (!placeOrder.orderV2) throw new Error(JSON.stringify(placeOrder.errors));
  const { number } = placeOrder.orderV2;
  if (placeOrder.payment_redirect_url) {
    const page = new Request(`http://localhost:3000${placeOrder.payment_redirect_url}`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'authorised' }),
    });
    const pressed = await backend.files(page);
    if (pressed.status !== 303) throw new Error(`the payment page answered ${pressed.status}`);
  }
  say(`confirmed ${number}`);
}

const login = `mutation { generateCustomerToken(email: "birgitte@havnens-arkitekter.example", password: "${DEMO_PASSWORD}") { token } }`;
const { token } = (await ask(login, {}, { store: 'b2b' })).generateCustomerToken;
say('ready');
let turn = 0;
const lane = async (own: number) => {
  for (turn += 1; turn <= Number(CRASH_ORDERS); turn += 1) {
    // A customer has one cart, so only the first lane buys for the business.
    const isMine = own === 0 || turn % 3 !== 0;
    await buy(isMine ? turn : turn + 1, token);
  }
};
await Promise.all(Array.from({ length: LANES }, (_, own) => lane(own)));
say('sold out of patience');
// Sends the rest of the queue and creates the due deliveries before it ends.
const LEFT = `SELECT 1 FROM mail WHERE sent_at IS NULL UNION ALL SELECT 1 FROM payment_operation WHERE status = 'due'
  UNION ALL SELECT 1 FROM subscription WHERE status = 'active' AND order_on <= current_date LIMIT 1`;
for (let waited = 0; waited < 1_200; waited += 1) {
  const left = await database.pool.query(LEFT);
  if (left.rows.length === 0) break;
  await new Promise((resume) => setTimeout(resume, 100));
}
await backend.close();
say('closed');
