// Back-in-stock notice: one mail to one address per product, sent once when it can be bought again.
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { isBuyable } from '#backend/commerce/cart/check-wanted';
import { isInStock } from '#backend/commerce/catalogue/product/price';
import { cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import { NOTHING_KEPT } from '#backend/commerce/catalogue/product/stored-card';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { Reader } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { productPath } from '#domain/page/addresses';
import type { PurchaseRule } from '#domain/purchase-rules/purchase';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type AwaitedProduct, awaitedProducts, insertAlert, nameIn, subjectOf, takeDueAlerts } from './request.sql';
import type { Asking } from './request-price';

export async function keepNotice(
  { sku, email }: { sku: string; email: string },
  asking: Omit<Asking, 'mailbox' | 'unitName'>,
): Promise<Outcome> {
  const { pool, queue, store, assortment, customerId, language, now } = asking;
  const token = randomBytes(18).toString('base64url');
  const outcome = await inTransaction(pool, async (tx): Promise<Outcome> => {
    const subject = await subjectOf(tx.db, sku, assortment);
    if (!subject) return refusal('PRODUCT_NOT_FOUND', { params: { sku } });
    if (isInStock(subject)) return refusal('ALREADY_IN_STOCK');
    const row = { productId: subject.id, storeId: store.id, customerId, email, language, token, askedAt: now };
    const id = await insertAlert(tx.db, row);
    // A repeated request gets the same answer and no second mail.
    if (id === null) return { ok: true };
    // The link that ends it is written when the mail goes out.
    const told = { product: nameIn(language, subject), alertId: id };
    const mail = { kind: 'stock-notice', recipient: email, language, storeId: store.id, told } as const;
    await queueCustomerMail(tx, queue, { ...mail, event: String(id) }, now);
    return { ok: true };
  });
  queue.wake('send-mail');
  return outcome;
}

export interface Telling {
  db: Reader;
  pool: Pool;
  queue: JobQueue;
  stores(): Promise<readonly StoreRow[]>;
  purchaseRules: readonly PurchaseRule[];
  now: Date;
}

/** In one transaction; small enough to be done in a moment. */
const BATCH = 50;

/** What someone waits for and a visitor of their store could buy now: the rules of purchase decide. */
async function boughtAgain({ db, pool, stores, purchaseRules, now }: Telling): Promise<AwaitedProduct[]> {
  const awaited = await awaitedProducts(db);
  if (awaited.length === 0) return [];
  const ids = [...new Set(awaited.map(({ productId }) => productId))];
  const rows = await cardsByIds(ids, { on: pool, language: 'da', now, businessId: null, kept: NOTHING_KEPT });
  const [cards, known] = [new Map(rows.map((row) => [row.id, row])), await stores()];
  return awaited.filter(({ productId, storeId }) => {
    const [card, store] = [cards.get(productId), known.find(({ id }) => id === storeId)];
    return card !== undefined && store !== undefined && isBuyable(card, store, purchaseRules);
  });
}

/** Writes to everyone whose product can be bought again. Any number may run at once: each notice is taken by one of them. */
export async function tellWhoWaits(telling: Telling): Promise<number> {
  const { pool, queue, now } = telling;
  const back = await boughtAgain(telling);
  if (back.length === 0) return 0;
  let told = 0;
  for (;;) {
    const count = await inTransaction(pool, async (tx) => {
      const due = await takeDueAlerts(tx.db, back, now, BATCH);
      for (const alert of due) {
        const { id, email: recipient, language, storeId } = alert;
        const told = { product: nameIn(language, alert), path: productPath(alert.urlKey) };
        const mail = { kind: 'back-in-stock', recipient, language, storeId, told } as const;
        await queueCustomerMail(tx, queue, { ...mail, event: String(id) }, now);
      }
      return due.length;
    });
    told += count;
    if (count > 0) queue.wake('send-mail');
    if (count < BATCH) return told;
  }
}
