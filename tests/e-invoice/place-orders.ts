// Buys each kind of order through the storefront's own documents, sends, invoices and credits it as staff do, and returns the documents.

import { sendCards } from '#backend/commerce/fulfilment/send-cards';
import type { Life } from '#backend/commerce/fulfilment/step';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { refundAmount } from '#backend/commerce/invoice/credit-amount';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { eInvoicesOfOrder } from '#backend/commerce/invoice/e-invoice/e-invoice.sql';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { ship } from '#backend/commerce/shipment/ship';
import { track } from '#backend/commerce/shipment/track';
import { noJobs } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { testPayments } from '#backend/ports/payment/test-provider';
import type { EInvoiceFormat } from '#domain/e-invoice/model';
import { oere } from '#domain/money/money';
import {
  AddToCartDocument,
  ApplyCouponDocument,
  ApplyGiftCardDocument,
  CheckoutDocument,
  ChooseGiftDocument,
  RemoveLineDocument,
  SetShippingDocument,
} from '~/services/generated/commerce';
import {
  type Counter,
  logIn,
  MARIA,
  newCart,
  type Places,
  place,
  prepare,
  press,
  readCart,
  type Who,
} from '../backend/test-backend';
import { cameBack } from './came-back';
import { makeGoods, piecesOf, type Skus } from './goods';
import { type Credit, type Good, KINDS, type Kind } from './kinds';

export interface Written {
  title: string;
  kind: 'invoice' | 'credit';
  number: string;
  format: EInvoiceFormat;
  xml: string;
}
export interface PlacedKind {
  title: string;
  totalOere: number;
  documents: Written[];
}

const EAN = '5798009900418';
const CVR = '99412070';
const BUYERS = {
  ean: 'birgitte@havnens-arkitekter.example',
  cvr: 'birgitte@havnens-arkitekter.example',
  town: 'grethe@fjordhavn.example',
  guest: null,
} as const;
const DELIVERIES = { express: 'express', route: 'route', collect: 'collect' } as const;

type Errors = readonly ({ message?: string | null } | null | undefined)[];

function mustSucceed(title: string, errors: Errors): void {
  if (errors.length > 0) throw new Error(`${title}: ${errors.map((error) => error?.message).join('; ')}`);
}

export async function* placeAll(counter: Counter, kinds: readonly Kind[] = KINDS): AsyncGenerator<PlacedKind> {
  const skus = await makeGoods(counter);
  for (const kind of kinds) yield await placeKind(counter, kind, skus);
}

async function placeKind(counter: Counter, kind: Kind, skus: Skus): Promise<PlacedKind> {
  const { title, buyer = 'ean' } = kind;
  const email = BUYERS[buyer];
  const who: Who = email === null ? {} : await logIn(counter, email);
  const payment = kind.payment ?? (buyer === 'guest' ? 'card' : 'account');
  const cartId = await filledCart(counter, kind, skus, who);
  await prepare(counter, cartId, payment, who, await placesOf(counter, buyer));
  await chooseDelivery(counter, kind, cartId, who);
  const placed = await place(counter, cartId, who, wordsOf(kind));
  mustSucceed(title, placed.errors);
  const number = placed.number ?? '';
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  await sendAndCredit(counter, kind, number, skus);
  const [order] = await counter.rows<{ id: number; total: number }>(
    'SELECT id, total_oere::int AS total FROM sales_order WHERE number = $1',
    [number],
  );
  const documents = await eInvoicesOfOrder(counter.database.db, order?.id ?? 0, {});
  return { title, totalOere: order?.total ?? 0, documents: documents.map((one) => ({ title, ...one })) };
}

async function filledCart(counter: Counter, kind: Kind, skus: Skus, who: Who): Promise<string> {
  const { title, goods, forPoints, coupons = [], cards = [] } = kind;
  const cartId = await newCart(counter, who);
  for (const line of (await readCart(counter, cartId, who)).data?.cart?.itemsV2?.items ?? [])
    await counter.ask(RemoveLineDocument, { input: { cart_id: cartId, cart_item_uid: line?.uid ?? '' } }, who);
  const items = Object.entries(goods).map(([good, quantity]) => ({
    sku: skus.get(good as Good) ?? '',
    quantity,
    ...(good === 'card'
      ? {
          gift_card: {
            amount: 500,
            recipient_name: 'Karen',
            recipient_email: 'k@example.dk',
            sender_name: 'Ib',
            message: '',
          },
        }
      : {}),
    ...(good === forPoints ? { in_points: true } : {}),
  }));
  const added = await counter.ask(AddToCartDocument, { cartId, items }, who);
  mustSucceed(title, [...added.errors, ...(added.data?.addProductsToCart?.user_errors ?? [])]);
  for (const code of coupons)
    mustSucceed(
      title,
      (await counter.ask(ApplyCouponDocument, { input: { cart_id: cartId, coupon_code: code } }, who)).errors,
    );
  for (const amount of cards) {
    const issue = { amount: oere(amount), note: 'Prøve', now: counter.clock.now() };
    const { code } = await inTransaction(counter.database.pool, (tx) => issueCard(tx, issue));
    const input = { cart_id: cartId, gift_card_code: code };
    mustSucceed(title, (await counter.ask(ApplyGiftCardDocument, { input }, who)).errors);
  }
  if (kind.gift) await chooseGift(counter, cartId, skus.get(kind.gift) ?? '', who);
  return cartId;
}

