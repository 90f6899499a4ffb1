// Actors of the shop: staff on the command line, the provider that repeats its events, and the jobs.
import { complaintsOfOrder } from '#backend/commerce/complaint/complaint.sql';
import { makeComplaint } from '#backend/commerce/complaint/make';
import { refundComplaint, replaceGoods } from '#backend/commerce/complaint/settle';
import { handleComplaint } from '#backend/commerce/complaint/step';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { captureOrder } from '#backend/commerce/fulfilment/capture-order';
import { completeOrder, holdOrder, releaseOrder } from '#backend/commerce/fulfilment/hold';
import type { Life } from '#backend/commerce/fulfilment/step';
import { refundAmount } from '#backend/commerce/invoice/credit-amount';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { askAfterPayments } from '#backend/commerce/payment/ask-after';
import { expirePayments, PAYMENT_TIME_MS } from '#backend/commerce/payment/expire-payments';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { receiveReturn, refuseReturn } from '#backend/commerce/returns/receive';
import { requestGoodsReturn } from '#backend/commerce/returns/request';
import { returnsOf } from '#backend/commerce/returns/returns.sql';
import { declareWithdrawal } from '#backend/commerce/returns/withdrawal/declare';
import { endWithdrawal, receiveWithdrawn } from '#backend/commerce/returns/withdrawal/receive';
import { withdrawalsOf } from '#backend/commerce/returns/withdrawal/withdrawal.sql';
import { ship } from '#backend/commerce/shipment/ship';
import { shipmentsOf } from '#backend/commerce/shipment/shipment.sql';
import { track } from '#backend/commerce/shipment/track';
import { noJobs } from '#backend/db/job-queue';
import { oere } from '#domain/money/money';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type Act, codeOf, type Doing, hear, lifeOn, type Story } from './story';

type Step = (number: string, life: Life, story: Story) => Promise<Outcome<object>>;

const someOf = ({ dice, stage }: Story) => (dice.percent(50) ? null : new Map([[dice.pick(stage.goods).sku, 1]]));

const STEPS: Record<string, Step> = {
  ship: (number, life, story) =>
    ship(number, { pieces: someOf(story), carrier: null, trackingNumber: story.dice.percent(50) ? '' : '1' }, life),
  invoice: (number, life, story) => invoiceOrder(number, someOf(story), life),
  capture: captureOrder,
  credit: (number, life, story) =>
    creditOrder(number, { pieces: someOf(story), restock: true, freight: null, reason: '' }, life),
  refund: (number, life, { dice }) => refundAmount(number, oere(dice.between(100, 5_000)), 'Fejl', life),
  cancel: (number, life) => cancelOrder(number, { reason: '', asCustomer: false }, life),
  hold: (number, life) => holdOrder(number, '', life),
  release: releaseOrder,
  complete: completeOrder,
  arrive,
  ask: askBack,
  take: takeBack,
  complain: complainOfPieces,
  settle: settleComplaint,
};

/** Everything sent has arrived. */
async function arrive(number: string, life: Life, { orders }: Story): Promise<Outcome<object>> {
  const order = await orderByNumber(life.db, number);
  const open = order ? await shipmentsOf(life.db, [order.id]) : [];
  const next = open.find(({ shipment }) => shipment.status !== 'DELIVERED');
  if (!next) return refusal('NOTHING_LEFT');
  const done = await track(next.shipment.number, { status: 'DELIVERED', place: '' }, life);
  for (const known of orders) if (done.ok && known.number === number) known.hasArrived = true;
  return done;
}

