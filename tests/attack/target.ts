// The shop under attack: the built one, on a separate database, with a mail server on this machine.
import pg from 'pg';
import { type Shop, startShop } from '../support/shop';
import { type SmtpLoopback, startSmtpLoopback } from '../support/smtp-loopback';

export interface Target {
  origin: string;
  /** Id of the shop's process. */
  pid: number;
  smtp: SmtpLoopback;
  /** Queries the shop's database directly. */
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  seed: number;
  /** A small part of each attack, for every run of the tests. */
  isQuick: boolean;
}

export interface OpenTarget extends Target {
  shop: Shop;
  close(): Promise<void>;
}

export interface TargetOptions {
  databaseUrl: string;
  seed: number;
  isQuick: boolean;
  env?: Record<string, string>;
}

export async function openTarget({ databaseUrl, seed, isQuick, env }: TargetOptions): Promise<OpenTarget> {
  const smtp = await startSmtpLoopback();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => undefined); // the server may be stopped while a connection rests
  const shop = await startShop({ databaseUrl, env: { SMTP_URL: smtp.url, ...env } });
  return {
    shop,
    origin: shop.origin,
    pid: shop.pid,
    smtp,
    rows: async (sql, values) => (await pool.query(sql, values)).rows,
    seed,
    isQuick,
    async close() {
      smtp.release();
      await shop.stop();
      await pool.end();
      await smtp.close();
    },
  };
}

/** Customers of the demo world: with every right of a company, with few, and of no company. */
export const CUSTOMERS = {
  admin: 'birgitte@havnens-arkitekter.example',
  few: 'dorthe@havnens-arkitekter.example',
  alone: 'anna@example.dk',
} as const;