async function chooseGift(counter: Counter, cartId: string, sku: string, who: Who): Promise<void> {
  const [gift] = await counter.rows<{ id: number }>(
    `INSERT INTO promotion (name_da, name_en, kind, gift_product_ids, minimum_oere, needs_code, valid_from)
     SELECT 'Gave', 'Gift', 'gift', ARRAY[id], 1, false, '2020-01-01' FROM product WHERE sku = $1 RETURNING id`,
    [sku],
  );
  const input = { cart_id: cartId, promo_id: Buffer.from(String(gift?.id)).toString('base64'), sku };
  mustSucceed('a gift', (await counter.ask(ChooseGiftDocument, { input }, who)).errors);
}

/** The municipality's own address book; others type addresses that are hard to write. */
async function placesOf(counter: Counter, buyer: NonNullable<Kind['buyer']>): Promise<Places> {
  if (buyer === 'guest') return { shipping: { address: MARIA }, billing: { same_as_shipping: true } };
  if (buyer === 'town') {
    const [own] = await counter.rows<{ id: number }>(
      'SELECT a.id FROM customer_address a JOIN customer c ON c.id = a.customer_id WHERE c.email = $1 AND a.default_billing',
      [BUYERS.town],
    );
    const chosen = { customer_address_id: own?.id ?? 0 };
    return { shipping: chosen, billing: chosen };
  }
  const company = buyer === 'ean' ? 'Ærø Ånd & Sønner I/S' : 'Havnens Arkitekter ApS';
  const address = { ...MARIA, company, street: ['Strandvejen 12 "baghuset"', '2. th. & kælder'] };
  return { shipping: { address }, billing: { address: { ...address, vat_id: CVR } } };
}

async function chooseDelivery(counter: Counter, { title, delivery }: Kind, cartId: string, who: Who): Promise<void> {
  if (!delivery) return;
  const { data } = await counter.ask(CheckoutDocument, { cartId }, who);
  const offered = data?.cart?.shipping_addresses[0]?.available_shipping_methods ?? [];
  const method = offered.find((one) => one?.carrier_code === DELIVERIES[delivery]);
  const shop = data?.cart?.pickup_locations?.find((one) => one?.has_stock)?.pickup_location_code;
  const chosen = {
    carrier_code: method?.carrier_code ?? '',
    method_code: method?.method_code ?? '',
    ...(delivery === 'collect' ? { pickup_location_code: shop } : {}),
  };
  const input = { cart_id: cartId, shipping_methods: [chosen] };
  mustSucceed(title, (await counter.ask(SetShippingDocument, { input }, who)).errors);
}

const wordsOf = ({ buyer = 'ean', words = {} }: Kind) => ({
  ...(buyer === 'cvr' ? {} : { ean: EAN }),
  requisitioner: 'Grethe Holm',
  requisition_number: 'REQ-1',
  ...words,
});

async function sendAndCredit(counter: Counter, kind: Kind, number: string, skus: Skus): Promise<void> {
  const { db, pool } = counter.database;
  const provider = testPayments(async () => 'secret');
  const life: Life = { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
  const { title, parcels = [null], credits = [] } = kind;
  if (kind.goods.card) mustBe(title, await sendCards(number, life));
  const isCardAlone = Object.keys(kind.goods).every((good) => good === 'card');
  for (const parcel of parcels) {
    const shipping = { pieces: piecesOf(parcel, skus), carrier: null, trackingNumber: '' };
    const sent = isCardAlone ? null : await ship(number, shipping, life);
    if (sent) mustBe(title, sent);
    mustBe(title, await invoiceOrder(number, null, life));
    // Only products that have arrived can be returned.
    if (sent?.ok) mustBe(title, await track(sent.shipment.number, { status: 'DELIVERED', place: '' }, life));
  }
  for (const credit of credits)
    mustBe(
      title,
      await ('way' in credit ? cameBack(number, credit, skus, life) : credited(number, credit, skus, life)),
    );
}

function credited(number: string, credit: Exclude<Credit, { way: string }>, skus: Skus, life: Life) {
  if ('kroner' in credit) return refundAmount(number, oere(Math.round(credit.kroner * 100)), 'Hjørnet var stødt', life);
  const { pieces, freight = null, standardFreight, lost = {} } = credit;
  const keeping = {
    lost: new Map([...(piecesOf(lost, skus) ?? [])].map(([sku, off]) => [sku, oere(off)])),
    ...(standardFreight ? { standardFreight } : {}),
  };
  return creditOrder(
    number,
    { pieces: piecesOf(pieces, skus), restock: false, freight, reason: 'Fortrudt & sendt retur', ...keeping },
    life,
  );
}

function mustBe(title: string, outcome: { ok: boolean }): void {
  if (!outcome.ok) throw new Error(`${title}: ${JSON.stringify(outcome)}`);
}
