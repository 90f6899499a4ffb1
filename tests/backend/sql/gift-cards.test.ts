// SQL of gift cards: sums the entries of one card, one order and one cart only.
import { describe, expect, test } from 'vitest';
import {
  cardOfKey,
  cardsOfCart,
  entriesOfCard,
  heldByOrder,
  lockCards,
  paidOfOrders,
  removeCards,
} from '#backend/commerce/giftcard/giftcard.sql';
import {
  cardOfToken,
  cardsSoldWith,
  giftCardLines,
  handedOver,
  keepCardsHere,
  markCardsSent,
  offerAmounts,
  ordersToSendFrom,
} from '#backend/commerce/giftcard/sale/sale.sql';
import { oere } from '#domain/money/money';
import { minutes, NOW, openSales } from './sales';

const sales = openSales();

const row = (code: string, columns = {}) => ({ code, code_key: code, issued_at: NOW, ...columns });
const card = (code: string, columns = {}) => sales.insert('gift_card', row(code, columns));
let key = 0;
const entry = (giftCardId: number, kind: string, amount: number, orderId: number | null = null) =>
  sales.insert('gift_card_entry', {
    gift_card_id: giftCardId,
    kind,
    oere: amount,
    order_id: orderId,
    key: `entry-${key++}`,
    at: NOW,
  });
const put = (cartId: string, giftCardId: number) =>
  sales.insert('cart_gift_card', { cart_id: cartId, gift_card_id: giftCardId });

/** Two cards with equal histories except for the amounts; the cart `own` has an open order and a canceled one. */
async function scene() {
  const [one, two] = [await card('ONE'), await card('TWO')];
  await entry(one, 'issued', 50_000);
  await entry(two, 'issued', 70_000);
  await sales.cart('own');
  await sales.cart('else');
  const open = await sales.order('open', { cart_id: 'own', status: 'pending' });
  const off = await sales.order('off', { cart_id: 'own', status: 'canceled' });
  const others = await sales.order('others', { cart_id: 'else', status: 'pending' });
  const paid = await sales.order('paid');
  for (const [at, orderId] of [open, off, others, paid].entries()) {
    await entry(one, 'taken', -1_000 * 2 ** at, orderId);
    await entry(two, 'taken', -3_000 * 2 ** at, orderId);
  }
  await entry(one, 'given-back', 100, open);
  await entry(one, 'given-back', 30, others);
  // Other kinds of entries for the same orders.
  await entry(one, 'sold', 7, open);
  await entry(one, 'sold', 5, others);
  return { one, two, open, off, others, paid };
}

describe('balance of a gift card', () => {
  test('is the sum of its entries only; the amount spent by unpaid orders is reserved', async () => {
    const { one, two } = await scene();
    const found = await cardOfKey(sales.db, 'ONE');
    expect(found).toMatchObject({ id: one, balance: 50_000 - 15_000 + 142, reserved: 5_000 - 130 });
    expect(await cardOfKey(sales.db, 'TWO')).toMatchObject({ id: two, balance: 70_000 - 45_000, reserved: 15_000 });
    expect(await cardOfKey(sales.db, 'THREE')).toBeNull();
  });

  test('in a cart excludes amounts reserved by other open orders, and includes those reserved by its own order', async () => {
    const { one, two } = await scene();
    const another = await card('THREE');
    await sales.cart('later');
    await put('own', two);
    await put('own', one);
    await put('later', one);
    await put('later', another);
    const found = await cardsOfCart(sales.db, 'own');
    expect(found).toMatchObject([
      { id: two, balance: 70_000 - 42_000, reserved: 12_000 },
      { id: one, balance: 50_000 - 14_000 + 142, reserved: 4_000 - 30 },
    ]);
  });

  test('held by an order is the amount spent by that order and not returned, per card', async () => {
    const { one, two, open, others } = await scene();
    expect(await heldByOrder(sales.db, open)).toEqual([
      { id: one, code: 'ONE', held: 900 },
      { id: two, code: 'TWO', held: 3_000 },
    ]);
    await entry(two, 'given-back', 12_000, others);
    expect(await heldByOrder(sales.db, others)).toEqual([{ id: one, code: 'ONE', held: 3_970 }]);
  });

  test('is listed by order as paid, and by card in chronological order', async () => {
    const { one, open, off, paid } = await scene();
    expect(await paidOfOrders(sales.db, [open, paid])).toEqual([
      { orderId: open, code: 'ONE', oere: -1_000 },
      { orderId: open, code: 'TWO', oere: -3_000 },
      { orderId: paid, code: 'ONE', oere: -8_000 },
      { orderId: paid, code: 'TWO', oere: -24_000 },
    ]);
    const last = await card('LAST');
    await entry(last, 'issued', 500);
    await entry(last, 'taken', -20, off);
    const ledger = await entriesOfCard(sales.db, last);
    expect(ledger.map((line) => [line.kind, line.oere, line.order])).toEqual([
      ['issued', 500, null],
      ['taken', -20, 'off'],
    ]);
    expect((await entriesOfCard(sales.db, one)).length).toBe(9);
  });
});

