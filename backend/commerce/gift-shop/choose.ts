// An employee chooses a gift: one of those offered, until the last day, changed as often as they like. Decided inside the shop's lock.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { inCopenhagen } from '#domain/calendar/calendar';
import { LONGEST_LABEL } from '#domain/gift-shop/employees';
import { isChoiceOpen } from '#domain/gift-shop/gift-shop';
import { type GiftAddress, readGiftAddress } from '#domain/gift-shop/home-address';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { hashOfGiftCode } from './codes';
import { type EmployeeRow, employeeByHash, writeChoice } from './employees.sql';
import { type GiftShopRow, lockGiftShop } from './gift-shop.sql';
import { giftsOfShop, lockGift } from './gifts.sql';

export interface GiftChoice {
  sku: string;
  label: string;
  /** As it was typed; null where the page has no address fields. */
  address: GiftAddress | null;
  /** Version of the row as the page showed it. */
  version: number;
}

const NOT_TYPED: GiftAddress = { street: '', postcode: '', city: '' };

/** Null where the gifts go to the company. */
function addressFor({ destination }: GiftShopRow, { address }: GiftChoice): Outcome<{ address: GiftAddress | null }> {
  return destination === 'home' ? readGiftAddress(address ?? NOT_TYPED) : { ok: true, address: null };
}

type Chosen = Outcome<{ shop: GiftShopRow; employee: EmployeeRow }>;

const labelTyped = (typed: string) =>
  typed
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function chooseShopGift(
  code: string,
  choice: GiftChoice,
  { pool, now }: { pool: Pool; now: Date },
): Promise<Chosen> {
  return inTransaction(pool, async (tx): Promise<Chosen> => {
    const known = await employeeByHash(tx.db, hashOfGiftCode(code));
    const shop = known && (await lockGiftShop(tx.db, { id: known.giftShopId }));
    // Read again inside the lock: the same code may have been used concurrently.
    const employee = shop && (await employeeByHash(tx.db, hashOfGiftCode(code)));
    if (!shop || !employee) return refusal('GIFT_CODE_UNKNOWN', { field: 'code' });
    if (!isChoiceOpen({ state: shop.state, closesOn: shop.closesOn ?? '' }, inCopenhagen(now).date))
      return refusal('GIFT_CLOSED');
    if (choice.version !== employee.version) return refusal('GIFT_CHOSEN_MEANWHILE');
    const label = labelTyped(choice.label);
    if (label === '') return refusal('GIFT_LABEL_MISSING', { field: 'label' });
    if (label.length > LONGEST_LABEL) return refusal('TOO_LONG', { field: 'label', params: { max: LONGEST_LABEL } });
    const to = addressFor(shop, choice);
    if (!to.ok) return to;
    const offered = (await giftsOfShop(tx.client, shop.id)).find(({ sku }) => sku === choice.sku);
    if (!offered) return refusal('GIFT_NOT_OFFERED', { field: 'gift' });
    if (offered.id !== employee.productId && !(await isLeft(tx, shop.id, offered.id)))
      return refusal('GIFT_SOLD_OUT', { field: 'gift' });
    await writeChoice(tx.db, employee.id, { productId: offered.id, label, address: to.address, chosenAt: now });
    const after = await employeeByHash(tx.db, hashOfGiftCode(code));
    return after ? { ok: true, shop, employee: after } : refusal('GIFT_CODE_UNKNOWN', { field: 'code' });
  });
}

/** Counted again once all others who want it have had their turn. */
async function isLeft(
  { db, client }: { db: Parameters<typeof lockGift>[0]; client: Parameters<typeof giftsOfShop>[0] },
  giftShopId: number,
  productId: number,
): Promise<boolean> {
  await lockGift(db, productId);
  const gift = (await giftsOfShop(client, giftShopId)).find(({ id }) => id === productId);
  return gift !== undefined && (gift.left === null || gift.left > 0);
}
