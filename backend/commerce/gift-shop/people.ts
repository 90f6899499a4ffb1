// What the company does on its page after the offer: the list of its employees, and its yes.
import type { Pool } from 'pg';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { inCopenhagen } from '#domain/calendar/calendar';
import { readEmployees } from '#domain/gift-shop/employees';
import { canStillOpen, mayDoInGiftShop } from '#domain/gift-shop/gift-shop';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { replaceEmployees } from './employees.sql';
import { type GiftShopRow, lockGiftShop, updateGiftShop } from './gift-shop.sql';
import { tellCompany, tellShopOfGiftShop } from './tell';

interface Acting {
  pool: Pool;
  queue: JobQueue;
  mailbox: string | null;
  now: Date;
}

/** As many as were ordered: the offer is for that number. The new list takes the place of the old one. */
export function listEmployees(
  token: string,
  text: string,
  { pool, now }: Acting,
): Promise<Outcome<{ shop: GiftShopRow }>> {
  return inTransaction(pool, async (tx): Promise<Outcome<{ shop: GiftShopRow }>> => {
    const shop = await lockGiftShop(tx.db, { token });
    if (!shop || shop.state === 'draft') return refusal('GIFT_SHOP_NOT_FOUND');
    if (!mayDoInGiftShop(shop.state, 'people')) return refusal('GIFT_SHOP_STATE');
    const read = readEmployees(text, { needsEmail: shop.codeKind === 'email' });
    if (!read.ok) return read;
    if (read.employees.length !== shop.employees)
      return refusal('GIFT_COUNT_DIFFERS', { field: 'list', params: { count: shop.employees ?? 0 } });
    await replaceEmployees(tx.db, shop.id, read.employees);
    return { ok: true, shop: await updateGiftShop(tx.db, shop.id, { changedAt: now }) };
  });
}

/** Idempotent. `eachOere`: the price that the company was shown; staff may have offered another one in the meantime. */
export async function acceptGiftShop(
  token: string,
  eachOere: number,
  acting: Acting,
): Promise<Outcome<{ shop: GiftShopRow }>> {
  const { pool, queue, now, mailbox } = acting;
  const done = await inTransaction(pool, async (tx): Promise<Outcome<{ shop: GiftShopRow }>> => {
    const shop = await lockGiftShop(tx.db, { token });
    if (!shop || shop.state === 'draft') return refusal('GIFT_SHOP_NOT_FOUND');
    if (shop.state === 'accepted') return { ok: true, shop };
    if (!mayDoInGiftShop(shop.state, 'accept')) return refusal('GIFT_SHOP_STATE');
    if (shop.grossOere !== eachOere) return refusal('GIFT_OFFER_CHANGED');
    if (!canStillOpen(shop.closesOn, inCopenhagen(now).date)) return refusal('GIFT_TOO_LATE');
    const after = await updateGiftShop(tx.db, shop.id, { state: 'accepted', changedAt: now });
    await tellCompany({ tx, queue, now }, after, 'gift-shop-accepted');
    await tellShopOfGiftShop({ tx, queue, now }, after, mailbox, 'gift-shop-agreed');
    return { ok: true, shop: after };
  });
  if (done.ok) queue.wake('send-mail');
  return done;
}
