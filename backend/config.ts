// Settings of the back end, read once at start; an invalid one is reported immediately.

import { type Environment, requirePair, settingIn, WrongSetting } from '#domain/settings/read';
import { SETTINGS as S } from '#domain/settings/table';
import { namePublicHost, type OwnOrigins, type ShopAddress } from '#domain/store/own-host';
import { CannotOpen } from './db/cannot-open';
import type { LanguageModelSettings } from './ports/language-model/index';
import type { PaymentSettings } from './ports/payment/index';
import type { ReturnCarrierSettings } from './ports/return-carriers/index';

export type BackendConfig = ReturnType<typeof readConfig>;

/** An empty variable means "not set", as an .env file writes it. Throws WrongSetting. */
export function readConfig(env: Environment) {
  const outside = outsideIn(env);
  requirePair(env, S.OPENID_ISSUER, S.OPENID_CLIENT_ID);
  requirePair(env, S.LANGUAGE_MODEL_URL, S.LANGUAGE_MODEL);
  return {
    /** PostgreSQL; unset: PGlite in this process. */
    DATABASE_URL: settingIn(env, S.DATABASE_URL),
    /** Where that PostgreSQL is listened to; unset: at DATABASE_URL. A pooler in transaction mode delivers no notifications. */
    DATABASE_LISTEN_URL: settingIn(env, S.DATABASE_LISTEN_URL),
    DATABASE_MAX: settingIn(env, S.DATABASE_MAX) ?? 10,
    /** Milliseconds that one statement of the shop may take in PostgreSQL. */
    DATABASE_TIMEOUT: settingIn(env, S.DATABASE_TIMEOUT) ?? 10_000,
    /** Whether a start brings the database to the newest schema. Not set: the embedded one is, a PostgreSQL is not. */
    MIGRATE_ON_START: settingIn(env, S.MIGRATE_ON_START),
    /** Encrypts the secrets in the database, by the first of them; the others decrypt what was encrypted earlier. */
    SECRETS_KEY: settingIn(env, S.SECRETS_KEY),
    /** PGlite's files, rendered pictures, the outbox. */
    DATA_DIR: settingIn(env, S.DATA_DIR) ?? 'data',
    /** The demo world: written into an empty PGlite unless it is off, into an empty PostgreSQL only when it is on. */
    DEMO: settingIn(env, S.DEMO),
    QUERY_CACHE: settingIn(env, S.QUERY_CACHE) ?? true,
    /** Number of products whose pictures are rendered ahead of requests. 0: none, and requested pictures are not refined. */
    PICTURES_AHEAD: settingIn(env, S.PICTURES_AHEAD) ?? 300,
    /** LIVE: the provider's own page. TEST: the payment page inside the shop. OFF: no card payments. Required outside the demo. */
    PAYMENT_MODE: settingIn(env, S.PAYMENT_MODE),
    STRIPE_SECRET_KEY: settingIn(env, S.STRIPE_SECRET_KEY),
    STRIPE_WEBHOOK_SECRET: settingIn(env, S.STRIPE_WEBHOOK_SECRET),
    /** Unset: the provider's own address. */
    STRIPE_API_URL: settingIn(env, S.STRIPE_API_URL),
    /** Unset: each mail is an .eml file in DATA_DIR/outbox. */
    SMTP_URL: settingIn(env, S.SMTP_URL),
    /** Unset: the e-mail address of the company that sells. */
    MAIL_FROM: settingIn(env, S.MAIL_FROM),
    /** The shop's own addresses: where links in mails lead: on PostgreSQL left out only where the shops' entries name their hosts. */
    PUBLIC_ORIGIN: settingIn(env, S.PUBLIC_ORIGIN),
    ...outside,
    /** Clients of Magento that show the terms themselves name none: their orders and accounts are taken as they come. */
    CLIENTS_SHOW_TERMS: settingIn(env, S.CLIENTS_SHOW_TERMS) ?? false,
    /** The shop's credentials for procurement systems that want to be notified of their orders. */
    PUNCHOUT_SECRETS: settingIn(env, S.PUNCHOUT_SECRETS) ?? new Map<string, string>(),
    /** The company's access point for Peppol and NemHandel, and the key that it demands. */
    PEPPOL_AP_URL: settingIn(env, S.PEPPOL_AP_URL),
    PEPPOL_AP_KEY: settingIn(env, S.PEPPOL_AP_KEY),
    /** Orders of Peppol and NemHandel are taken from here, and answered here where there is no access point. */
    PEPPOL_FOLDER: settingIn(env, S.PEPPOL_FOLDER),
    /** Who acts at the command line where --staff is not given; unset: the system's user. */
    SHOP_STAFF: settingIn(env, S.SHOP_STAFF),
    /** Staff whose roles have rights to money or staff set up a second factor before anything else. */
    STAFF_SECOND_FACTOR: settingIn(env, S.STAFF_SECOND_FACTOR) ?? false,
    LOG_LEVEL: settingIn(env, S.LOG_LEVEL) ?? 'info',
    /** Port of the process: the shop's own, or a back end's. */
    PORT: settingIn(env, S.PORT),
    HOST: settingIn(env, S.HOST) ?? '127.0.0.1',
  };
}

