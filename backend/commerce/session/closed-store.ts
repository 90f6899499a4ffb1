// Closed stores: a store that requires a login answers only its own customers. The engine calls this before anything is read, cached answers
// included.
import { readSeller } from '#backend/commerce/seller/seller.sql';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { customer } from '#backend/db/tables/index';
import type { Mutation, Query } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { type RefusedDetails, unauthorized } from '#backend/refusal';

/** Fields needed to log in, and those that are the same in every store: none of them reveals products, prices or carts. */
const ANSWERED_TO_ALL: ReadonlySet<string> = new Set<
  keyof Query | keyof Mutation | '__typename' | '__schema' | '__type'
>([
  '__typename',
  '__schema',
  '__type',
  'storeConfig',
  'availableStores',
  'currency',
  'country',
  'countries',
  'checkoutAgreements',
  'tokenKey',
  'loginToken',
  'isPasswordLinkGood',
  'generateCustomerToken',
  'customerLoginByToken',
  'generateCustomerTokenFromPunchout',
  'punchoutParameters',
  'startPunchoutVisit',
  'revokeCustomerToken',
  'customerLogout',
  'requestPasswordResetEmail',
  'resetPassword',
  'choosePassword',
  'giveConsent',
  // By the links of mails, which work without a login.
  'confirmNewsletter',
  'leaveNewsletter',
  // Named by keys that only the storefront can compute.
  'beginPress',
  'endPress',
  'forgetPresses',
]);

type Closable = Pick<StoreRow, 'id' | 'settings'>;
type Account = Pick<typeof customer.$inferSelect, 'storeId' | 'businessId'>;

/** A private account of the store is none of its customers: prices there are those of companies. */
export const isClosedTo = ({ id, settings }: Closable, account: Account | null): boolean =>
  settings.loginRequired === true && !(account?.storeId === id && account.businessId !== null);

/** The message for an account of another store: whom to call. */
export async function closedStore({ db }: Pick<Context, 'db'>): Promise<RefusedDetails> {
  const telephone = (await readSeller(db))?.telephone;
  return telephone ? { code: 'STORE_CLOSED_CALL', params: { telephone } } : { code: 'STORE_CLOSED' };
}

/** Refuses a document of which a single root field is closed to the caller. */
export async function refuseClosed(fields: readonly string[], context: Context): Promise<void> {
  if (context.store.settings.loginRequired !== true || fields.every((field) => ANSWERED_TO_ALL.has(field))) return;
  const who = await context.signedIn();
  if (!isClosedTo(context.store, who?.customer ?? null)) return;
  throw unauthorized(undefined, who ? await closedStore(context) : {});
}
