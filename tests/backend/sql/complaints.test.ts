// SQL of complaints: finds one form, one link, one complaint and their own pictures, and deletes expired data only.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  addMessage,
  changeComplaint,
  complaintByNumber,
  complaintByToken,
  complaintOfUpload,
  complaintsOfOrder,
  countAnswers,
  insertComplaint,
  listComplaints,
  lockComplaint,
  messagesOf,
  type NewComplaint,
  ordersOfComplaint,
} from '#backend/commerce/complaint/complaint.sql';
import { isCounted, makeReplacementCart } from '#backend/commerce/complaint/replace.sql';
import {
  askUploadLink,
  extraHashes,
  forgetComplaintPictures,
  forgetUnsentForms,
  giveUploadLink,
  insertUpload,
  keepExtra,
  keepUploaded,
  lockUpload,
  pictureSeen,
  picturesOfComplaint,
  uploadByKey,
  uploadByLink,
} from '#backend/commerce/complaint/uploads.sql';
import { HERE, minutes, NOW, openSales } from './sales';

const sales = openSales();

async function upload(key = randomUUID(), at = NOW): Promise<{ id: number; key: string }> {
  await insertUpload(sales.on, key, at);
  return { id: (await uploadByKey(sales.on, key))?.id ?? 0, key };
}
const picture = (id: number, side: 'front' | 'back' | 'side', hash: string) =>
  keepUploaded(sales.on, id, { side, hash, bytes: Buffer.from(hash), at: NOW });

async function complaint(columns: Partial<NewComplaint> = {}) {
  const uploadId = columns.uploadId ?? (await upload()).id;
  return insertComplaint(sales.db, {
    ...{ publicToken: randomUUID(), uploadId, storeId: HERE, isConsumer: true, product: 'Chair', quantity: 1 },
    ...{ name: 'Ada', email: 'ada@example.dk', description: 'X', wish: 'refund', language: 'da', receivedAt: NOW },
    ...columns,
  });
}
async function ofOrder(number: string) {
  const order = await sales.order(number);
  const line = await sales.line(order, await sales.product(`P${number}`));
  return { orderId: order, orderLineId: line };
}

describe('a complaint form', () => {
  test('is created once per key, with its own pictures only', async () => {
    const [one, two] = [await upload(), await upload()];
    await insertUpload(sales.on, one.key, minutes(5));
    expect(await uploadByKey(sales.on, randomUUID())).toBeNull();
    await picture(one.id, 'side', 'a');
    await picture(one.id, 'back', 'b');
    expect(await uploadByKey(sales.on, one.key)).toMatchObject({ id: one.id, isUsed: false, sides: ['back', 'side'] });
    await complaint({ uploadId: two.id });
    expect(await uploadByKey(sales.on, two.key)).toMatchObject({ isUsed: true, sides: [] });
    expect((await uploadByKey(sales.on, one.key))?.isUsed).toBe(false);
  });

  test('is found by its latest link only', async () => {
    const [one, two] = [await upload(), await upload()];
    const give = (id: number, count: number, tokenHash: string) =>
      giveUploadLink(sales.db, { id, count, tokenHash, expiresAt: minutes(60) });
    expect(await askUploadLink(sales.on, one.id, '+4520304050')).toBe(1);
    expect(await give(one.id, 1, 'first')).toBe(true);
    expect(await uploadByLink(sales.on, 'first')).toMatchObject({
      id: one.id,
      mobile: '+4520304050',
      linkExpiresAt: minutes(60),
    });
    expect(await askUploadLink(sales.on, one.id, '+4520304051')).toBe(2);
    expect(await uploadByLink(sales.on, 'first')).toBeNull();
    expect([await give(one.id, 1, 'late'), await give(two.id, 2, 'other'), await give(one.id, 2, 'second')]).toEqual([
      ...[false, false, true],
    ]);
    expect((await uploadByLink(sales.on, 'second'))?.id).toBe(one.id);
    expect(await uploadByKey(sales.on, two.key)).toMatchObject({ linkCount: 0, mobile: null, linkExpiresAt: null });
  });

  test('locks its own row only', async () => {
    const open = () => sales.insertForAll('complaint_upload', { key: randomUUID(), created_at: NOW });
    const [one] = [await open(), await open()];
    await lockUpload(sales.on, one);
    expect(await sales.locked('complaint_upload')).toEqual([one]);
  });
});

