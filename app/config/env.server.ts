// The only reader of process.env in the storefront: parsed once at start; invalid settings are reported immediately.
import { type Environment, misspelledLines, requirePair, settingIn } from '#domain/settings/read';
import { SETTINGS as S } from '#domain/settings/table';

/** An empty variable means "not set", as an .env file writes it. Throws WrongSetting. */
export function readEnv(given: Environment) {
  const openId = openIdIn(given);
  const outside = scriptsIn(given);
  requirePair(given, S.OPENID_ISSUER, S.OPENID_CLIENT_ID);
  requirePair(given, S.BOT_SITE_KEY, S.BOT_SECRET);
  return {
    NODE_ENV: settingIn(given, S.NODE_ENV) ?? 'production',
    SHOP_VARIANT: settingIn(given, S.SHOP_VARIANT),
    COMMERCE_GRAPHQL_URL: settingIn(given, S.COMMERCE_GRAPHQL_URL),
    CONTENT_GRAPHQL_URL: settingIn(given, S.CONTENT_GRAPHQL_URL),
    /** API token of a Strapi. It may read pages, including drafts if they are to be previewed before publication. */
    CONTENT_TOKEN: settingIn(given, S.CONTENT_TOKEN),
    /** Directory for the last known answers of an external content service. */
    DATA_DIR: settingIn(given, S.DATA_DIR) ?? 'data',
    /** Where the back end of another process serves pictures and its payment page; unset: the origin of COMMERCE_GRAPHQL_URL. */
    FILES_URL: settingIn(given, S.FILES_URL),
    /** Forms may lead to the live provider's payment page. */
    PAYMENT_MODE: settingIn(given, S.PAYMENT_MODE),
    PAYMENT_PAGE: settingIn(given, S.PAYMENT_PAGE) ?? 'https://checkout.stripe.com',
    /** The shop's own addresses: requests for any other host are rejected. Unset: every host is answered. */
    PUBLIC_ORIGIN: settingIn(given, S.PUBLIC_ORIGIN),
    COOKIE_INSECURE: settingIn(given, S.COOKIE_INSECURE) ?? false,
    /** Days that 'stay signed in' lasts (spec section 9: 7). */
    AUTH_TTL_DAYS: settingIn(given, S.AUTH_TTL_DAYS) ?? 7,
    ...openId,
    ...outside,
    CART_TTL_DAYS: settingIn(given, S.CART_TTL_DAYS) ?? 30,
  };
}

/** The OpenID provider of /azure/oauth; the login page shows its button when the first two settings are set. */
const openIdIn = (given: Environment) => ({
  OPENID_ISSUER: settingIn(given, S.OPENID_ISSUER),
  OPENID_CLIENT_ID: settingIn(given, S.OPENID_CLIENT_ID),
  /** Unset: a public client, proven by PKCE alone. */
  OPENID_CLIENT_SECRET: settingIn(given, S.OPENID_CLIENT_SECRET),
});

/** Third-party services whose scripts run in the browser, and the CDN in front of the shop's own files. Each is off where it is not set. */
const scriptsIn = (given: Environment) => ({
  TAG_MANAGER_URL: settingIn(given, S.TAG_MANAGER_URL),
  TRACKER_URL: settingIn(given, S.TRACKER_URL),
  /** Unset: the shop's own cookie of that kind. */
  TRACKER_COOKIE: settingIn(given, S.TRACKER_COOKIE),
  CHAT_URL: settingIn(given, S.CHAT_URL),
  SCRIPT_ORIGINS: settingIn(given, S.SCRIPT_ORIGINS) ?? [],
  BOT_SITE_KEY: settingIn(given, S.BOT_SITE_KEY),
  BOT_SECRET: settingIn(given, S.BOT_SECRET),
  BOT_URL: settingIn(given, S.BOT_URL) ?? 'https://challenges.cloudflare.com',
  /** Unset: another one for each process and each start. */
  FORM_SECRET: settingIn(given, S.FORM_SECRET),
  CDN_URL: settingIn(given, S.CDN_URL),
});

export const env = readEnv(process.env);

/** Environment variables that look like a misspelled setting: reported when the shop starts. */
export const misspelled = (): string[] => misspelledLines(process.env);