/** The buyer wants to return something: a consumer withdraws, a company requests a return; now and then the form is sent twice. */
async function askBack(number: string, life: Life, { dice }: Story): Promise<Outcome<object>> {
  const order = await orderByNumber(life.db, number);
  const [whole] = order ? await wholeOrders(life.db, [order]) : [];
  if (!whole) return refusal('ORDER_NOT_FOUND');
  const formKey = dice.percent(50) ? 'same' : `form-${dice.next()}`;
  const lines = [{ id: dice.pick(whole.lines).id, quantity: 1 }];
  const isGoodwill = dice.percent(30);
  if (whole.order.businessId === null && !isGoodwill) return declareWithdrawal(number, { lines, formKey }, life);
  const way = { isIntact: true, size: 'box' as const, parcels: 1, pickupOn: null, comment: '' };
  const contact = { name: 'A', email: 'a@example.dk', telephone: '' };
  const goodwill = isGoodwill ? { isFree: dice.percent(50) } : null;
  const asked = { ...way, lines, formKey, contact, goodwill };
  return requestGoodsReturn(number, asked, { boxes: null, pallets: null }, life);
}

/** Staff book in returned products, complete, damaged, or reject them. */
async function takeBack(number: string, life: Life, { dice }: Story): Promise<Outcome<object>> {
  const order = await orderByNumber(life.db, number);
  if (!order) return refusal('ORDER_NOT_FOUND');
  const [withdrawal] = await withdrawalsOf(life.db, order.id);
  const back = { pieces: null, lost: new Map(), restock: true, reason: 'Retur' };
  if (withdrawal && dice.percent(15)) return endWithdrawal(withdrawal.withdrawal.number, 'Kom aldrig', life);
  if (withdrawal) return receiveWithdrawn(withdrawal.withdrawal.number, back, life);
  const [known] = await returnsOf(life.db, order.id);
  if (!known) return refusal('NOTHING_LEFT');
  const { number: returned } = known.goodsReturn;
  return dice.percent(15) ? refuseReturn(returned, back, life) : receiveReturn(returned, back, life);
}

/** Complains of one or two pieces; sometimes the form is sent twice. Its pictures have been uploaded. */
async function complainOfPieces(number: string, life: Life, { dice, stage }: Story): Promise<Outcome<object>> {
  const order = await orderByNumber(life.db, number);
  const [whole] = order ? await wholeOrders(life.db, [order]) : [];
  const line = whole && dice.pick(whole.lines);
  if (!whole || !line) return refusal('ORDER_NOT_FOUND');
  const key = `00000000-0000-4000-8000-${String(whole.order.id).padStart(9, '0')}${dice.between(100, 101)}`;
  await life.pool.query(PICTURES, [key, life.now]);
  const said = { wish: 'refund' as const, serialNumber: '', batchNumber: '', description: 'Defekt' };
  const of = { order: number, line: line.id };
  const { store } = stage.guest;
  const by = {
    pool: life.pool,
    queue: noJobs,
    store,
    language: 'da' as const,
    mailbox: 'butik@example.dk',
    now: life.now,
  };
  return makeComplaint({ key, of, free: null, quantity: dice.between(1, 2), ...said }, by);
}

const PICTURES = `WITH u AS (INSERT INTO complaint_upload (key, created_at) VALUES ($1::uuid, $2) ON CONFLICT (key) DO NOTHING RETURNING id)
  INSERT INTO complaint_picture (upload_id, side, hash, bytes, taken_at) SELECT id, s, s, 'x', $2 FROM u, unnest(ARRAY['front', 'back', 'side']) s`;

/** Staff refund the money or a part of it, send a replacement, or decline. */
async function settleComplaint(number: string, life: Life, { dice }: Story): Promise<Outcome<object>> {
  const order = await orderByNumber(life.db, number);
  const made = order ? await complaintsOfOrder(life.db, order.id) : [];
  if (made.length === 0) return refusal('NOTHING_LEFT');
  const { number: complaint } = dice.pick(made);
  const way = dice.pick(['money', 'part', 'goods', 'no'] as const);
  if (way === 'goods') return replaceGoods(complaint, 'Ny vare', life);
  if (way === 'no') return handleComplaint(complaint, { step: 'refuse', text: 'Nej' }, life);
  const amount = way === 'money' ? null : oere(dice.between(100, 2_000));
  return refundComplaint(complaint, { amount, text: 'Pengene' }, life);
}

