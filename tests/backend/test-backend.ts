// A back end that sells, with a separate database and outbox, and the steps of a purchase with the storefront's documents.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { listStores } from '#backend/commerce/store/store.sql';
import { LOCAL_ORIGINS, PLAIN_SERVICES, type ServiceSettings } from '#backend/composition';
import { listShopEntries } from '#backend/content/shop/list-shop-entries';
import { type Database, openDatabase } from '#backend/db/client';
import { type Backend, createBackend } from '#backend/index';
import { openMailer } from '#backend/mail/mailer';
import { outboxMail } from '#backend/ports/mail/index';
import { outboxSms } from '#backend/ports/sms/index';
import type { PurchaseRule } from '#domain/purchase-rules/purchase';
import {
  AddToCartDocument,
  type BillingAddressInput,
  type CartAddressInput,
  CartDocument,
  CheckoutDocument,
  CreateCartDocument,
  CustomerCartDocument,
  EndPaymentDocument,
  LoginDocument,
  PlaceOrderDocument,
  type PlaceOrderInput,
  SetAddressesDocument,
  SetGuestEmailDocument,
  SetPaymentDocument,
  SetShippingDocument,
  type ShippingAddressInput,
} from '~/services/generated/commerce';
import { freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

export interface Who {
  store?: string;
  token?: string;
  language?: 'da' | 'en';
  /** Client address of the request. */
  address?: string;
  /** Value of the device cookie. */
  device?: string;
}

export interface Reply<Data> {
  data: Data | null;
  errors: { message: string; category: string; code: string }[];
}

export interface Counter {
  backend: Backend;
  database: Database;
  outbox: string;
  /** Messages written to the log. */
  told: string[];
  clock: { now(): Date; forward(milliseconds: number): void };
  rows<Row = Record<string, number>>(sql: string, values?: unknown[]): Promise<Row[]>;
  ask<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    who?: Who,
  ): Promise<Reply<Data>>;
  /** Delivers queued mail, as the jobs do, and leaves it readable. */
  deliverMail(): Promise<void>;
  close(): Promise<void>;
}

export const ORIGIN = 'http://localhost:3000';
export const MARIA: CartAddressInput = {
  firstname: 'Maria',
  lastname: 'Friis',
  street: ['Strandvejen 12'],
  postcode: '2100',
  city: 'København Ø',
  country_code: 'DK',
  telephone: '+45 20 30 40 50',
};

