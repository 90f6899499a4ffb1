// Mails to the company about customers' withdrawals, returns, cancellations, complaints and questions. Each goes to the
// addresses subscribed to its kind and store, and a reply goes to the customer.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { takePicture } from '#backend/commerce/complaint/take-picture';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { requestGoodsReturn } from '#backend/commerce/returns/request';
import { declareWithdrawal } from '#backend/commerce/returns/withdrawal/declare';
import { ContactUsDocument, MakeComplaintDocument, StartUploadDocument } from '~/services/generated/commerce';
import { jpegPhoto } from '../support/photo';
import { deliveredAt, lifeAt, linesAt } from './after-sales';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus } from './test-backend';

let counter: Counter;
let sku: string;
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1);
});
afterAll(() => counter?.close());
beforeEach(() => counter.rows('DELETE FROM notification_address'));

const wants = (email: string, kinds: string | null, stores: string | null = null) =>
  counter.rows('INSERT INTO notification_address (email, kinds, stores) VALUES ($1, $2, $3)', [email, kinds, stores]);

interface Sent {
  recipient: string;
  reply_to: string | null;
  language: string;
}
const mailsOf = (template: string, about: string) =>
  counter.rows<Sent>(
    `SELECT recipient, reply_to, language FROM mail WHERE template = $1 AND payload::text LIKE $2 ORDER BY recipient`,
    [template, `%${about}%`],
  );

async function boughtByCard(): Promise<string> {
  const placed = await place(counter, await readyCart(counter, [[sku, 2]], 'card'));
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}
const emailOf = async (number: string) =>
  (await counter.rows<{ email: string }>('SELECT email FROM sales_order WHERE number = $1', [number]))[0]?.email ?? '';
const asCustomer = () => ({ ...lifeAt(counter), by: 'customer' as const });
const onePieceOf = async (number: string) => (await linesAt(counter, number)).map(({ id }) => ({ id, quantity: 1 }));

const DECLARED: Record<
  string,
  { kind: string; template: string; declare(): Promise<{ about: string; from: string }> }
> = {
  'a withdrawal': {
    kind: 'withdrawals',
    template: 'withdrawal-new',
    async declare() {
      const number = await boughtByCard();
      const declared = { lines: await onePieceOf(number), formKey: randomUUID() };
      expect(await declareWithdrawal(number, declared, asCustomer())).toMatchObject({ ok: true });
      return { about: number, from: await emailOf(number) };
    },
  },
  'a return': {
    kind: 'returns',
    template: 'return-new',
    async declare() {
      const buyer = await logIn(counter, 'birgitte@havnens-arkitekter.example');
      const placed = await place(counter, await readyCart(counter, [[sku, 2]], 'account', buyer), buyer);
      const number = placed.number ?? '';
      await deliveredAt(counter, number);
      const contact = { name: 'Birgitte Holm', email: 'b@example.dk', telephone: '+4520304050' };
      const how = { size: 'box' as const, parcels: 1, pickupOn: null, contact, comment: '', goodwill: null };
      const wanted = { lines: await onePieceOf(number), formKey: randomUUID(), isIntact: true, ...how };
      const done = await requestGoodsReturn(number, wanted, { boxes: null, pallets: null }, asCustomer());
      expect(done).toMatchObject({ ok: true });
      return { about: number, from: await emailOf(number) };
    },
  },
  'an order that its customer cancels': {
    kind: 'orders',
    template: 'order-cancelled-by-customer',
    async declare() {
      const number = await boughtByCard();
      const done = await cancelOrder(number, { reason: '', asCustomer: true }, lifeAt(counter));
      expect(done).toMatchObject({ status: 'canceled' });
      return { about: number, from: await emailOf(number) };
    },
  },
  'a complaint': {
    kind: 'complaints',
    template: 'complaint-new',
    async declare() {
      const key = randomUUID();
      await counter.ask(StartUploadDocument, { key });
      const door = { pool: counter.database.pool, now: counter.clock.now() };
      for (const [seed, side] of (['front', 'back', 'side'] as const).entries())
        expect(await takePicture({ key }, side, await jpegPhoto(seed), door)).toMatchObject({ ok: true });
      const email = `klager-${key}@example.dk`;
      const what = { quantity: 1, wish: 'REFUND', description: 'Den er gået i stykker.' } as const;
      const input = { key, product: 'Kontorstol', name: 'Ole Lund', email, ...what };
      const { data, errors } = await counter.ask(MakeComplaintDocument, { input });
      expect(errors).toEqual([]);
      return { about: data?.makeComplaint.number ?? '', from: email };
    },
  },
  'a question': {
    kind: 'requests',
    template: 'enquiry',
    async declare() {
      const email = `spoerger-${randomUUID()}@example.dk`;
      const { errors } = await counter.ask(ContactUsDocument, {
        input: { name: 'Karen', email, comment: 'Kan det hæves?' },
      });
      expect(errors).toEqual([]);
      return { about: email, from: email };
    },
  },
};

test.each(Object.entries(DECLARED))(
  'notifies the subscribed addresses of %s',
  async (_what, { kind, template, declare }) => {
    await wants('alle@example.dk', null);
    await wants('denne@example.dk', `{${kind}}`);
    await wants('anden-slags@example.dk', kind === 'gift-shops' ? '{orders}' : '{gift-shops}');
    await wants('anden-butik@example.dk', null, '{no-such-store}');
    const { about, from } = await declare();
    expect(await mailsOf(template, about)).toEqual(
      ['alle@example.dk', 'denne@example.dk'].map((recipient) => ({ recipient, reply_to: from, language: 'da' })),
    );
  },
);

test('sends no mail about an order that staff cancel', async () => {
  await wants('alle@example.dk', null);
  const number = await boughtByCard();
  await cancelOrder(number, { reason: 'Udsolgt', asCustomer: false }, lifeAt(counter));
  expect(await mailsOf('order-cancelled-by-customer', number)).toEqual([]);
});
