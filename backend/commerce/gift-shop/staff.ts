// What staff do with a gift shop: offer it at a price, open it, close it, cancel it, and replace a gift.
import type { Pool } from 'pg';
import type { Reader } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { inCopenhagen } from '#domain/calendar/calendar';
import { readableGiftCode } from '#domain/gift-shop/codes';
import { canStillOpen, type GiftShopAct, mayDoInGiftShop } from '#domain/gift-shop/gift-shop';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { giftCodeOf, hashOfGiftCode, newCodeSecret } from './codes';
import {
  codeSecretOf,
  countEmployees,
  type EmployeeRow,
  employeesOf,
  giveDefaultGift,
  replaceEmployees,
  swapGift,
  writeCodeHashes,
} from './employees.sql';
import { type GiftShopKey, type GiftShopRow, lockGiftShop, updateGiftShop } from './gift-shop.sql';
import { giftsOfShop } from './gifts.sql';
import { type Telling, tellCompany, tellEmployee } from './tell';

export interface GiftShopStaff {
  pool: Pool;
  queue: JobQueue;
  now: Date;
}

type Done<More extends object = object> = Outcome<{ shop: GiftShopRow } & More>;

/** The shop is locked until it is done; what comes out refused has changed nothing. */
export async function stepGiftShop<More extends object>(
  key: GiftShopKey,
  act: GiftShopAct,
  { pool, queue, now }: GiftShopStaff,
  work: (telling: Telling, shop: GiftShopRow) => Promise<Done<More>>,
): Promise<Done<More>> {
  const done = await inTransaction(pool, async (tx): Promise<Done<More>> => {
    const shop = await lockGiftShop(tx.db, key);
    if (!shop) return refusal('GIFT_SHOP_NOT_FOUND');
    return mayDoInGiftShop(shop.state, act) ? work({ tx, queue, now }, shop) : refusal('GIFT_SHOP_STATE');
  });
  if (done.ok) queue.wake('send-mail');
  return done;
}

const closesTooSoon = ({ closesOn }: GiftShopRow, { now }: GiftShopStaff) =>
  !canStillOpen(closesOn, inCopenhagen(now).date);

/** `eachOere`: incl. VAT, full kroner; null: the price of the class. May be repeated until the company has accepted. */
export const quoteGiftShop = (number: string, eachOere: number | null, staff: GiftShopStaff): Promise<Done> =>
  stepGiftShop({ number }, 'quote', staff, async (telling, shop) => {
    if (closesTooSoon(shop, staff)) return refusal('GIFT_TOO_LATE');
    const grossOere = eachOere ?? shop.classOere;
    const after = await updateGiftShop(telling.tx.db, shop.id, { state: 'quoted', grossOere, changedAt: staff.now });
    await tellCompany(telling, after, 'gift-shop-quoted', { again: `:${grossOere}:${staff.now.getTime()}` });
    return { ok: true, shop: after };
  });

/** Makes the codes; mailed ones go out. Refuses while it is not known to whom, or what those get who do not choose. */
export const openGiftShop = (number: string, staff: GiftShopStaff): Promise<Done<{ mailed: number }>> =>
  stepGiftShop({ number }, 'open', staff, async (telling, shop) => {
    const { tx } = telling;
    if (closesTooSoon(shop, staff)) return refusal('GIFT_TOO_LATE');
    const gifts = await giftsOfShop(tx.client, shop.id);
    if (!gifts.some((gift) => gift.is_default)) return refusal('GIFT_DEFAULT_MISSING', { field: 'default' });
    const { listed } = await countEmployees(tx.db, shop.id);
    if (listed === 0 && shop.codeKind === 'email') return refusal('GIFT_LIST_MISSING', { field: 'list' });
    // For cards and lists only the number is stored: the company decides who gets which code.
    if (listed === 0) await replaceEmployees(tx.db, shop.id, unnamed(shop.employees ?? 0));
    const codeSecret = newCodeSecret();
    const people = await employeesOf(tx.db, shop.id);
    const withCodes = people.map((one) => ({ ...one, code: giftCodeOf(codeSecret, one.id) }));
    await writeCodeHashes(
      tx.db,
      withCodes.map(({ id, code }) => ({ id, hash: hashOfGiftCode(code) })),
    );
    const after = await updateGiftShop(tx.db, shop.id, { state: 'open', codeSecret, changedAt: staff.now });
    const mailed = shop.codeKind === 'email' ? withCodes : [];
    for (const one of mailed) await tellEmployee(telling, after, one, 'gift-code');
    await tellCompany(telling, after, 'gift-shop-open');
    return { ok: true, shop: after, mailed: mailed.length };
  });

