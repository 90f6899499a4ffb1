// Every setting of the storefront and the back end: its name, what it is, and what it may be. The front door has its own (server/settings.ts).
import * as kind from './kinds';
import { countryCodes, hostList } from './list-kinds';

export interface Setting<Value> {
  name: string;
  /** Behind the name and a comma: "the port that the shop listens on". */
  what: string;
  kind: kind.Kind<Value>;
}

const setting = <Value>(name: string, what: string, of: kind.Kind<Value>): Setting<Value> => ({ name, what, kind: of });

/** As an operator thinks of them: where it runs, its database, its parts elsewhere, payment, mail, addresses, logins, cookies, logs. */
export const SETTINGS = {
  NODE_ENV: setting('NODE_ENV', 'how the shop runs', kind.oneWordOf('development', 'production', 'test')),
  HOST: setting('HOST', 'where the shop listens', kind.host),
  PORT: setting('PORT', 'the port that the shop listens on', kind.wholeNumberFrom(0, 65_535)),
  PUBLIC_ORIGIN: setting('PUBLIC_ORIGIN', "the shop's own address", kind.ownAddresses),
  SHOP_VARIANT: setting('SHOP_VARIANT', 'the shop on every host name', kind.shopCode),
  DATABASE_URL: setting('DATABASE_URL', 'the address of a PostgreSQL', kind.databaseAddress),
  DATABASE_LISTEN_URL: setting(
    'DATABASE_LISTEN_URL',
    'the address of that PostgreSQL without a pooler',
    kind.databaseAddress,
  ),
  DATABASE_MAX: setting('DATABASE_MAX', 'the number of connections to PostgreSQL', kind.wholeNumberFrom(1, 200)),
  DATABASE_TIMEOUT: setting(
    'DATABASE_TIMEOUT',
    'the milliseconds that one statement may take',
    kind.wholeNumberFrom(100, 600_000),
  ),
  MIGRATE_ON_START: setting(
    'MIGRATE_ON_START',
    'whether a start brings the database to the newest schema',
    kind.onOrOff,
  ),
  DATA_DIR: setting('DATA_DIR', "the folder of the shop's files", kind.folder),
  DEMO: setting('DEMO', 'whether an empty database is filled with the demo world', kind.onOrOff),
  COMMERCE_GRAPHQL_URL: setting(
    'COMMERCE_GRAPHQL_URL',
    'the address of a commerce back end elsewhere',
    kind.webAddress,
  ),
  CONTENT_GRAPHQL_URL: setting('CONTENT_GRAPHQL_URL', 'the address of a content service elsewhere', kind.webAddress),
  CONTENT_TOKEN: setting('CONTENT_TOKEN', 'the token for a content service elsewhere', kind.key),
  FILES_URL: setting('FILES_URL', 'where pictures and the payment page come from', kind.webAddress),
  QUERY_CACHE: setting('QUERY_CACHE', 'whether answers to public queries are cached', kind.onOrOff),
  PICTURES_AHEAD: setting(
    'PICTURES_AHEAD',
    'the number of products whose pictures are made ready in spare moments',
    kind.wholeNumberFrom(0, 900),
  ),
  PAYMENT_MODE: setting(
    'PAYMENT_MODE',
    'whether card payments are real, for testing, or not offered',
    kind.oneWordOf('LIVE', 'TEST', 'OFF'),
  ),
  STRIPE_SECRET_KEY: setting('STRIPE_SECRET_KEY', "the key of the provider's account", kind.key),
  STRIPE_WEBHOOK_SECRET: setting('STRIPE_WEBHOOK_SECRET', "what the provider's webhooks are signed with", kind.key),
  STRIPE_API_URL: setting('STRIPE_API_URL', "the address of the provider's API", kind.webAddress),
  PAYMENT_PAGE: setting('PAYMENT_PAGE', "the address of the provider's payment page", kind.originOfAddress),
  SMTP_URL: setting('SMTP_URL', 'the mail server', kind.mailServer),
  MAIL_FROM: setting('MAIL_FROM', 'the sender of mails', kind.emailAddress),
  SMS_TOKEN: setting('SMS_TOKEN', 'the token for the SMS gateway', kind.key),
  SMS_URL: setting('SMS_URL', 'the address of the SMS gateway', kind.webAddress),
  SMS_SENDER: setting('SMS_SENDER', 'the sender of SMS', kind.smsSender),
  SMS_COUNTRIES: setting('SMS_COUNTRIES', 'the countries that SMS are sent to', countryCodes),
  SMS_PER_DAY: setting('SMS_PER_DAY', 'the number of SMS sent in a day', kind.wholeNumberFrom(1, 100_000)),
  EVENT_DAYS: setting('EVENT_DAYS', 'the days that events for other systems are stored', kind.wholeNumberFrom(1, 90)),
  PRIVATE_HOSTS: setting(
    'PRIVATE_HOSTS',
    'the private hosts that addresses in files and connections may name',
    hostList,
  ),
  ADDRESS_TOKEN: setting('ADDRESS_TOKEN', 'the token for the address register', kind.key),
  ADDRESS_URL: setting('ADDRESS_URL', 'the address of the address register', kind.webAddress),
  POSTNORD_API_KEY: setting('POSTNORD_API_KEY', "the key for PostNord's parcel shops", kind.key),
  POSTNORD_URL: setting('POSTNORD_URL', "the address of PostNord's parcel shop service", kind.webAddress),
  GLS_PARCEL_SHOPS: setting('GLS_PARCEL_SHOPS', 'whether parcel shops of GLS are offered', kind.onOrOff),
  GLS_URL: setting('GLS_URL', "the address of GLS's parcel shop service", kind.webAddress),
  BRING_LOGIN: setting('BRING_LOGIN', 'the login for collections of returns by Bring', kind.identifier),
  BRING_API_KEY: setting('BRING_API_KEY', 'the key for booking at Bring', kind.key),
  BRING_CUSTOMER: setting('BRING_CUSTOMER', 'the customer number that Bring bills', kind.identifier),
  BRING_BOX_SERVICE: setting('BRING_BOX_SERVICE', "the number of Bring's service for returned boxes", kind.identifier),
  BRING_PALLET_SERVICE: setting(
    'BRING_PALLET_SERVICE',
    "the number of Bring's service for returned pallets",
    kind.identifier,
  ),
  BRING_URL: setting('BRING_URL', "the address of Bring's booking service", kind.webAddress),
  NEWSLETTER_KEY: setting('NEWSLETTER_KEY', 'the key for the service that sends newsletters', kind.key),
  NEWSLETTER_URL: setting('NEWSLETTER_URL', 'the address of the service that sends newsletters', kind.webAddress),
  TAG_MANAGER_URL: setting('TAG_MANAGER_URL', "the address of the tag manager's script", kind.webAddress),
  TRACKER_URL: setting('TRACKER_URL', "the address of the marketing tracker's script", kind.webAddress),
  TRACKER_COOKIE: setting('TRACKER_COOKIE', "the cookie with the tracker's name of the visitor", kind.cookieName),
  CHAT_URL: setting('CHAT_URL', "the address of the live chat's script", kind.webAddress),
  SCRIPT_ORIGINS: setting('SCRIPT_ORIGINS', 'what the scripts of other services load from', kind.originsOfServices),
  BOT_SITE_KEY: setting('BOT_SITE_KEY', 'the public key of the bot protection', kind.identifier),
  BOT_SECRET: setting('BOT_SECRET', 'the secret of the bot protection', kind.key),
  BOT_URL: setting('BOT_URL', 'where the bot protection is found', kind.webAddress),
  SECRETS_KEY: setting('SECRETS_KEY', 'what secrets in the database are encrypted with', kind.longKeys),
  FORM_SECRET: setting('FORM_SECRET', 'what forms are stamped with', kind.longKey),
  CDN_URL: setting('CDN_URL', 'where browsers get pictures and data sheets', kind.originOfAddress),
  MIDDLEWARE_URL: setting('MIDDLEWARE_URL', 'where orders are handed over to', kind.webAddress),
  MIDDLEWARE_KEY: setting('MIDDLEWARE_KEY', 'the key for handing orders over', kind.key),
  GIFT_BAG_URL: setting('GIFT_BAG_URL', 'where gift bags are ordered', kind.webAddress),
  GIFT_BAG_KEY: setting('GIFT_BAG_KEY', 'the key for ordering gift bags', kind.key),
  LANGUAGE_MODEL_URL: setting('LANGUAGE_MODEL_URL', 'the address of the language model', kind.webAddress),
  LANGUAGE_MODEL: setting('LANGUAGE_MODEL', 'the name of the language model', kind.identifier),
  LANGUAGE_MODEL_KEY: setting('LANGUAGE_MODEL_KEY', 'the key for the language model', kind.key),
  CLIENTS_SHOW_TERMS: setting(
    'CLIENTS_SHOW_TERMS',
    'whether clients of Magento show the terms themselves',
    kind.onOrOff,
  ),
  PUNCHOUT_SECRETS: setting(
    'PUNCHOUT_SECRETS',
    'what the shop proves itself by to procurement systems',
    kind.secretsByCode,
  ),
  PEPPOL_AP_URL: setting('PEPPOL_AP_URL', 'the address of the access point for Peppol', kind.webAddress),
  PEPPOL_AP_KEY: setting('PEPPOL_AP_KEY', 'the key for the access point', kind.key),
  PEPPOL_FOLDER: setting('PEPPOL_FOLDER', 'the folder of Peppol orders', kind.folder),
  STAFF_SECOND_FACTOR: setting(
    'STAFF_SECOND_FACTOR',
    'whether staff with rights to money or staff need a second factor',
    kind.onOrOff,
  ),
  SHOP_STAFF: setting('SHOP_STAFF', 'who acts at the command line', kind.personName),
  OPENID_ISSUER: setting('OPENID_ISSUER', "the address of the companies' own login", kind.webAddress),
  OPENID_CLIENT_ID: setting('OPENID_CLIENT_ID', "the shop's name at that login", kind.identifier),
  OPENID_CLIENT_SECRET: setting('OPENID_CLIENT_SECRET', "the shop's secret at that login", kind.key),
  OPENID_DOMAINS: setting('OPENID_DOMAINS', 'the e-mail domains that the login speaks for', kind.domains),
  AUTH_TTL_DAYS: setting('AUTH_TTL_DAYS', 'the days that "stay signed in" lasts', kind.wholeNumberFrom(1, 365)),
  CART_TTL_DAYS: setting('CART_TTL_DAYS', 'the days that the cart cookie lasts', kind.wholeNumberFrom(1, 60)),
  COOKIE_INSECURE: setting('COOKIE_INSECURE', 'whether cookies go over plain http', kind.onOrOff),
  LOG_LEVEL: setting(
    'LOG_LEVEL',
    'how much is logged',
    kind.oneWordOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ),
} as const;

/** Read by the front door, by scripts and by tests. */
const ELSEWHERE = [
  'PAGE_CACHE',
  'PAGE_CACHE_BYTES',
  'GZIP',
  'BODY_LIMIT',
  'TRUST_PROXY',
  'PAGES_AT_ONCE',
  'SHUTDOWN_DELAY',
  'LOG',
  'CHROMIUM_PATH',
];

export const SETTING_NAMES: readonly string[] = [...Object.keys(SETTINGS), ...ELSEWHERE];
