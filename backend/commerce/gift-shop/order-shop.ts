// A company orders a gift shop: saves a draft as typed, then submits it with all that an offer needs. The gifts are proposed at once.
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { JobQueue } from '#backend/db/job-queue';
import type { GiftShopBuyer } from '#backend/db/tables/gift-shop';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import {
  type GiftCodeKind,
  type GiftDestination,
  type GiftPackaging,
  type GiftRange,
  type GiftShopKind,
  giftShopClosesOn,
  mayDoInGiftShop,
} from '#domain/gift-shop/gift-shop';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { checkedShop } from './check-shop';
import { type GiftShopRow, insertGiftShop, lockGiftShop, updateGiftShop } from './gift-shop.sql';
import { fillGifts } from './range';
import { tellCompany, tellShopOfGiftShop } from './tell';

export interface GiftShopScene {
  pool: Pool;
  queue: JobQueue;
  store: StoreRow;
  language: 'da' | 'en';
  /** Where the shop's own people read. Null: the seller's address. */
  mailbox: string | null;
  now: Date;
}

export interface AskedGiftShop {
  email: string;
  kind: GiftShopKind;
  range: GiftRange;
  codeKind: GiftCodeKind;
  packaging: GiftPackaging;
  destination: GiftDestination;
  /** Code of the price class. */
  priceClass: string;
  employees: number;
  themes: readonly string[];
  prefersCertified: boolean;
  deliveryOn: string;
  buyer: GiftShopBuyer;
}

export type GiftShopDone = Outcome<{ shop: GiftShopRow }>;

const newGiftToken = () => randomBytes(24).toString('base64url');

/** `token`: of the draft that is written again; null: a new one. Another state than a draft's is not there for this form. */
async function draftFor(
  tx: Transaction,
  token: string | null,
  email: string,
  scene: GiftShopScene,
): Promise<GiftShopDone> {
  const { store, language, now } = scene;
  if (token === null) {
    const row = { token: newGiftToken(), packToken: newGiftToken(), storeId: store.id, language, email };
    return { ok: true, shop: await insertGiftShop(tx.db, { ...row, createdAt: now, changedAt: now }) };
  }
  const known = await lockGiftShop(tx.db, { token });
  if (!known || known.storeId !== store.id) return refusal('GIFT_SHOP_NOT_FOUND');
  return mayDoInGiftShop(known.state, 'change') ? { ok: true, shop: known } : refusal('GIFT_SHOP_STATE');
}

/** Nothing that was typed is looked at yet. The link goes by mail, once to each address that the draft had. */
export async function saveGiftShop(
  typed: { token: string | null; email: string; values: Record<string, string> },
  scene: GiftShopScene,
): Promise<GiftShopDone> {
  const { pool, queue, now } = scene;
  const saved = await inTransaction(pool, async (tx): Promise<GiftShopDone> => {
    const draft = await draftFor(tx, typed.token, typed.email, scene);
    if (!draft.ok) return draft;
    const change = { draft: typed.values, email: typed.email, changedAt: now };
    const shop = await updateGiftShop(tx.db, draft.shop.id, change);
    await tellCompany({ tx, queue, now }, shop, 'gift-shop-saved', { again: `:${typed.email}` });
    return { ok: true, shop };
  });
  if (saved.ok) queue.wake('send-mail');
  return saved;
}

/** Refuses at the field what no offer can be made for. */
export async function askForGiftShop(
  token: string | null,
  asked: AskedGiftShop,
  scene: GiftShopScene,
): Promise<GiftShopDone> {
  const { pool, queue, now, mailbox } = scene;
  const done = await inTransaction(pool, async (tx): Promise<GiftShopDone> => {
    const checked = await checkedShop(tx, asked, now);
    if (!checked.ok) return checked;
    const draft = await draftFor(tx, token, asked.email, scene);
    if (!draft.ok) return draft;
    const {
      email,
      kind,
      range: giftRange,
      codeKind,
      packaging,
      destination,
      employees,
      prefersCertified,
      deliveryOn,
      buyer,
    } = asked;
    const shop = await updateGiftShop(tx.db, draft.shop.id, {
      ...{ email, kind, giftRange, codeKind, packaging, destination, employees, prefersCertified, deliveryOn, buyer },
      ...checked.change,
      ...{ state: 'asked', draft: null, closesOn: giftShopClosesOn(deliveryOn), changedAt: now },
    });
    const filled = await fillGifts(tx, shop);
    if (!filled.ok) throw new RangeEmpty(filled.field);
    await tellCompany({ tx, queue, now }, shop, 'gift-shop-asked');
    await tellShopOfGiftShop({ tx, queue, now }, shop, mailbox);
    return { ok: true, shop };
  }).catch((failure: unknown) => {
    // Thrown, so that the transaction is rolled back.
    if (failure instanceof RangeEmpty) return refusal('GIFT_RANGE_EMPTY', { field: failure.field ?? 'priceClass' });
    throw failure;
  });
  if (done.ok) queue.wake('send-mail');
  return done;
}

class RangeEmpty extends Error {
  constructor(readonly field: string | undefined) {
    super('No gift of the class is for sale');
  }
}
