// The only reader of process.env in the storefront: parsed once at start, wrong settings are told at once.
import { z } from 'zod';
import { ownOriginsFrom } from '#domain/own-host';

const flag = z.enum(['0', '1', 'on', 'off']).transform((value) => value === '1' || value === 'on');

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** The code of a shop that the content service has entered, or of one of the built-in four. */
  SHOP_VARIANT: z.string().optional(),
  COMMERCE_GRAPHQL_URL: z.string().url().optional(),
  CONTENT_GRAPHQL_URL: z.string().url().optional(),
  /** What a content service of another process last said is kept here. */
  DATA_DIR: z.string().default('data'),
  /** Where the back end of another process serves pictures and its payment page; unset: the origin of COMMERCE_GRAPHQL_URL. */
  FILES_URL: z.string().url().optional(),
  /** Forms may lead to the live provider's payment page. */
  PAYMENT_MODE: z.enum(['TEST', 'LIVE']).default('TEST'),
  PAYMENT_PAGE: z
    .string()
    .url()
    .default('https://checkout.stripe.com')
    .transform((url) => new URL(url).origin),
  /** The shop's own addresses: requests for hosts that neither they nor the shops' own entries name are turned away. Unset: every host is answered. */
  PUBLIC_ORIGIN: z
    .string()
    .transform((text, context) => {
      const origins = ownOriginsFrom(text);
      if (!origins) context.addIssue({ code: 'custom', message: 'PUBLIC_ORIGIN is not like https://shop.dk' });
      return origins ?? z.NEVER;
    })
    .optional(),
  COOKIE_INSECURE: flag.default('0'),
  QUERY_CACHE: flag.default('on'),
  /** Days that 'stay signed in' lasts (spec section 9: 7). */
  AUTH_TTL_DAYS: z.coerce.number().int().positive().default(7),
  /** The OpenID provider of /azure/oauth; the button of the login page shows when both stand here. */
  OPENID_ISSUER: z.string().url().optional(),
  OPENID_CLIENT_ID: z.string().optional(),
  /** Unset: a public client, proven by PKCE alone. */
  OPENID_CLIENT_SECRET: z.string().optional(),
  CART_TTL_DAYS: z.coerce.number().int().positive().default(30),
});

export type Env = z.infer<typeof settings>;

// An empty variable means "not set", as an .env file writes it.
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));

export const env: Env = settings.parse(given);
