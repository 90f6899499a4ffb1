// What every resolver gets: the store, the language, the login (read only when needed), the database and this request's loaders.
import type { GraphQLError } from 'graphql';
import type { Pool } from 'pg';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import type { Forest } from '#backend/commerce/catalogue/category/forest';
import type { CategoryScene } from '#backend/commerce/catalogue/category/model';
import type { StandingOfPage } from '#backend/commerce/catalogue/index';
import type { CatalogueLoaders } from '#backend/commerce/catalogue/product/loaders';
import type { ProductScene } from '#backend/commerce/catalogue/product/model';
import type { PriceTerms } from '#backend/commerce/catalogue/product/price';
import type { CardReader } from '#backend/commerce/catalogue/product/product.sql';
import type { MethodRow } from '#backend/commerce/delivery/delivery.sql';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { Db, Reader } from '#backend/db/client';
import type { business, cart, customer } from '#backend/db/tables/index';
import type { Clock } from '#backend/ports/clock';
import type { ConnectionSettings, PunchoutCall, PunchoutMessage } from '#domain/punchout/connection';
import type { CxmlVisit } from '#domain/punchout/cxml/agreement';
import type { PurchaseRule } from '#domain/purchase-rules/purchase';
import type { Shown } from '#domain/store/shop-change';
import type { Reference } from './reference';

export type Language = 'da' | 'en';

/** Who the bearer token belongs to. */
export interface SignedIn {
  customer: typeof customer.$inferSelect;
  business: typeof business.$inferSelect | null;
  /** Who acts for the customer in this login; null when it is the customer themselves. */
  staff: string | null;
  sessionId: string | null;
  /** Versions of catalogue and terms of sale at the time when the login was read. */
  versions?: { catalogue: string; selling: string };
  /** False where the business has no agreed prices at all: lists need not read them. */
  hasAgreedPrices?: boolean;
  /** The customer's open cart in the store of the request, for the count in the header of each page. */
  openCart?: { row: typeof cart.$inferSelect; quantity: number } | null;
  /** The visit from a procurement system that this login is for. Its buyer fills a cart and orders nothing here. */
  punchout?: PunchoutOfLogin | null;
}

export interface PunchoutOfLogin {
  id: string;
  call: PunchoutCall;
  /** When the cart went back: nothing of it changes any more. */
  returnedAt: Date | null;
  message: PunchoutMessage | null;
  connection: string;
  title: string;
  settings: ConnectionSettings;
  /** Visit by cXML; null for OCI. */
  cxml: CxmlVisit | null;
  /** When the cart of before was laid in. */
  restoredAt: Date | null;
  /** Set where no buyer fills the cart but a purchase order: this one does order. */
  isPurchaseOrder?: true;
}

/** Written by the session noun: null for a token that is unknown, expired or revoked, or whose customer is deactivated. */
export type CustomerOfToken = (db: Reader, token: string, now: Date, storeId: number) => Promise<SignedIn | null>;

/**
 * Resolvers return plain values: only a resolver may return a promise, never a field of what it returns, for compiled
 * documents read fields synchronously.
 */
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
  /** Queries the database at most once per request, and only when a resolver needs it. */
  signedIn(): Promise<SignedIn | null>;
  /** Like `signedIn`, refusing with Magento's authorization error. */
  requireSignedIn(): Promise<SignedIn>;
  /** To be called by what logs in or out within the request. */
  forgetSignedIn(): void;
  /** How this shopper's prices are made. */
  terms(): Promise<PriceTerms>;
  /** How cards are read for this shopper: agreed prices come along only for the own business. */
  cardReader(): Promise<CardReader>;
  productScene(): Promise<ProductScene>;
  /** On which lists of the customer the products of this page are, as far as their cards were read; null outside such pages. */
  standing(): Promise<StandingOfPage | null>;
  /** Null where the page did not read them with its login. */
  versions(): Promise<SignedIn['versions'] | null>;
  /** What of the catalogue this shopper may see and buy: every question for products and categories holds it. */
  assortment(): Promise<Assortment>;
  forest(): Promise<Forest>;
  /** What was calculated from the catalogue, and the terms of sale, as they still are. */
  kept: Pick<Reference, 'counts' | 'candidates' | 'matches' | 'selling'>;
  categoryScene(): Promise<CategoryScene>;
  /** By which it is decided whether something may be bought. */
  purchaseRules: readonly PurchaseRule[];
  /** Ways of delivery of the store with their prices. */
  deliveryMethods(): Promise<readonly MethodRow[]>;
  loaders: CatalogueLoaders;
  /** Shared by all queries of the page that the request belongs to, until a change is made; else of this request alone. */
  page: object;
  /** What this answer shows: a change of it makes a cached copy stale. */
  shows: Set<Shown>;
  /** To be called after the commit of what changed stock, prices or texts of products. */
  productsChanged(ids: Iterable<number>): void;
  requestId: string;
  /** Logs what staff should know of although nothing failed. */
  note(details: object, message: string): void;
  /** Set where the visitor has consented to visit tracking; the id only where visits may be linked. */
  visitor: { id: string | null } | null;
  /** Scheme and host that the shopper sees, from the Origin header. */
  origin: string | null;
  /** True for a client of Magento: it knows the shop by its answers alone, so that pictures name their host and refusals are errors too. */
  isForeignClient: boolean;
  /** Errors that such a client receives in addition to its answer. */
  alsoErrors: GraphQLError[];
  /** Scheme and host of a store, as settings and shops name them. */
  originOf(store: StoreRow): Promise<string>;
  /** Prefix of a picture's path: empty for the storefront, which requests its own host. */
  mediaOrigin: string;
  userAgent: string;
  /** The address of the shopper's request; empty when unknown. */
  clientAddress: string;
  /** A random id that the browser stores in a cookie; '' without one. Known for a name after its first login. */
  device: string;
}
