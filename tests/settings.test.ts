// Every setting × wrong values → the sentence that ends the start. docs/operator/wrong-settings.md is this table (vitest -u rewrites it).
import { describe, expect, test } from 'vitest';
import { paymentOf, readConfig, requireAddress, requirePaymentMode, requirePostgres } from '#backend/config';
import { type Environment, misspelledIn, misspelledLines } from '#domain/settings/read';
import { SETTING_NAMES, SETTINGS } from '#domain/settings/table';
import { readEnv } from '~/config/env.server';
import { readSettings } from '../server/settings';

const FLAG = ['maybe', '2'];
const ADDRESS = ['shop', 'ftp://shop.dk', 'https://', 'https://shop dk'];
const KEY = ['two words'];
const WRONG: Record<string, string[]> = {
  NODE_ENV: ['prod'],
  HOST: ['localhost:3000', 'http://localhost', 'two words'],
  PORT: ['70000', '-1', '3000.5', '3e3', '0x10', ' 3000', 'tre'],
  PUBLIC_ORIGIN: ['shop.dk', 'https://shop.dk/butik', 'b2cb=https://design.shop.dk'],
  STAFF_SECOND_FACTOR: FLAG,
  SHOP_STAFF: ['x'.repeat(81), '  '],
  SHOP_VARIANT: ['Office', 'gaver shop'],
  DATABASE_URL: ['localhost', 'mysql://shop@db/shop', 'https://db/shop', 'postgres://db:port/shop'],
  DATABASE_LISTEN_URL: ['localhost', 'https://db/shop'],
  DATABASE_MAX: ['0', '201', 'ten', '1e1'],
  DATABASE_TIMEOUT: ['99', '600001', '10s'],
  MIGRATE_ON_START: FLAG,
  DATA_DIR: [' ', 'data '],
  DEMO: FLAG,
  COMMERCE_GRAPHQL_URL: ADDRESS,
  CONTENT_GRAPHQL_URL: ADDRESS,
  CONTENT_TOKEN: KEY,
  FILES_URL: ADDRESS,
  QUERY_CACHE: FLAG,
  PICTURES_AHEAD: ['-1', '901', 'all'],
  PAYMENT_MODE: ['live', 'STRIPE'],
  STRIPE_SECRET_KEY: KEY,
  STRIPE_WEBHOOK_SECRET: KEY,
  STRIPE_API_URL: ADDRESS,
  PAYMENT_PAGE: ADDRESS,
  SMTP_URL: ['mail.shop.dk', 'https://mail.shop.dk', 'smtp://'],
  MAIL_FROM: ['ordre', 'ordre@shop', 'Shop <ordre@shop.dk>', 'a@shop.dk, b@shop.dk'],
  SMS_TOKEN: KEY,
  SMS_URL: ADDRESS,
  SMS_SENDER: ['Kontor værk', 'Kontorvaerk.dk'],
  SMS_COUNTRIES: ['Denmark', '45', 'DK,SE'],
  SMS_PER_DAY: ['0', '100001', 'many'],
  EVENT_DAYS: ['0', '91'],
  PRIVATE_HOSTS: ['http://pim.local', 'pim.local:8080', '*.local'],
  ADDRESS_TOKEN: KEY,
  ADDRESS_URL: ADDRESS,
  POSTNORD_API_KEY: KEY,
  POSTNORD_URL: ADDRESS,
  GLS_PARCEL_SHOPS: FLAG,
  GLS_URL: ADDRESS,
  BRING_LOGIN: KEY,
  BRING_API_KEY: KEY,
  BRING_CUSTOMER: KEY,
  BRING_BOX_SERVICE: KEY,
  BRING_PALLET_SERVICE: KEY,
  BRING_URL: ADDRESS,
  NEWSLETTER_KEY: KEY,
  NEWSLETTER_URL: ADDRESS,
  TAG_MANAGER_URL: ADDRESS,
  TRACKER_URL: ADDRESS,
  TRACKER_COOKIE: ['two words', 'a;b', 'æ'],
  CHAT_URL: ADDRESS,
  SCRIPT_ORIGINS: [
    'cdn.example.com',
    'https://*.example.com',
    'https://cdn.example.com/path',
    'https://a.dk;https://b.dk',
  ],
  BOT_SITE_KEY: KEY,
  BOT_SECRET: KEY,
  BOT_URL: ADDRESS,
  SECRETS_KEY: ['short', `${'long'.repeat(8)} short`],
  FORM_SECRET: ['short', `two ${'words'.repeat(8)}`],
  CDN_URL: ADDRESS,
  MIDDLEWARE_URL: ADDRESS,
  MIDDLEWARE_KEY: KEY,
  GIFT_BAG_URL: ADDRESS,
  GIFT_BAG_KEY: KEY,
  LANGUAGE_MODEL_URL: ADDRESS,
  LANGUAGE_MODEL: KEY,
  LANGUAGE_MODEL_KEY: KEY,
  CLIENTS_SHOW_TERMS: FLAG,
  PEPPOL_AP_URL: ADDRESS,
  PEPPOL_AP_KEY: KEY,
  PEPPOL_FOLDER: [' ', 'peppol '],
  PUNCHOUT_SECRETS: ['fjordhavn', 'Fjordhavn=x', '=x', 'a='],
  OPENID_ISSUER: ADDRESS,
  OPENID_CLIENT_ID: KEY,
  OPENID_CLIENT_SECRET: KEY,
  OPENID_DOMAINS: ['firma', '@firma.dk', 'firma.dk;andet.dk', ','],
  AUTH_TTL_DAYS: ['0', '366', 'en uge', '7.5'],
  CART_TTL_DAYS: ['0', '61', '-30'],
  COOKIE_INSECURE: FLAG,
  LOG_LEVEL: ['loud', 'INFO'],
  PAGE_CACHE: FLAG,
  PAGE_CACHE_BYTES: ['48MB', '-1', '8589934593'],
  GZIP: FLAG,
  BODY_LIMIT: ['1MB', '-1', '1073741825'],
  TRUST_PROXY: ['proxy', '11', '-1', '1.5'],
  PAGES_AT_ONCE: ['0', '10001', 'many', '1e1'],
  SHUTDOWN_DELAY: ['5s', '300001'],
  LOG: FLAG,
};