describe('pictures', () => {
  test('are one per side, without duplicates on other sides, separately for each form', async () => {
    const [one, two] = [await upload(), await upload()];
    expect([await picture(one.id, 'front', 'a'), await picture(one.id, 'front', 'a')]).toEqual([true, true]);
    expect([await picture(one.id, 'back', 'a'), await picture(two.id, 'back', 'a')]).toEqual([false, true]);
    await picture(one.id, 'front', 'b');
    expect(await picture(one.id, 'back', 'a')).toBe(true);
    const kept = await sales.rows('SELECT side, hash FROM complaint_picture WHERE upload_id = $1 ORDER BY side', [
      one.id,
    ]);
    expect(kept).toEqual([
      { side: 'back', hash: 'a' },
      { side: 'front', hash: 'b' },
    ]);
  });

  test('are readable by the token of their complaint, or by the key of an unsent form', async () => {
    const [sent, open] = [await upload(), await upload()];
    for (const { id } of [sent, open]) await picture(id, 'front', `f${id}`);
    const { id, publicToken: token } = await complaint({ uploadId: sent.id });
    const other = await complaint();
    const seen = async (by: { token: string } | { key: string }, side: 'front' | 'back' | 'extra1' = 'front') =>
      (await pictureSeen(sales.on, by, side))?.toString() ?? null;
    expect([await seen({ token }), await seen({ token }, 'back'), await seen({ token: other.publicToken })]).toEqual([
      ...[`f${sent.id}`, null, null],
    ]);
    expect([
      await seen({ key: open.key }),
      await seen({ key: sent.key }),
      await seen({ key: open.key }, 'back'),
    ]).toEqual([...[`f${open.id}`, null, null]]);
    const shown = async (complaintId: number) => picturesOfComplaint(sales.on, complaintId);
    expect([await shown(id), await shown(other.id)]).toEqual([
      { sides: ['front'], extras: 0 },
      { sides: [], extras: 0 },
    ]);
    await keepExtra(sales.on, sent.id, 1, { hash: 'e', bytes: Buffer.from('e1'), at: NOW });
    expect(await extraHashes(sales.on, sent.id)).toEqual({ all: expect.arrayContaining(['e']), extras: 1 });
    expect(await extraHashes(sales.on, open.id)).toMatchObject({ extras: 0 });
    expect([await shown(id), await shown(other.id)]).toMatchObject([{ sides: ['front'], extras: 1 }, { extras: 0 }]);
    expect([await seen({ token }, 'extra1'), await seen({ key: sent.key }, 'extra1')]).toEqual(['e1', null]);
    expect((await uploadByKey(sales.on, sent.key))?.sides).toEqual(['front']);
  });

  test('are deleted with expired unsent forms, and with complaints closed long ago', async () => {
    const keys = { old: randomUUID(), young: randomUUID(), sent: randomUUID() };
    for (const [name, at] of [
      ['old', -2],
      ['young', 0],
      ['sent', -2],
    ] as const) {
      const { id } = await upload(keys[name], minutes(at));
      await picture(id, 'front', name);
    }
    const sent = (await uploadByKey(sales.on, keys.sent))?.id ?? 0;
    const closed = await complaint({ uploadId: sent });
    await changeComplaint(sales.db, closed.id, { state: 'refused', closedAt: minutes(-1) });
    await forgetUnsentForms(sales.on, minutes(-1));
    await forgetComplaintPictures(sales.on, minutes(-1));
    const left = async () =>
      (await sales.rows<{ hash: string }>('SELECT hash FROM complaint_picture ORDER BY 1')).map(({ hash }) => hash);
    expect([await left(), await uploadByKey(sales.on, keys.old)]).toEqual([['sent', 'young'], null]);
    await forgetComplaintPictures(sales.on, NOW);
    expect(await left()).toEqual(['young']);
  });
});