const unnamed = (count: number) => Array.from({ length: count }, () => ({ name: '', email: '' }));

/** Those who did not choose get the default gift. From then on codes cannot change anything, and cannot be derived again. */
export async function closeInside(telling: Telling, shop: GiftShopRow): Promise<{ shop: GiftShopRow; given: number }> {
  const { tx, now } = telling;
  const gifts = await giftsOfShop(tx.client, shop.id);
  const fallback = gifts.find((gift) => gift.is_default) ?? gifts[0];
  const given = fallback ? await giveDefaultGift(tx.db, shop.id, fallback.id) : 0;
  const after = await updateGiftShop(tx.db, shop.id, { state: 'closed', codeSecret: null, changedAt: now });
  const { listed } = await countEmployees(tx.db, shop.id);
  await tellCompany(telling, after, 'gift-shop-closed', { more: { chosen: listed - given } });
  return { shop: after, given };
}

export const closeGiftShop = (key: GiftShopKey, staff: GiftShopStaff): Promise<Done<{ given: number }>> =>
  stepGiftShop(key, 'close', staff, async (telling, shop) => ({ ok: true, ...(await closeInside(telling, shop)) }));

/** Before it is opened: afterwards employees have been promised a gift. */
export const cancelGiftShop = (number: string, staff: GiftShopStaff): Promise<Done> =>
  stepGiftShop({ number }, 'cancel', staff, async (telling, shop) => {
    const after = await updateGiftShop(telling.tx.db, shop.id, { state: 'cancelled', changedAt: staff.now });
    if (shop.state !== 'draft') await tellCompany(telling, after, 'gift-shop-cancelled');
    return { ok: true, shop: after };
  });

/** Replaces a gift of a closed shop that is no longer available: everyone who chose it gets another offered gift. */
export const replaceOneGift = (
  number: string,
  { from, to }: { from: string; to: string },
  staff: GiftShopStaff,
): Promise<Done<{ people: number }>> =>
  stepGiftShop({ number }, 'send', staff, async ({ tx }, shop) => {
    const gifts = await giftsOfShop(tx.client, shop.id);
    const [old, other] = [from, to].map((sku) => gifts.find((gift) => gift.sku === sku));
    if (!old || !other) return refusal('GIFT_NOT_OFFERED');
    const people = await swapGift(tx.db, shop.id, old.id, other.id);
    return { ok: true, shop: await updateGiftShop(tx.db, shop.id, { changedAt: staff.now }), people };
  });

/** For the mail being written; null once the shop is closed. */
export async function codeForMail(db: Reader, employeeId: number): Promise<string | null> {
  const codeSecret = await codeSecretOf(db, employeeId);
  return codeSecret === null ? null : readableGiftCode(giftCodeOf(codeSecret, employeeId));
}

/** With their codes, while the shop is open and codes can be derived. */
export async function employeesWithCodes(
  { db }: Pick<Transaction, 'db'>,
  shop: GiftShopRow,
): Promise<(EmployeeRow & { code: string })[]> {
  const { codeSecret } = shop;
  if (shop.state !== 'open' || codeSecret === null) return [];
  return (await employeesOf(db, shop.id)).map((one) => ({ ...one, code: giftCodeOf(codeSecret, one.id) }));
}
