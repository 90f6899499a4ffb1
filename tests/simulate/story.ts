// The story of one seed: who does what, in which processes, and what goes wrong on the way.
import { addProducts } from '#backend/commerce/cart/lines/add-products';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { endPayment } from '#backend/commerce/checkout/end-payment';
import { placeOrder } from '#backend/commerce/checkout/place/place-order';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import type { Life } from '#backend/commerce/fulfilment/step';
import { payAt } from '#backend/commerce/payment/pay-at';
import { paymentOfOrder } from '#backend/commerce/payment/payment.sql';
import { settlePayment } from '#backend/commerce/payment/settle-payment';
import { noJobs } from '#backend/db/job-queue';
import type { ProviderEvent } from '#backend/ports/payment/index';
import { oere } from '#domain/money/money';
import type { ActorDatabase } from './actor-database';
import type { MoneyBox } from './money-box';
import type { PostBox } from './post-box';
import type { Dice } from './random';
import type { Opening, Stage } from './stage';

export interface KnownOrder {
  cartId: string;
  number: string;
  id: number;
  /** Null for a delivery of a subscription, which is not paid on a page. */
  token: string | null;
  /** Session of the payment page, once it was opened. */
  session: string | null;
  amount: number;
  /** As far as the shop knows: orders that may be sent. */
  isPaid: boolean;
  /** At least one parcel of it. */
  hasArrived: boolean;
}

export interface Story {
  stage: Stage;
  opening: Opening;
  dice: Dice;
  box: MoneyBox;
  post: PostBox;
  orders: KnownOrder[];
  /** The provider's events so far; it may repeat any of them at any time. */
  events: ProviderEvent[];
}

/** One action of an actor, in a process; its result as a word for the statistics. */
export type Act = (on: ActorDatabase) => Promise<string>;

export interface Doing {
  name: string;
  act: Act;
  /** Useful only when this has happened. */
  isReady?: () => boolean;
}

export const codeOf = (outcome: { ok: boolean; code?: string }): string => (outcome.ok ? 'ok' : (outcome.code ?? '?'));

export const lifeOn = (on: ActorDatabase, { stage, box }: Story, by: string): Life => ({
  db: on.db,
  pool: on.pool,
  queue: noJobs,
  provider: box,
  now: stage.now,
  by,
});

/** What most actions need of their process. */
export type OnDatabase = Pick<ActorDatabase, 'db' | 'pool'>;

export const shopperOn = (on: OnDatabase, { stage, opening }: Story, isCompany: boolean): Shopper => {
  const shopper = isCompany ? stage.company : stage.guest;
  const business = shopper.who?.business && { ...shopper.who.business, creditLimitOere: opening.creditLimit };
  return { ...shopper, pool: on.pool, db: on.db, who: shopper.who && { ...shopper.who, business: business ?? null } };
};

type Cart = Opening['carts'][number];

const add =
  (story: Story, cart: Cart): Act =>
  async (on) => {
    const { sku, points } = story.dice.pick(story.stage.goods);
    const inPoints = points !== null && story.dice.percent(60);
    const wanted = { sku, parentSku: null, selectedOptions: [], quantity: story.dice.between(1, 2), inPoints };
    const changed = await addProducts(cart.id, [wanted], shopperOn(on, story, cart.isCompany));
    if (!changed.ok) return changed.cause;
    const word = changed.result[0]?.refused.code ?? 'ok';
    return inPoints ? `${word} for points` : word;
  };

const place =
  (story: Story, cart: Cart): Act =>
  async (on) => {
    const { stage, box } = story;
    const placing = {
      cartId: cart.id,
      agreementIds: [1],
      expectedTotal: null,
      seenChanges: null,
      reference: null,
      requisitioner: null,
      requisitionNumber: null,
      comment: null,
      accountingCost: null,
      ean: null,
      returnUrl: '/done',
      cancelUrl: '/back',
      origin: 'http://localhost:3000',
    };
    const placed = await placeOrder(placing, shopperOn(on, story, cart.isCompany), { provider: box, queue: noJobs });
    if (!placed.ok) return 'refused' in placed ? placed.refused.code : placed.cause;
    const { id, number, publicToken: token, totalOere, giftCardOere } = placed.order;
    const known = story.orders.find((order) => order.id === id);
    const order = known ?? {
      cartId: cart.id,
      id,
      number,
      token,
      session: null,
      amount: totalOere - giftCardOere,
      isPaid: false,
      hasArrived: false,
    };
    if (!known) story.orders.push(order);
    const page = await payAt(placed.order, on.db, box, stage.now);
    if (page.ok && page.url !== null) order.session = (await paymentOfOrder(on.db, id))?.sessionToken ?? null;
    if (placed.order.paymentCode !== 'card') order.isPaid = true;
    return known ? 'again' : 'ok';
  };

/** The shopper answers on the provider's page; its event arrives once or twice. */
const pay =
  (story: Story, cart: Cart): Act =>
  async (on) => {
    const { dice, box, orders } = story;
    const open = orders.filter(({ cartId, session }) => cartId === cart.id && session !== null);
    if (open.length === 0) return 'nothing to pay';
    const { session, amount } = dice.pick(open);
    const kind = dice.percent(75) ? 'authorised' : dice.pick(['declined', 'cancelled'] as const);
    const event = box.answer(session ?? '', kind, oere(amount));
    story.events.push(event);
    const words = dice.percent(30) ? [event, event] : [event];
    const heard = [];
    for (const word of words) heard.push(await hear(on, story, word));
    return heard.join('+');
  };

export async function hear(on: ActorDatabase, { stage, orders }: Story, event: ProviderEvent): Promise<string> {
  const settled = await settlePayment(event, { db: on.db, pool: on.pool, queue: noJobs, now: stage.now });
  const order = orders.find(({ session }) => session === event.sessionToken);
  if (!settled.ok) return settled.code;
  if (settled.late) return 'late';
  if (order && event.kind === 'authorised') order.isPaid = true;
  return settled.changed ? event.kind : 'known';
}

const cancel =
  (story: Story, cart: Cart): Act =>
  async (on) => {
    const own = story.orders.filter(({ cartId }) => cartId === cart.id);
    if (own.length === 0) return 'nothing to cancel';
    const { number } = story.dice.pick(own);
    return codeOf(await cancelOrder(number, { reason: '', asCustomer: true }, lifeOn(on, story, 'customer')));
  };

/** The buyer returns to the cart by cancelling the payment, possibly after paying. */
const end =
  (story: Story, cart: Cart): Act =>
  async (on) => {
    const own = story.orders.flatMap(({ cartId, token }) => (cartId === cart.id && token !== null ? [token] : []));
    if (own.length === 0) return 'nothing to end';
    const ending = { token: story.dice.pick(own), cartId: null };
    return codeOf(await endPayment(ending, shopperOn(on, story, cart.isCompany), noJobs));
  };

const ACTS = { add, place, pay, cancel, end };

/** A tab on a cart: a few presses, most often the right ones in the right order. */
export function tabOf(story: Story, cart: Cart): Doing[] {
  const { dice } = story;
  const plan: (keyof typeof ACTS)[] = dice.percent(70)
    ? ['place', 'pay']
    : Array.from({ length: dice.between(2, 4) }, () => dice.pick(['add', 'place', 'pay', 'cancel', 'end'] as const));
  if (dice.percent(20)) plan.push('cancel');
  if (dice.percent(20)) plan.push('end');
  if (dice.percent(20)) plan.unshift('add');
  return plan.map((name) => ({ name, act: ACTS[name](story, cart) }));
}