/** After dispatch, an order is credited by staff, or delivered and returned. */
function goingBack(dice: Story['dice']): string[] {
  if (dice.percent(40)) return ['arrive', 'ask', 'take', ...(dice.percent(30) ? ['ask', 'take'] : [])];
  if (dice.percent(60)) return ['arrive', 'complain', 'settle', ...(dice.percent(50) ? ['ask', 'take'] : [])];
  return dice.percent(75) ? ['credit'] : [];
}

export function staffOf(story: Story): Doing[] {
  const { dice } = story;
  const plan = dice.percent(70)
    ? ['ship', 'invoice', ...goingBack(dice)]
    : Array.from({ length: dice.between(2, 3) }, () => dice.pick(Object.keys(STEPS)));
  if (dice.percent(40)) plan.splice(dice.between(0, plan.length), 0, dice.pick(Object.keys(STEPS)));
  return plan.map((name) => {
    const act: Act = async (on) => {
      const paid = story.orders.filter(({ isPaid }) => isPaid);
      const order = [...paid, ...story.orders][0];
      const step = STEPS[name];
      return order && step ? codeOf(await step(order.number, lifeOn(on, story, 'staff'), story)) : 'no order yet';
    };
    return { name, act, isReady: () => story.orders.some(({ isPaid }) => isPaid) };
  });
}

/** The buyer and a second clerk, when products have arrived: both return and book in what the first does, too. */
export function returnersOf(story: Story): Doing[] {
  const plan = Array.from({ length: story.dice.between(0, 3) }, () =>
    story.dice.pick([['ask'], ['ask'], ['take'], ['complain', 'settle'], ['settle']]),
  ).flat();
  return plan.map((name) => {
    const act: Act = async (on) => {
      const order = story.orders.find(({ hasArrived }) => hasArrived);
      const step = STEPS[name];
      return order && step ? codeOf(await step(order.number, lifeOn(on, story, 'customer'), story)) : 'nothing came';
    };
    return { name, act, isReady: () => story.orders.some(({ hasArrived }) => hasArrived) };
  });
}

/** Repeats events late, and in another order; now and then someone else forges one, with another amount. */
export function providerOf(story: Story): Doing[] {
  const { dice } = story;
  const act: Act = async (on) => {
    if (story.events.length === 0) return 'nothing to say';
    const event = dice.pick(story.events);
    const isWrong = event.kind === 'authorised' && dice.percent(20);
    return hear(on, story, isWrong ? { ...event, key: `${event.key}:wrong`, amount: oere(event.amount + 1) } : event);
  };
  return Array.from({ length: dice.between(1, 3) }, () => ({
    name: 'callback',
    act,
    isReady: () => story.events.length > 0,
  }));
}

export function jobsOf(story: Story): Doing[] {
  const { dice, stage, box } = story;
  const jobs: Record<string, Act> = {
    expire: async ({ db, pool }) => {
      const later = new Date(stage.now.getTime() + PAYMENT_TIME_MS);
      const { done, failures } = await expirePayments({ db, pool, queue: noJobs, now: later });
      if (failures.length > 0) return 'some are left';
      return done.flat().length > 0 ? 'released' : 'ok';
    },
    'move money': async ({ db, pool }) =>
      (await carryOut(null, { db, pool, provider: box, queue: noJobs, now: stage.now })).length > 0
        ? 'some are left'
        : 'ok',
    'ask after': async ({ db, pool }) => {
      const later = new Date(stage.now.getTime() + PAYMENT_TIME_MS);
      const asked = await askAfterPayments({ db, pool, queue: noJobs, now: later }, box);
      return asked.failure ? 'some are left' : 'ok';
    },
    mail: async ({ db }) => {
      await story.post.officeOver(db).deliverAll();
      return 'ok';
    },
  };
  const usual = ['expire', 'move money', 'move money', 'ask after', 'mail'];
  return Array.from({ length: dice.between(1, 2) }, () => {
    const name = dice.pick(usual);
    return { name, act: jobs[name] ?? (async () => 'ok'), isReady: () => story.orders.length > 0 };
  });
}
