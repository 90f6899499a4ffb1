// A closed gift shop becomes one order on invoice, with a line for each gift at the agreed price: from then on it is shipped, invoiced and credited
// like every order. The accepted offer replaces the checkout.
import { randomBytes } from 'node:crypto';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import { isCounted, makeReplacementCart } from '#backend/commerce/complaint/replace.sql';
import { listMethods } from '#backend/commerce/delivery/delivery.sql';
import type { Life } from '#backend/commerce/fulfilment/step';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import { lockStock, type Taken } from '#backend/commerce/order/stock.sql';
import { insertWhole } from '#backend/commerce/order/write/write.sql';
import { listStores } from '#backend/commerce/store/store.sql';
import { queueMail } from '#backend/mail/queue-mail';
import type { PriceBasis } from '#domain/money/vat';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { employeesOf } from './employees.sql';
import { type GiftShopRow, updateGiftShop } from './gift-shop.sql';
import { giftsOfShop, type OfferedGift } from './gifts.sql';
import { giftLines, giftOrder } from './order-rows';
import { stepGiftShop } from './staff';
import { type Telling, tellCompany } from './tell';

type Sent = Outcome<{ shop: GiftShopRow; order: OrderRow; sold: number[] }>;

/** Refuses where too few of a gift are on the shelf, naming it: staff order more, or put another in its place. */
export const sendGiftShop = (number: string, life: Life): Promise<Sent> =>
  stepGiftShop({ number }, 'send', life, async (telling, shop) => {
    const people = await employeesOf(telling.tx.db, shop.id);
    const offered = await giftsOfShop(telling.tx.client, shop.id);
    const wanted = offered.flatMap((gift) => {
      const pieces = people.filter(({ productId }) => productId === gift.id).length;
      return pieces === 0 ? [] : [{ gift, pieces }];
    });
    const taken = await takenFromShelf(telling, wanted);
    if (!taken.ok) return taken;
    const order = await orderOfShop(telling, shop, { wanted, taken: taken.taken });
    const { now } = telling;
    const change = { state: 'sent', orderId: order.id, sentAt: now, changedAt: now } as const;
    const after = await updateGiftShop(telling.tx.db, shop.id, change);
    await tellCompany(telling, after, 'gift-shop-sent', { more: { number: order.number } });
    return { ok: true, shop: after, order, sold: taken.taken.map(({ productId }) => productId) };
  });

interface Wanted {
  gift: OfferedGift;
  pieces: number;
}

async function takenFromShelf({ tx }: Telling, wanted: readonly Wanted[]): Promise<Outcome<{ taken: Taken[] }>> {
  const left = await lockStock(
    tx.client,
    wanted.map(({ gift }) => gift.id),
  );
  const taken: Taken[] = [];
  for (const { gift, pieces } of wanted) {
    if (!(await isCounted(tx.client, gift.id))) continue;
    const there = left.get(gift.id) ?? 0;
    if (there < pieces) return refusal('MORE_THAN_LEFT', { params: { sku: gift.sku, left: there } });
    taken.push({ productId: gift.id, quantity: pieces });
  }
  return { ok: true, taken };
}

async function orderOfShop(
  { tx, now, queue }: Telling,
  shop: GiftShopRow,
  { wanted, taken }: { wanted: readonly Wanted[]; taken: Taken[] },
): Promise<OrderRow> {
  const cartId = randomBytes(16).toString('hex');
  const { storeId } = shop;
  await makeReplacementCart(tx.db, { id: cartId, storeId, createdAt: now, updatedAt: now });
  const basis: PriceBasis = (await listStores(tx.db)).find(({ id }) => id === storeId)?.basis ?? 'net';
  const [method] = (await listMethods(tx.db, storeId)).filter(
    ({ channel }) => channel === 'day' || channel === 'route',
  );
  const { lines, sums } = giftLines(wanted, shop, basis);
  const paying = { provider: 'account', mode: 'LIVE', status: 'account', sessionToken: null } as const;
  const made = await insertWhole(tx.client, {
    order: giftOrder(shop, sums, { cartId, basis, method: method ?? null, now }),
    lines,
    taxes: [{ vatBp: sums.vatBp, baseOere: basis === 'net' ? sums.net : sums.gross, vatOere: sums.vat }],
    duties: [],
    discounts: [],
    note: `Gift shop ${shop.number}`,
    taken,
    source: CENTRAL_SOURCE,
    payment: {
      ...paying,
      amountOere: sums.gross,
      providerReference: null,
      cardId: null,
      createdAt: now,
      updatedAt: now,
    },
    wayBack: null,
  });
  const { email: recipient, language } = made.order;
  const mail = { template: 'order-confirmation', recipient, language, storeId } as const;
  await queueMail(tx, queue, { ...mail, payload: { orderId: made.order.id } }, now);
  return made.order;
}