/** With `database`: opened by the test, not dropped at the end. */
export async function openCounter(
  options: {
    max?: number;
    database?: Database;
    dataDir?: string;
    selling?: ServiceSettings;
    purchaseRules?: readonly PurchaseRule[];
    requiresSecondFactor?: boolean;
  } = {},
): Promise<Counter> {
  const own = options.database ? null : await freshDatabase();
  const database = options.database ?? (await openDatabase({ url: own?.url, max: options.max ?? 6 }));
  const dataDir = options.dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-counter-'));
  let now = TEST_NOW;
  const clock = {
    now: () => now,
    forward(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },
  };
  const told: string[] = [];
  const log = {
    error: (details: object, message: string) =>
      void told.push(`${message} ${JSON.stringify(details)}${'err' in details ? String(details.err) : ''}`),
  };
  const { selling, purchaseRules, requiresSecondFactor } = options;
  const chosen = { selling, purchaseRules, requiresSecondFactor };
  const backend = createBackend({ database, clock, cacheQueries: false, dataDir, log, ...chosen });
  const office = openMailer({
    db: database.db,
    clock,
    log,
    transport: outboxMail(path.join(dataDir, 'outbox')),
    sms: outboxSms(path.join(dataDir, 'outbox')),
    stores: () => listStores(database.db),
    shops: () => listShopEntries(database.pool),
    from: PLAIN_SERVICES.mailFrom,
    origins: LOCAL_ORIGINS,
    keepsSent: true,
  });
  return {
    backend,
    database,
    deliverMail: () => office.deliverAll(),
    outbox: path.join(dataDir, 'outbox'),
    told,
    clock,
    rows: async <Row>(sql: string, values?: unknown[]) => (await database.pool.query(sql, values)).rows as Row[],
    async ask<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables, who: Who = {}) {
      const headers: Record<string, string> = {
        store: who.store ?? 'b2c',
        origin: ORIGIN,
        'accept-language': who.language ?? 'da',
      };
      if (who.token) headers.authorization = `Bearer ${who.token}`;
      if (who.address) headers['x-real-ip'] = who.address;
      if (who.device) headers['x-device'] = who.device;
      const answer = await backend.execute({
        client: 'commerce',
        document,
        variables: variables as Record<string, unknown>,
        headers,
      });
      const errors = (answer.errors ?? []).map(({ message, extensions }) => ({
        message,
        category: String(extensions?.category ?? ''),
        code: String(extensions?.code ?? ''),
      }));
      return { data: (answer.data ?? null) as Data | null, errors };
    },
    async close() {
      await backend.close();
      await own?.drop();
      if (!options.dataDir) fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function logIn(counter: Counter, email: string, store = 'b2b'): Promise<Who> {
  const { data } = await counter.ask(LoginDocument, { email, password: DEMO_PASSWORD }, { store });
  return { store, token: data?.generateCustomerToken?.token ?? '' };
}

/** Simple products sold by the piece, with ample stock, available to everyone. */
export async function someSkus(counter: Counter, count: number, where = 'true'): Promise<string[]> {
  const rows = await counter.rows<{ sku: string }>(
    `SELECT p.sku FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.manage_stock AND p.stock_state = 'common-item' AND s.quantity >= 50
        AND p.min_qty = 1 AND p.increments = 1 AND p.max_qty >= 50 AND NOT p.request_price AND NOT p.only_trade
        AND (p.store_ids IS NULL OR p.store_ids @> '{1,2}') AND ${where} ORDER BY p.id LIMIT ${count}`,
  );
  return rows.map((row) => row.sku);
}

export async function newCart(counter: Counter, who: Who = {}): Promise<string> {
  if (who.token) return (await counter.ask(CustomerCartDocument, {}, who)).data?.customerCart.id ?? '';
  return (await counter.ask(CreateCartDocument, {}, who)).data?.cartId ?? '';
}

type Goods = readonly [sku: string, quantity: number][];

export const add = (counter: Counter, cartId: string, sku: string, quantity: number, who: Who = {}) =>
  addAll(counter, cartId, [[sku, quantity]], who);

async function addAll(counter: Counter, cartId: string, goods: Goods, who: Who) {
  const items = goods.map(([sku, quantity]) => ({ sku, quantity }));
  const reply = await counter.ask(AddToCartDocument, { cartId, items }, who);
  return reply.data?.addProductsToCart?.user_errors ?? reply.errors;
}

export const readCart = (counter: Counter, cartId: string, who: Who = {}) => counter.ask(CartDocument, { cartId }, who);

export interface Places {
  shipping: ShippingAddressInput;
  billing: BillingAddressInput;
}
const AT_MARIAS: Places = { shipping: { address: MARIA }, billing: { same_as_shipping: true } };

/** Sets address, delivery and payment, as the checkout page does; every step must succeed. */
export async function prepare(
  counter: Counter,
  cartId: string,
  payment: 'card' | 'account',
  who: Who = {},
  { shipping, billing }: Places = AT_MARIAS,
): Promise<void> {
  const replies = [];
  if (!who.token)
    replies.push(
      await counter.ask(SetGuestEmailDocument, { input: { cart_id: cartId, email: 'Maria@Example.dk' } }, who),
    );
  const places = {
    shipping: { cart_id: cartId, shipping_addresses: [shipping] },
    billing: { cart_id: cartId, billing_address: billing },
  };
  replies.push(await counter.ask(SetAddressesDocument, places, who));
  const { data } = await counter.ask(CheckoutDocument, { cartId }, who);
  const offered = data?.cart?.shipping_addresses[0]?.available_shipping_methods ?? [];
  const method = offered.find((one) => one?.available);
  const chosen = { carrier_code: method?.carrier_code ?? '', method_code: method?.method_code ?? '' };
  // Gift cards alone are not shipped.
  if (!data?.cart?.is_virtual)
    replies.push(
      await counter.ask(SetShippingDocument, { input: { cart_id: cartId, shipping_methods: [chosen] } }, who),
    );
  replies.push(
    await counter.ask(SetPaymentDocument, { input: { cart_id: cartId, payment_method: { code: payment } } }, who),
  );
  const errors = replies.flatMap((reply) => reply.errors);
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('; '));
}

export async function place(counter: Counter, cartId: string, who: Who = {}, more: Partial<PlaceOrderInput> = {}) {
  const input = {
    cart_id: cartId,
    agreement_ids: [1],
    return_url: '/checkout/success',
    cancel_url: '/checkout/cancel',
    ...more,
  };
  const reply = await counter.ask(PlaceOrderDocument, { input }, who);
  const placed = reply.data?.placeOrder;
  return {
    number: placed?.orderV2?.number ?? null,
    token: placed?.order_token ?? null,
    payAt: placed?.payment_redirect_url ?? null,
    errors: [...(placed?.errors ?? []), ...reply.errors].map((error) => ({
      code: String(error?.code ?? ''),
      message: error?.message ?? '',
    })),
  };
}

/** A guest's cart with these products, ready for checkout. */
export async function readyCart(counter: Counter, goods: Goods, payment: 'card' | 'account' = 'card', who: Who = {}) {
  const cartId = await newCart(counter, who);
  const refused = goods.length > 0 ? await addAll(counter, cartId, goods, who) : [];
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  await prepare(counter, cartId, payment, who);
  return cartId;
}

/** Ends the payment as its buyer, to change the cart; the lines of the other cart are added to it. */
export const endPayment = (counter: Counter, token: string | null, cartId: string | null = null, who: Who = {}) =>
  counter.ask(EndPaymentDocument, { input: { order_token: token ?? '', cart_id: cartId } }, who);

/** Presses a button of the hosted payment page. */
export function press(
  counter: Counter,
  payAt: string,
  answer: 'authorised' | 'declined' | 'cancelled',
): Promise<Response> {
  return counter.backend.files(
    new Request(`${ORIGIN}${payAt}`, { method: 'POST', body: new URLSearchParams({ answer }) }),
  );
}

/** Compares the sum of the ledger with the stock of every product: no rows when they agree. */
export const stockMismatches = (counter: Counter) =>
  counter.rows(`SELECT s.product_id FROM stock_item s LEFT JOIN stock_movement m USING (product_id, source_code)
    GROUP BY s.product_id, s.source_code, s.quantity HAVING s.quantity <> coalesce(sum(m.delta), 0) OR s.quantity < 0`);