const READERS = { 'front door': readSettings, 'back end': readConfig, storefront: readEnv };

/** The message of each reader of the setting. */
function said(env: Environment): string[] {
  return Object.values(READERS).flatMap((read) => {
    try {
      read({ ...env });
      return [];
    } catch (failure) {
      const { name, message } = failure instanceof Error ? failure : { name: '', message: String(failure) };
      expect(name).toBe('WrongSetting');
      return [message];
    }
  });
}

const rows = Object.entries(WRONG).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]));

test('every setting that a process reads is in the table', () => {
  const ofTests = ['CHROMIUM_PATH'];
  expect(Object.keys(WRONG).sort()).toEqual(SETTING_NAMES.filter((name) => !ofTests.includes(name)).sort());
  expect(Object.entries(SETTINGS).filter(([key, { name }]) => key !== name)).toEqual([]);
});

describe('a wrong value is reported in one sentence, the same in each process that reads it', () => {
  test.each(rows)('%s=%s', (name, value) => {
    const sentences = [...new Set(said({ [name]: value }))];
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(new RegExp(`^${name}, [a-z][^\\n]+, must be [^\\n]+\\.$`));
  });

  test.each(['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'OPENID_CLIENT_SECRET', 'ADDRESS_TOKEN'])(
    'the value of %s is not repeated in the message: it may contain a password',
    (name) => {
      const sentence = said({ [name]: 'swordfish is a password' })[0];
      expect(sentence).toContain(name);
      expect(sentence).not.toContain('swordfish');
    },
  );

  test('an empty value counts as not set', () => {
    expect(Object.keys(WRONG).flatMap((name) => said({ [name]: '' }))).toEqual([]);
  });

  test('the table in docs/operator/wrong-settings.md lists every message', async () => {
    const shown = (value: string) => `\`${value.replaceAll('|', '\\|')}\``;
    const table = Object.entries(WRONG).map(([name, [value = '', ...more]]) => {
      const others = more.length > 0 ? ` (also: ${more.map(shown).join(', ')})` : '';
      return `| ${shown(`${name}=${value}`)}${others} | ${said({ [name]: value })[0]} |`;
    });
    const page = [
      '# A wrong setting',
      '',
      'The start ends with code 1 and the message in the second column, in each process that reads the setting. Meaning and default of each setting: [settings](settings.md).',
      'Keys, and addresses that may contain a password, are not repeated. `tests/settings.test.ts` compares this table with the code.',
      '',
      '| set to | the start says |',
      '|---|---|',
      ...table,
      '',
    ].join('\n');
    await expect(page).toMatchFileSnapshot('../docs/operator/wrong-settings.md');
  });
});

test.each([
  ['OPENID_CLIENT_ID', { OPENID_ISSUER: 'https://login.firma.dk' }],
  ['OPENID_ISSUER', { OPENID_CLIENT_ID: 'butik', OPENID_ISSUER: '' }],
])('an incomplete OpenID configuration is reported by storefront and back end: %s is missing', (missing, env) => {
  const sentence = `${missing} is not set: OPENID_ISSUER and OPENID_CLIENT_ID are set together, or neither is.`;
  expect(said(env)).toEqual([sentence, sentence]);
  expect(said({ ...env, OPENID_ISSUER: 'https://login.firma.dk', OPENID_CLIENT_ID: 'butik' })).toEqual([]);
});

test.each([
  ['LANGUAGE_MODEL', { LANGUAGE_MODEL_URL: 'https://models.firma.dk/v1' }],
  ['LANGUAGE_MODEL_URL', { LANGUAGE_MODEL: 'small' }],
])('an incomplete language model configuration is reported: %s is missing', (missing, env) => {
  const pair = { LANGUAGE_MODEL_URL: 'https://models.firma.dk/v1', LANGUAGE_MODEL: 'small' };
  expect(said(env)).toEqual([
    `${missing} is not set: LANGUAGE_MODEL_URL and LANGUAGE_MODEL are set together, or neither is.`,
  ]);
  expect(said(pair)).toEqual([]);
});

describe('equivalent values', () => {
  test.each(['on', 'ON', '1', 'true', 'yes'])('%s means on for every setting', (value) => {
    expect(readSettings({ PAGE_CACHE: value }).pageCache.on).toBe(true);
    expect(readConfig({ DEMO: value }).DEMO).toBe(true);
    expect(readEnv({ COOKIE_INSECURE: value }).COOKIE_INSECURE).toBe(true);
  });

  test.each(['off', '0', 'False', 'no'])('%s means off for every setting', (value) => {
    expect(readSettings({ PAGE_CACHE: value }).pageCache.on).toBe(false);
    expect(readConfig({ QUERY_CACHE: value }).QUERY_CACHE).toBe(false);
    expect(readEnv({ COOKIE_INSECURE: value }).COOKIE_INSECURE).toBe(false);
  });

  test('secrets of procurement systems are mapped by connection code', () => {
    expect(readConfig({ PUNCHOUT_SECRETS: 'fjordhavn=a=b  nord-1=c' }).PUNCHOUT_SECRETS).toEqual(
      new Map([
        ['fjordhavn', 'a=b'],
        ['nord-1', 'c'],
      ]),
    );
  });

  test('lists and addresses are accepted in every spelling', () => {
    expect(readConfig({ OPENID_DOMAINS: 'Firma.dk, andet.dk  tredje.co.uk' }).OPENID_DOMAINS).toEqual([
      'firma.dk',
      'andet.dk',
      'tredje.co.uk',
    ]);
    expect(readEnv({ PAYMENT_PAGE: 'https://betaling.dk/side?x' }).PAYMENT_PAGE).toBe('https://betaling.dk');
    for (const HOST of ['0.0.0.0', '::', '::1', 'localhost', 'db-1.shop.internal'])
      expect([readSettings({ HOST }).host, readConfig({ HOST }).HOST]).toEqual([HOST, HOST]);
    for (const DATABASE_URL of ['postgresql://db/shop', 'postgres:///shop?host=/run/postgresql'])
      expect(readConfig({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });
});

describe('dependent settings', () => {
  const failure = (read: () => unknown) => {
    try {
      return read();
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : error;
    }
  };

  test('live payments need both keys', () => {
    expect(failure(() => paymentOf(readConfig({ PAYMENT_MODE: 'LIVE' })))).toMatch(
      /^WrongSetting: STRIPE_SECRET_KEY is/,
    );
    expect(failure(() => paymentOf(readConfig({ PAYMENT_MODE: 'LIVE', STRIPE_SECRET_KEY: 'sk_1' })))).toMatch(
      /^WrongSetting: STRIPE_WEBHOOK_SECRET is/,
    );
  });

  test('outside the demo the payment mode must be set', () => {
    const own = { DATABASE_URL: 'postgres://db/shop' };
    for (const env of [own, { ...own, DEMO: 'off' }, { DEMO: 'off' }])
      expect(failure(() => requirePaymentMode(readConfig(env)))).toMatch(/^WrongSetting: PAYMENT_MODE is not set/);
    for (const env of [
      {},
      { DEMO: 'on', ...own },
      ...['TEST', 'OFF', 'LIVE'].map((mode) => ({ ...own, PAYMENT_MODE: mode })),
    ])
      expect(failure(() => requirePaymentMode(readConfig(env)))).toBeUndefined();
  });

  test.each([
    [{}, 'DEMO'],
    [{ PAYMENT_MODE: 'TEST' }, 'DEMO'],
    [{ PAYMENT_MODE: 'OFF' }, 'OFF'],
    [{ DEMO: 'off', PAYMENT_MODE: 'TEST' }, 'TEST'],
    [{ DATABASE_URL: 'postgres://db/shop', PAYMENT_MODE: 'TEST' }, 'TEST'],
    // A command without a mode accepts no payments either.
    [{ DATABASE_URL: 'postgres://db/shop' }, 'OFF'],
    [{ DEMO: 'on', DATABASE_URL: 'postgres://db/shop' }, 'DEMO'],
  ])('%o uses payment mode %s', (env, mode) => {
    expect(paymentOf(readConfig(env)).mode).toBe(mode);
  });

  test('a shop on PostgreSQL needs PUBLIC_ORIGIN, and serve and work need PostgreSQL', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://db/shop' });
    expect(failure(() => requireAddress(config, []))).toMatch(/^CannotOpen: PUBLIC_ORIGIN is not set/);
    expect(failure(() => requirePostgres(config))).toBeUndefined();
    expect(failure(() => requirePostgres(readConfig({})))).toMatch(/^WrongSetting: DATABASE_URL is not set/);
  });
});

describe('a misspelled setting', () => {
  test.each([
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
    ['PUBLIC_ORIGINS', 'PUBLIC_ORIGIN'],
    ['public_origin', 'PUBLIC_ORIGIN'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['PROT', 'PORT'],
    ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
    ['PAGES_AT_ONE', 'PAGES_AT_ONCE'],
    ['HOSTS', 'HOST'],
    ['HOS', 'HOST'],
    ['HOXT', 'HOST'],
    ['GZPI', 'GZIP'],
    ['SMPT_ULR', 'SMTP_URL'],
    // The nearer one, though the other is listed first.
    ['CARTH_TTL_DAYS', 'CART_TTL_DAYS'],
  ])('%s is recognised as %s', (name, meant) => {
    expect(misspelledIn({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  test.each(['LOGS', 'LO', 'GXZP', 'GIXP', 'GSL_ULR', 'HOXTS'])('%s is not similar enough to any setting', (name) =>
    expect(misspelledIn({ [name]: 'x' })).toEqual([]),
  );

  test('is reported in one line, and does not end the start', () => {
    expect(misspelledLines({ PUBLIC_ORIGN: 'https://shop.dk', PATH: '/bin' })).toEqual([
      'PUBLIC_ORIGN is no setting and is not read: was PUBLIC_ORIGIN meant?',
    ]);
  });

  test('variables of other software are not reported', () => {
    const others =
      'PATH HOME HOSTNAME USER LANG LOGNAME PWD SHELL TERM TZ TMPDIR SHLVL OLDPWD EDITOR PS1 DISPLAY MAIL CI NODE_OPTIONS NODE_VERSION NODE_PATH YARN_VERSION npm_config_cache npm_lifecycle_event INIT_CWD KUBERNETES_PORT KUBERNETES_SERVICE_HOST PGHOST PGPORT PGUSER PGDATABASE SMTP_HOST DATABASE_NAME REDIS_URL POSTGRES_PASSWORD DOCKER_HOST HTTP_PROXY NO_COLOR COLOR SSH_TTY XDG_DATA_DIRS INVOCATION_ID JOURNAL_STREAM';
    expect(misspelledIn(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([]);
    expect(misspelledIn(Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x'])))).toEqual([]);
  });
});
