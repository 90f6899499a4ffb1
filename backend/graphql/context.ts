// What every resolver gets: the store, the language, who is logged in (asked only when needed), the database and this request's loaders.
import type { Pool } from 'pg';
import type { CatalogueLoaders } from '#backend/commerce/catalogue/product/loaders';
import type { PriceTerms } from '#backend/commerce/catalogue/product/price';
import type { StoreRow } from '#backend/commerce/store/rows';
import type { Db, Reader } from '#backend/db/client';
import type { business, customer } from '#backend/db/tables/index';
import type { Clock } from '#backend/ports/clock';

export type Language = 'da' | 'en';

/** Who the bearer token belongs to; customer.isActive is already checked. */
export interface SignedIn {
  customer: typeof customer.$inferSelect;
  business: typeof business.$inferSelect | null;
}

/** Written by the session noun: null for a token that is unknown, expired or revoked. */
export type CustomerOfToken = (db: Reader, token: string, now: Date) => Promise<SignedIn | null>;

/** Ports that resolvers and use cases speak through; each noun adds its own by declaration where it is defined. */
// biome-ignore lint/suspicious/noEmptyInterface: nouns extend it by module augmentation
export interface Ports {}

export interface Context {
  store: StoreRow;
  stores: readonly StoreRow[];
  language: Language;
  /** One instant per request, so that all prices of a page agree. */
  now: Date;
  clock: Clock;
  db: Db;
  pool: Pool;
  token: string | null;
  /** Asks the database once per request, and only when a resolver needs it. */
  signedIn(): Promise<SignedIn | null>;
  /** Like `signedIn`, refusing with Magento's authorization error. */
  requireSignedIn(): Promise<SignedIn>;
  /** How this shopper's prices are made; one statement only for customers of a business. */
  terms(): Promise<PriceTerms>;
  loaders: CatalogueLoaders;
  ports: Ports;
  requestId: string;
  /** Host that the shopper sees, from the Origin header. */
  origin: string | null;
  userAgent: string;
}
