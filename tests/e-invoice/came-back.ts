// Products that buyers return or complain about, by the same use cases as in the shop: requested, booked in by staff, credited.
import { randomBytes, randomUUID } from 'node:crypto';
import { insertComplaint } from '#backend/commerce/complaint/complaint.sql';
import { refundComplaint } from '#backend/commerce/complaint/settle';
import { insertUpload, uploadByKey } from '#backend/commerce/complaint/uploads.sql';
import type { Life } from '#backend/commerce/fulfilment/step';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { receiveReturn } from '#backend/commerce/returns/receive';
import { requestGoodsReturn } from '#backend/commerce/returns/request';
import { declareWithdrawal } from '#backend/commerce/returns/withdrawal/declare';
import { receiveWithdrawn } from '#backend/commerce/returns/withdrawal/receive';
import { inTransaction } from '#backend/db/transaction';
import { oere } from '#domain/money/money';
import type { Outcome } from '#domain/refusal/refusals';
import { piecesOf, type Skus } from './goods';
import type { Credit } from './kinds';

type CameBack = Extract<Credit, { way: string }>;

export async function cameBack(number: string, back: CameBack, skus: Skus, life: Life): Promise<Outcome<object>> {
  const order = await orderByNumber(life.db, number);
  const [whole] = order ? await wholeOrders(life.db, [order]) : [];
  if (!whole) throw new Error(`${number} is not there`);
  if (back.way === 'complaint') return paidForComplaint(whole, back, skus, life);
  const wanted = piecesOf(back.pieces, skus);
  const lost = new Map([...(piecesOf(back.lost ?? {}, skus) ?? [])].map(([sku, off]) => [sku, oere(off)]));
  const lines = whole.lines.flatMap(({ id, sku, kind, quantity, credited }) => {
    const pieces = wanted ? (wanted.get(sku) ?? 0) : quantity - credited;
    return kind === 'gift_card' || pieces === 0 ? [] : [{ id, quantity: pieces }];
  });
  const booking = { pieces: null, lost, restock: true, reason: 'Fortrudt & sendt retur' };
  if (back.way === 'withdrawal') {
    const done = await declareWithdrawal(number, { lines, formKey: randomUUID() }, life);
    return done.ok ? receiveWithdrawn(done.withdrawal.number, booking, life) : done;
  }
  const way = { isIntact: true, size: 'pallet' as const, parcels: 1, pickupOn: null, comment: '', goodwill: null };
  const contact = { name: 'A', email: 'a@example.dk', telephone: '+4520304050' };
  const asked = { ...way, lines, formKey: randomUUID(), contact };
  const done = await requestGoodsReturn(number, asked, { boxes: null, pallets: null }, life);
  return done.ok ? receiveReturn(done.goodsReturn.number, booking, life) : done;
}

async function paidForComplaint(
  { order, lines }: Awaited<ReturnType<typeof wholeOrders>>[number],
  { good, quantity, kroner }: Extract<CameBack, { way: 'complaint' }>,
  skus: Skus,
  life: Life,
): Promise<Outcome<object>> {
  const line = lines.find(({ sku }) => sku === skus.get(good));
  if (!line) throw new Error(`${good} was not bought`);
  const key = randomUUID();
  await insertUpload(life.pool, key, life.now);
  const uploadId = (await uploadByKey(life.pool, key))?.id ?? 0;
  const made = await inTransaction(life.pool, (tx) =>
    insertComplaint(tx.db, {
      ...{ uploadId, orderId: order.id, orderLineId: line.id, storeId: order.storeId, isConsumer: false },
      ...{ publicToken: randomBytes(24).toString('base64url'), product: line.name, quantity, name: 'A' },
      ...{ email: order.email, description: 'Defekt', wish: 'refund', language: order.language, receivedAt: life.now },
    }),
  );
  const amount = kroner === undefined ? null : oere(Math.round(kroner * 100));
  return refundComplaint(made.number, { amount, text: 'Beløbet er på vej.' }, life);
}