describe('complaints', () => {
  test('have numbers of their own series, and are found by number, token or form', async () => {
    const [one, two] = [await complaint(), await complaint()];
    expect(Number(two.number)).toBe(Number(one.number) + 1);
    expect((await complaintByNumber(sales.db, one.number))?.id).toBe(one.id);
    expect((await complaintByToken(sales.db, two.publicToken))?.id).toBe(two.id);
    expect((await complaintOfUpload(sales.db, one.uploadId))?.id).toBe(one.id);
    expect(await complaintByToken(sales.db, one.number)).toBeNull();
    await lockComplaint(sales.db, one.id);
    await changeComplaint(sales.db, one.id, { state: 'asked' });
    expect([await lockComplaint(sales.db, two.id), await lockComplaint(sales.db, -1)]).toMatchObject([
      { state: 'received' },
      null,
    ]);
  });

  test('of an order are its own, oldest first, with its number and that of the replacement order', async () => {
    const [here, there] = [await ofOrder('1001'), await ofOrder('1002')];
    const [first, , second] = [await complaint(here), await complaint(there), await complaint(here)];
    expect((await complaintsOfOrder(sales.db, here.orderId)).map(({ id }) => id)).toEqual([first.id, second.id]);
    const row = { orderId: here.orderId, replacementOrderId: there.orderId };
    expect(await ordersOfComplaint(sales.db, row)).toEqual({ order: '1001', replacement: '1002' });
    expect(await ordersOfComplaint(sales.db, { orderId: null, replacementOrderId: null })).toEqual({
      ...{ order: null, replacement: null },
    });
  });

  test('in open state are listed oldest first, with their order if any', async () => {
    const late = await complaint({ receivedAt: minutes(1) });
    const early = await complaint(await ofOrder('1003'));
    const closed = await complaint({ receivedAt: minutes(-1) });
    await changeComplaint(sales.db, closed.id, { state: 'settled', closedAt: NOW });
    const listed = async (which: 'all' | 'open') =>
      (await listComplaints(sales.db, which)).map(({ number, order }) => [number, order]);
    expect(await listed('open')).toEqual([
      [early.number, '1003'],
      [late.number, null],
    ]);
    expect((await listed('all')).map(([number]) => number)).toEqual([closed.number, early.number, late.number]);
  });

  test('have their own messages, once per form key', async () => {
    const [one, two] = [await complaint(), await complaint()];
    const say = (complaintId: number, by: 'buyer' | 'shop', formKey: string | null) =>
      addMessage(sales.db, { complaintId, by, formKey, text: `${by} ${formKey}`, state: 'received', at: NOW });
    expect([await say(one.id, 'buyer', 'a'), await say(one.id, 'buyer', 'a'), await say(two.id, 'buyer', 'a')]).toEqual(
      [...[true, false, true]],
    );
    expect([await say(one.id, 'shop', null), await say(one.id, 'shop', null)]).toEqual([true, true]);
    expect((await messagesOf(sales.db, one.id)).map(({ text }) => text)).toEqual(['buyer a', 'shop null', 'shop null']);
    expect([await countAnswers(sales.db, one.id), await countAnswers(sales.db, two.id)]).toEqual([1, 1]);
  });
});

test.each([
  [{}, true],
  [{ manage_stock: false }, false],
  [{ stock_state: 'special-order' }, false],
  [{ stock_state: 'order-item' }, false],
  [{ stock_state: 'inactive' }, true],
])('for replacement goods %j stock is reserved: %s', async (columns, counted) =>
  expect(await isCounted(sales.on, await sales.product('N', columns))).toBe(counted),
);

test('a replacement cart has no customer', async () => {
  await makeReplacementCart(sales.db, { id: 'new', storeId: HERE, createdAt: NOW, updatedAt: NOW });
  expect(await sales.rows(`SELECT customer_id, status FROM cart WHERE id = 'new'`)).toEqual([
    { customer_id: null, status: 'active' },
  ]);
});
