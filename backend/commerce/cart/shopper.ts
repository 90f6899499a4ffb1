// Who changes a cart and on what terms, read before the transaction begins: inside it only the transaction's connection may be used.
import type { Pool } from 'pg';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import type { PriceTerms } from '#backend/commerce/catalogue/product/price';
import { type CardRow, cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import { type CachedCards, readOnly } from '#backend/commerce/catalogue/product/stored-card';
import type { TermsOfSale } from '#backend/commerce/checkout/terms-of-sale';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { Reader } from '#backend/db/client';
import type { Transaction } from '#backend/db/transaction';
import type { Context, Language, SignedIn } from '#backend/graphql/context';
import { unauthorized } from '#backend/refusal';
import type { GiftCardAmounts } from '#domain/gift-card/gift-card-sale';
import type { PurchaseRule } from '#domain/purchase-rules/purchase';

export interface Shopper {
  who: SignedIn | null;
  store: StoreRow;
  stores: readonly StoreRow[];
  /** What may be bought at all. */
  assortment: Assortment;
  terms: PriceTerms;
  language: Language;
  /** What units of sale are called. */
  units: ReadonlyMap<string, string>;
  /** What gift cards may be made out for, by product. */
  giftCards: ReadonlyMap<number, GiftCardAmounts>;
  now: Date;
  pool: Pool;
  /** Over the pool. */
  db: Reader;
  /** Cached cards, never older than their rows: `keeps` stores new ones, `kept` is read-only, for transactions. */
  keeps: CachedCards;
  kept: CachedCards;
  /** Ways of delivery and promotions as they still are. */
  termsOfSale: TermsOfSale;
  /** What may be bought at all, and how much of it. */
  purchaseRules: readonly PurchaseRule[];
  /** The cart is an order by phone: every change is one transaction, which the log of staff sees. */
  isByPhone?: boolean;
}

/** Spec §3 business.giftcard_enabled: the orders of some companies are not paid by gift card. */
export const isWithoutGiftCards = ({ who }: Pick<Shopper, 'who'>): boolean => who?.business?.giftcardEnabled === false;

/** Throws where a token was sent that is good for nothing (any more): a customer is never treated as a guest by mistake. */
export async function shopperOf(context: Context): Promise<Shopper> {
  const who = await context.signedIn();
  if (context.token !== null && !who) throw unauthorized();
  const { store, stores, language, now, pool, db, purchaseRules } = context;
  const [{ terms, units, giftCards }, assortment, { kept: keeps }] = await Promise.all([
    context.productScene(),
    context.assortment(),
    context.cardReader(),
  ]);
  const { selling: termsOfSale } = context.kept;
  const asked = { who, store, stores, language, now, pool, db, purchaseRules };
  return { ...asked, assortment, terms, units, giftCards, keeps, kept: readOnly(keeps), termsOfSale };
}

/** Products as they are now, prices agreed with the shopper's business included, by id. */
export async function cardsIn(
  tx: Transaction,
  ids: readonly number[],
  shopper: Shopper,
): Promise<ReadonlyMap<number, CardRow>> {
  const { language, now, terms, kept } = shopper;
  const { businessId } = terms;
  const rows = await cardsByIds(ids, { on: tx.client, language, now, businessId, kept });
  return new Map(rows.map((row) => [row.id, row]));
}