/** External services. */
const outsideIn = (env: Environment) => ({
  /** The OpenID provider whose ID tokens log customers in, and the e-mail domains that it speaks for. */
  OPENID_ISSUER: settingIn(env, S.OPENID_ISSUER),
  OPENID_CLIENT_ID: settingIn(env, S.OPENID_CLIENT_ID),
  OPENID_DOMAINS: settingIn(env, S.OPENID_DOMAINS) ?? [],
  /** An SMS gateway; unset: each SMS is a file in DATA_DIR/outbox. */
  SMS_TOKEN: settingIn(env, S.SMS_TOKEN),
  SMS_URL: settingIn(env, S.SMS_URL) ?? 'https://gatewayapi.com/rest/mtsms',
  /** What telephones show above an SMS. */
  SMS_SENDER: settingIn(env, S.SMS_SENDER) ?? 'Webshop',
  /** Mobile numbers of these countries are sent SMS. */
  SMS_COUNTRIES: settingIn(env, S.SMS_COUNTRIES) ?? ['DK'],
  /** Over all shoppers: a ceiling for what an abuse of the form can cost. */
  SMS_PER_DAY: settingIn(env, S.SMS_PER_DAY) ?? 500,
  /** The change log retains events so long: what a system that was unavailable can catch up on. */
  EVENT_DAYS: settingIn(env, S.EVENT_DAYS) ?? 30,
  /** Hosts in private networks that pictures and procurement systems may be at. */
  PRIVATE_HOSTS: settingIn(env, S.PRIVATE_HOSTS) ?? [],
  /** Token for the Danish address register (Adressevælger); unset: typed addresses are checked against the list of postcodes alone. */
  ADDRESS_TOKEN: settingIn(env, S.ADDRESS_TOKEN),
  ADDRESS_URL: settingIn(env, S.ADDRESS_URL) ?? 'https://adressevaelger.dk',
  /** Carriers whose parcel shops are queried; without any, the embedded list is used. */
  POSTNORD_API_KEY: settingIn(env, S.POSTNORD_API_KEY),
  POSTNORD_URL: settingIn(env, S.POSTNORD_URL) ?? 'https://api2.postnord.com',
  GLS_PARCEL_SHOPS: settingIn(env, S.GLS_PARCEL_SHOPS) ?? false,
  /** Key for the newsletter service (MailerLite); unset: the shop's own table decides who gets newsletters. */
  NEWSLETTER_KEY: settingIn(env, S.NEWSLETTER_KEY),
  NEWSLETTER_URL: settingIn(env, S.NEWSLETTER_URL) ?? 'https://connect.mailerlite.com',
  GLS_URL: settingIn(env, S.GLS_URL) ?? 'https://www.gls.dk/webservices_v4/wsShopFinder.asmx',
  /** Where orders are sent, and where gift bags are ordered; unset: `shop order send` has no recipient. */
  MIDDLEWARE_URL: settingIn(env, S.MIDDLEWARE_URL),
  MIDDLEWARE_KEY: settingIn(env, S.MIDDLEWARE_KEY),
  GIFT_BAG_URL: settingIn(env, S.GIFT_BAG_URL),
  GIFT_BAG_KEY: settingIn(env, S.GIFT_BAG_KEY),
  /** Orders the gifts that a gift shop proposes; unset: the rule alone does. */
  LANGUAGE_MODEL_URL: settingIn(env, S.LANGUAGE_MODEL_URL),
  LANGUAGE_MODEL: settingIn(env, S.LANGUAGE_MODEL),
  LANGUAGE_MODEL_KEY: settingIn(env, S.LANGUAGE_MODEL_KEY),
  /** Bring fetches returned goods; without it the shop's own van does. */
  BRING_LOGIN: settingIn(env, S.BRING_LOGIN),
  BRING_API_KEY: settingIn(env, S.BRING_API_KEY),
  BRING_CUSTOMER: settingIn(env, S.BRING_CUSTOMER),
  BRING_BOX_SERVICE: settingIn(env, S.BRING_BOX_SERVICE) ?? '0332',
  BRING_PALLET_SERVICE: settingIn(env, S.BRING_PALLET_SERVICE) ?? '0336',
  BRING_URL: settingIn(env, S.BRING_URL) ?? 'https://api.bring.com',
});