describe('gift cards of a cart', () => {
  test('are locked in the order of their ids', async () => {
    const ids: number[] = [];
    for (const code of ['A', 'B', 'C', 'D']) ids.push(await sales.insertForAll('gift_card', row(code)));
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await sales.cart('own');
    await sales.cart('else');
    await put('own', third);
    await put('own', second);
    await put('own', first);
    await put('else', fourth);
    expect(await sales.lockedOnTheWay('gift_card', second, () => lockCards(sales.db, 'own'))).toEqual([first]);
    expect(await sales.locked('gift_card')).toEqual([first, second, third]);
  });

  test('are removed by code, or all of them; those of other carts are unaffected', async () => {
    const ids = [await card('A'), await card('B')];
    for (const cartId of ['own', 'else']) {
      await sales.cart(cartId);
      for (const id of ids) await put(cartId, id);
    }
    const left = async () =>
      (
        await sales.rows<{ place: string }>(
          `SELECT cart_id || ' ' || code AS place FROM cart_gift_card c JOIN gift_card g ON g.id = c.gift_card_id ORDER BY c.id`,
        )
      ).map(({ place }) => place);
    await removeCards(sales.db, 'own', 'B');
    expect(await left()).toEqual(['own A', 'else A', 'else B']);
    await removeCards(sales.db, 'else', null);
    expect(await left()).toEqual(['own A']);
  });
});

describe('sold gift cards', () => {
  const AMOUNTS = { steps: [oere(20_000)], least: oere(5_000), most: oere(90_000) };
  const types = async () =>
    (await sales.rows<{ type: string }>('SELECT type FROM product ORDER BY id')).map(({ type }) => type);

  test('require a simple product without parent', async () => {
    const family = await sales.product('F', { type: 'configurable' });
    await sales.product('V', { parent_id: family });
    await sales.product('G');
    await sales.product('OTHER');
    expect(await offerAmounts(sales.db, 'V', AMOUNTS)).toBe(false);
    expect(await offerAmounts(sales.db, 'F', AMOUNTS)).toBe(false);
    expect(await types()).toEqual(['configurable', 'simple', 'simple', 'simple']);
    expect(await offerAmounts(sales.db, 'G', AMOUNTS)).toBe(true);
    expect(await types()).toEqual(['configurable', 'simple', 'giftcard', 'simple']);
  });

  /** An order with one card to be sent at that time and one without. */
  async function sold(number: string, sendAt: Date | null, status = 'processing') {
    const product = await sales.product(`G-${number}`, { type: 'giftcard' });
    const plain = await sales.product(`P-${number}`);
    const orderId = await sales.order(number, { status });
    const line = await sales.line(orderId, product, {
      kind: 'gift_card',
      config: JSON.stringify({ toName: `for ${number}` }),
    });
    await sales.line(orderId, plain);
    const columns = { order_line_id: line, piece: 1, public_token: `token ${number}`, send_at: sendAt };
    const id = await card(`C-${number}`, columns);
    await entry(id, 'sold', 9_000, orderId);
    return { id, orderId, line };
  }

  test('are the lines of the order with a gift card product', async () => {
    const { orderId, line } = await sold('1', null);
    await sold('2', null);
    expect(await giftCardLines(sales.db, orderId)).toEqual([
      { id: line, quantity: 1, kind: 'gift_card', config: { toName: 'for 1' } },
    ]);
  });

  test('are returned with their balance, by the orders they were sold with', async () => {
    const [one, two, three] = [await sold('1', null), await sold('2', null), await sold('3', null)];
    await entry(one.id, 'taken', -1_000, two.orderId);
    await entry(three.id, 'taken', -500, one.orderId);
    const found = await cardsSoldWith(sales.db, [one.orderId, two.orderId]);
    expect(found.map(({ id, sold: price, holds, orderId }) => [id, price, holds, orderId])).toEqual([
      [one.id, 9_000, 8_000, one.orderId],
      [two.id, 9_000, 9_000, two.orderId],
    ]);
  });

  test('are sent when due, while their order is being processed', async () => {
    await sold('due', minutes(-1));
    await sold('now', NOW);
    await sold('later', minutes(1));
    await sold('never', null);
    await sold('off', minutes(-1), 'canceled');
    expect((await ordersToSendFrom(sales.db, NOW)).sort()).toEqual(['due', 'now']);
  });

  test('are marked as sent, or not to be sent, by id', async () => {
    const [one, two, three] = [await sold('1', NOW), await sold('2', NOW), await sold('3', NOW)];
    await markCardsSent(sales.db, [one.id], minutes(5));
    await keepCardsHere(sales.db, [two.id]);
    expect(await sales.rows('SELECT id, send_at, sent_at FROM gift_card ORDER BY id')).toEqual([
      { id: one.id, send_at: null, sent_at: minutes(5) },
      { id: two.id, send_at: null, sent_at: null },
      { id: three.id, send_at: NOW, sent_at: null },
    ]);
  });

  test('are found by id and by the link of their mail', async () => {
    const [one, two] = [await sold('1', null), await sold('2', null)];
    expect(await handedOver(sales.db, one.id)).toEqual({ code: 'C-1', token: 'token 1' });
    expect(await handedOver(sales.db, two.id)).toEqual({ code: 'C-2', token: 'token 2' });
    expect(await cardOfToken(sales.db, 'token 1')).toMatchObject({ code: 'C-1', config: { toName: 'for 1' } });
    expect(await cardOfToken(sales.db, 'token 2')).toMatchObject({ code: 'C-2', config: { toName: 'for 2' } });
  });
});
