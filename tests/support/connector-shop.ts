// A shop that a connector follows: its interface over HTTP with a key, orders of companies and guests, and the connector's program under kills.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeApiKey } from '#backend/api/keys';
import { numberAllEvents } from '#backend/events/events.sql';
import { API_SCOPES } from '#domain/staff/api-scopes';
import { ApplyCouponDocument } from '~/services/generated/commerce';
import { logIn, openCounter, place, readyCart, someSkus, type Who } from '../backend/test-backend';
import { openFilesServer } from './files-server';

export type Goods = [sku: string, quantity: number][];

interface OrderRow {
  erp_number: string | null;
  total_oere: number;
  basis: string;
  notes: string[];
}

const ROOT = path.resolve(import.meta.dirname, '../..');

export async function openConnectorShop(name: string) {
  const counter = await openCounter();
  const server = await openFilesServer(counter);
  const birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const skus = await someSkus(counter, 6);
  await counter.rows('UPDATE stock_item SET quantity = 1000000');
  // Many orders on account of one company.
  await counter.rows('UPDATE business SET credit_limit_oere = NULL');
  /** One that does not apply to the cart changes nothing. */
  const applyCoupon = async (cart_id: string, coupon_code?: string, who?: Who): Promise<void> => {
    if (coupon_code) await counter.ask(ApplyCouponDocument, { input: { cart_id, coupon_code } }, who);
  };
  const rights = { name, scopes: [...API_SCOPES], store: null, expiresAt: null };
  const { key } = await makeApiKey(counter.database.pool, rights, counter.clock.now());
  return {
    ...{ counter, server, skus, key },
    /** For settings and a position after all events so far. */
    async newFolder(): Promise<string> {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-connector-'));
      await numberAllEvents(counter.database.pool);
      const [{ last } = { last: 0 }] = await counter.rows<{ last: number }>(
        'SELECT coalesce(max(number), 0)::int AS last FROM business_event',
      );
      fs.writeFileSync(path.join(folder, 'position.json'), JSON.stringify({ after: last }));
      return folder;
    },
    async ordered(goods: Goods, coupon?: string): Promise<string> {
      const cart = await readyCart(counter, goods, 'account', birgitte);
      await applyCoupon(cart, coupon, birgitte);
      const { number, errors } = await place(counter, cart, birgitte);
      if (!number) throw new Error(JSON.stringify(errors));
      return number;
    },
    /** A guest's order with VAT in its prices; its test payment counts as one with money. */
    async orderedByGuest(goods: Goods, coupon?: string): Promise<string> {
      const cart = await readyCart(counter, goods);
      await applyCoupon(cart, coupon);
      const { number } = await place(counter, cart);
      await counter.rows(
        `UPDATE payment SET mode = 'LIVE', status = 'authorised', authorised_oere = amount_oere
          WHERE order_id = (SELECT id FROM sales_order WHERE number = $1)`,
        [number],
      );
      await counter.rows(`UPDATE sales_order SET status = 'processing', comment = 'betalt' WHERE number = $1`, [
        number,
      ]);
      return number ?? '';
    },
    async orderRow(number: string) {
      const [row] = await counter.rows<OrderRow>(
        `SELECT o.erp_number, o.total_oere::int, o.basis,
            (SELECT coalesce(array_agg(h.note ORDER BY h.id), '{}') FROM order_history h WHERE h.order_id = o.id) AS notes
          FROM sales_order o WHERE o.number = $1`,
        [number],
      );
      return row;
    },
    /** Invoices and credit notes that the ERP has written of the order, as the shop has them. */
    erpDocumentsOf: (number: string) =>
      counter.rows<{ kind: 'invoice' | 'credit'; number: string; total_oere: number }>(
        `SELECT i.kind, i.number, i.total_oere::int FROM erp_invoice i JOIN sales_order o ON o.id = i.order_id
          WHERE o.number = $1 ORDER BY i.id`,
        [number],
      ),
    /** Starts the program of a connector. */
    start(kind: string, settings: string, secrets: Record<string, string>, ...more: string[]) {
      return spawn(process.execPath, ['--import', 'tsx', 'connectors/run.ts', kind, settings, ...more], {
        cwd: ROOT,
        env: { PATH: process.env.PATH, SHOP_URL: server.origin, SHOP_KEY: key, NODE_ENV: 'test', ...secrets },
      });
    },
    close(): Promise<void> {
      server.close();
      return counter.close();
    },
  };
}
export type ConnectorShop = Awaited<ReturnType<typeof openConnectorShop>>;

/** Kills a started program after so many further requests. */
export async function killedAfter(
  child: ReturnType<ConnectorShop['start']>,
  requests: readonly unknown[],
  further: number,
): Promise<void> {
  const seen = requests.length;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const watch = setInterval(() => requests.length >= seen + further && child.kill('SIGKILL'), 1);
  await ended;
  clearInterval(watch);
}

/** Its exit code, and what it wrote to stderr. */
export async function endOf(child: ReturnType<ConnectorShop['start']>): Promise<[unknown, string]> {
  let errors = '';
  child.stderr.on('data', (part: Buffer) => {
    errors += String(part);
  });
  return [await new Promise((resolve) => child.once('exit', resolve)), errors];
}
