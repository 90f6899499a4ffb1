// Settings of the back end, read once at start; a wrong one is told at once.
import { z } from 'zod';
import { type OwnOrigins, ownOriginsFrom } from '#domain/own-host';
import type { PaymentSettings } from './ports/payment/index';

const flag = z.enum(['0', '1', 'on', 'off']).transform((value) => value === '1' || value === 'on');

const settings = z.object({
  /** PostgreSQL; unset: PGlite in this process. */
  DATABASE_URL: z.string().url().optional(),
  DATABASE_MAX: z.coerce.number().int().min(1).max(200).default(10),
  /** Milliseconds that one statement of the shop may take in PostgreSQL. */
  DATABASE_TIMEOUT: z.coerce.number().int().min(100).max(600_000).default(10_000),
  /** Whether a start brings the database to the newest schema. Not set: the embedded one is, a PostgreSQL is not. */
  MIGRATE_ON_START: flag.optional(),
  /** PGlite's files, rendered pictures, the outbox. */
  DATA_DIR: z.string().default('data'),
  /** The demo world: written into an empty PGlite unless it is off, into an empty PostgreSQL only when it is on. */
  DEMO: flag.optional(),
  QUERY_CACHE: flag.default('on'),
  /** TEST: the payment page inside the shop. LIVE: the provider's own page. */
  PAYMENT_MODE: z.enum(['TEST', 'LIVE']).default('TEST'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Unset: the provider's own address. */
  STRIPE_API_URL: z.string().url().optional(),
  /** smtp://user:password@host:port; unset: each mail is an .eml file in DATA_DIR/outbox. */
  SMTP_URL: z.string().url().optional(),
  MAIL_FROM: z.string().email().default('ordre@kontorvaerk.example'),
  /** The shop's own addresses: where links in mails lead, and on PostgreSQL never left out. */
  PUBLIC_ORIGIN: z
    .string()
    .transform((text, context) => {
      const origins = ownOriginsFrom(text);
      if (!origins) context.addIssue({ code: 'custom', message: 'PUBLIC_ORIGIN is not like https://shop.dk' });
      return origins ?? z.NEVER;
    })
    .optional(),
  /** The OpenID provider whose ID tokens log customers in, and the e-mail domains that it speaks for. */
  OPENID_ISSUER: z.string().url().optional(),
  OPENID_CLIENT_ID: z.string().optional(),
  OPENID_DOMAINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  /** Of the Danish address register (Adressevælger); unset: typed addresses are held against the list of postcodes alone. */
  ADDRESS_TOKEN: z.string().min(1).optional(),
  ADDRESS_URL: z.string().url().default('https://adressevaelger.dk'),
  /** Carriers that parcel shops are asked of; without any the embedded list answers. */
  POSTNORD_API_KEY: z.string().optional(),
  POSTNORD_URL: z.string().url().default('https://api2.postnord.com'),
  GLS_PARCEL_SHOPS: flag.default('off'),
  GLS_URL: z.string().url().default('https://www.gls.dk/webservices_v4/wsShopFinder.asmx'),
  /** Clients of Magento that show the terms themselves name none: their orders and accounts are taken as they come. */
  CLIENTS_SHOW_TERMS: flag.default('off'),
  /** Who acts at the command line where --staff is not given; unset: the system's user. */
  SHOP_STAFF: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Of the process: the shop's own, or a back end's. */
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
});

export type BackendConfig = z.infer<typeof settings>;

/** An empty variable means "not set", as an .env file writes it. */
export function readConfig(env: Record<string, string | undefined>): BackendConfig {
  return settings.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
}

/** A shop on PostgreSQL says where it is found; one that is tried out is found on this machine. */
export function originsOf({ PUBLIC_ORIGIN: named, DATABASE_URL: url, PORT: port }: BackendConfig): OwnOrigins {
  if (named) return named;
  if (url)
    throw new Error(
      'PUBLIC_ORIGIN is not set: on PostgreSQL (DATABASE_URL) the shop needs its own address, for instance PUBLIC_ORIGIN=https://shop.dk, for the links in its mails.',
    );
  return { main: `http://localhost:${port || 3000}`, byStore: new Map() };
}

/** Half a provider is none: LIVE says so at the start. */
export function paymentOf(config: BackendConfig): PaymentSettings {
  const { PAYMENT_MODE: mode, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  const apiUrl = config.STRIPE_API_URL ?? null;
  return { mode, live: secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : null };
}