/** The embedded database belongs to one process, which then does all the work. */
export function requirePostgres({ DATABASE_URL }: Pick<BackendConfig, 'DATABASE_URL'>): void {
  if (DATABASE_URL === undefined)
    throw new WrongSetting(
      'DATABASE_URL is not set: serve and work are two processes on one PostgreSQL; with the embedded database one process does both, started without either word.',
    );
}

/** A shop that no setting says the address of is found where its data say, or else on this machine. */
export const originsOf = ({ PUBLIC_ORIGIN: named, PORT: port }: BackendConfig): OwnOrigins =>
  named ?? { main: `http://localhost:${port || 3000}`, byStore: new Map(), isAssumed: true };

/** A shop on PostgreSQL is not tried out on this machine: settings or data say where it is found, for the links in its mails. */
export function requireAddress(
  { PUBLIC_ORIGIN: named, DATABASE_URL: url }: BackendConfig,
  shops: readonly Pick<ShopAddress, 'hosts'>[],
): void {
  if (named || !url || namePublicHost(shops)) return;
  throw new CannotOpen(
    'no-address',
    'PUBLIC_ORIGIN is not set: on PostgreSQL (DATABASE_URL) the shop needs its own address, for instance PUBLIC_ORIGIN=https://shop.dk, for the links in its mails. A shop whose entry names its hosts needs none.',
  );
}

/** Half of its settings is refused when they are read. */
export function languageModelOf(config: BackendConfig): LanguageModelSettings | null {
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL: model, LANGUAGE_MODEL_KEY: key } = config;
  return url && model ? { url, model, key: key ?? null } : null;
}

/** A carrier that is named in part is refused at the start. */
export function returnCarriersOf(config: BackendConfig): ReturnCarrierSettings {
  const { BRING_LOGIN: login, BRING_API_KEY: key, BRING_CUSTOMER: customer, BRING_URL: url } = config;
  if (!(login || key || customer)) return { bring: null };
  if (!(login && key && customer))
    throw new WrongSetting('BRING_LOGIN, BRING_API_KEY and BRING_CUSTOMER are set together, or none of them.');
  // What Bring calls Business Parcel Return and Business Pallet; an agreement may name others.
  const services = { box: config.BRING_BOX_SERVICE, pallet: config.BRING_PALLET_SERVICE };
  return { bring: { url, login, key, customer, client: originsOf(config).main, services } };
}

/** A PostgreSQL holds a demo only when the settings say so. */
export const isDemoShop = ({ DEMO, DATABASE_URL }: Pick<BackendConfig, 'DEMO' | 'DATABASE_URL'>): boolean =>
  DEMO ?? DATABASE_URL === undefined;

/**
 * A shop that sells must not accept test payments unless its owner has enabled them by name: anyone can approve one, and the order looks
 * paid. Which is meant cannot be guessed, so the start is refused.
 */
export function requirePaymentMode(config: BackendConfig): void {
  if (config.PAYMENT_MODE !== undefined || isDemoShop(config)) return;
  throw new WrongSetting(
    'PAYMENT_MODE is not set: set PAYMENT_MODE=LIVE to accept cards and MobilePay (with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET), PAYMENT_MODE=OFF to sell on invoice only, or PAYMENT_MODE=TEST to try the shop out: orders paid by a test payment are marked and cannot be shipped or invoiced.',
  );
}

/** Incomplete provider settings are refused at start. Without a mode, only the demo takes (demo) payments. */
export function paymentOf(config: BackendConfig): PaymentSettings {
  const isDemo = isDemoShop(config);
  const named = config.PAYMENT_MODE ?? (isDemo ? 'TEST' : 'OFF');
  const mode = named === 'TEST' && isDemo ? 'DEMO' : named;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (mode === 'LIVE' && !(secretKey && webhookSecret))
    throw new WrongSetting(
      `${secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'} is not set: real payments (PAYMENT_MODE=LIVE) need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`,
    );
  const apiUrl = config.STRIPE_API_URL ?? null;
  return { mode, live: secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : null };
}
