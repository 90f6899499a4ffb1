// A subscription whose delivery is due while everyone else acts: the job delivers it, in two concurrent runs, and its customer skips it, pauses
// or ends it. On invoice, on a card, or on one that the bank refuses.
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { paymentOfOrder } from '#backend/commerce/payment/payment.sql';
import { endSubscription, moveSubscription, skipDelivery } from '#backend/commerce/subscription/change';
import { deliverDue } from '#backend/commerce/subscription/deliver';
import type { Buyer } from '#backend/commerce/subscription/subscriber';
import { noJobs } from '#backend/db/job-queue';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import type { Dice } from './random';
import type { Opening, Stage } from './stage';
import { type Act, codeOf, type Doing, type OnDatabase, type Story, shopperOn } from './story';

const MADE = `WITH k AS (INSERT INTO kept_card (customer_id, provider, public_hash, agreement, agreed_at, way_back, token, brand, last_four, expires_on, kept_at)
    SELECT $1, 'test', $2, 'Ja', $3, '/', $4, 'visa', '4242', '2040-01-31', $3 WHERE $4::text IS NOT NULL RETURNING id),
  s AS (INSERT INTO subscription (customer_id, store_id, name, status, rhythm, start_on, planned_on, delivery_on, order_on, notice_on, is_told, address_id,
      payment_code, card_id, requisitioner, requisition_number, language, created_at)
    SELECT $1, $5, $2, 'active', 'month', $6, $6, $7, $6, $6, true, (SELECT a.id FROM customer_address a WHERE a.customer_id = $1 ORDER BY a.id LIMIT 1),
      CASE WHEN $4::text IS NULL THEN 'account' ELSE 'card' END, (SELECT id FROM k), 'R', '1', 'da', $3 RETURNING id),
  i AS (INSERT INTO subscription_item (subscription_id, product_id, position, quantity) SELECT s.id, g.id, g.n, 1 FROM s, unnest($8::int[]) WITH ORDINALITY g (id, n))
  SELECT id FROM s`;

/** In every third story; its id. */
export async function openSubscription(stage: Stage, seed: number, dice: Dice): Promise<number | null> {
  const { who, store } = stage.company;
  if (!who || dice.percent(65)) return null;
  const token = dice.pick([null, null, 'box-good', 'box-good', 'box-declined']);
  const day = inCopenhagen(stage.now).date;
  const goods = stage.goods.filter(({ points }) => points === null).filter((_, at) => at === 0 || dice.percent(50));
  const name = `Sim ${seed}`;
  const ids = goods.map(({ id }) => id);
  const values = [who.customer.id, name, stage.now, token, store.id, day, addDays(day, 4), ids];
  return (await stage.aside<{ id: number }>(MADE, values))[0]?.id ?? null;
}

function buyerOn(on: OnDatabase, story: Story): Buyer {
  const { who } = story.stage.company;
  const shopper = shopperOn(on, story, true);
  if (!who || !shopper.who) throw new Error('The company has no buyer');
  return { ...shopper, who: shopper.who };
}

const deliver =
  (story: Story, id: number) =>
  async (on: OnDatabase): Promise<string> => {
    const { box, stage, orders } = story;
    const services = { provider: box, queue: noJobs };
    const done = await deliverDue(id, buyerOn(on, story), services);
    if (done.did !== 'ordered') return done.did;
    const parts = { db: on.db, pool: on.pool, ...services, now: stage.now };
    const left = done.toAuthorise === null ? [] : await carryOut(done.toAuthorise, parts);
    const order = await orderByNumber(on.db, done.number);
    const payment = order && (await paymentOfOrder(on.db, order.id));
    if (!order || !payment) throw new Error(`The order ${done.number} is not there`);
    const isPaid = payment.status === 'authorised' || payment.status === 'account';
    const known = { cartId: order.cartId, id: order.id, number: order.number, amount: payment.amountOere };
    orders.push({ ...known, token: null, session: null, isPaid, hasArrived: false });
    return left.length > 0 ? 'ordered, the provider is away' : `ordered, ${payment.status}`;
  };

const CHANGES: Record<string, (id: number, buyer: Buyer) => Promise<{ ok: boolean; code?: string }>> = {
  skip: (id, buyer) => skipDelivery(id, addDays(inCopenhagen(buyer.now).date, 4), buyer),
  pause: (id, buyer) => moveSubscription(id, { action: 'PAUSE', seen: null }, buyer),
  resume: (id, buyer) => moveSubscription(id, { action: 'RESUME', seen: null }, buyer),
  end: (id, buyer) => endSubscription(id, buyer, noJobs),
};

/** The job, in two processes, and now and then the customer. */
export function subscriptionActors(story: Story, { subscription: id }: Opening, dice: Dice): Doing[][] {
  if (id === null) return [];
  const job = (): Doing => ({ name: 'deliver', act: deliver(story, id) });
  const change = (): Doing => {
    const name = dice.pick(Object.keys(CHANGES));
    const act: Act = async (on) => codeOf((await CHANGES[name]?.(id, buyerOn(on, story))) ?? { ok: false });
    return { name: `${name} a delivery`, act };
  };
  return [[job()], [job()], ...(dice.percent(40) ? [[change(), ...(dice.percent(50) ? [change()] : [])]] : [])];
}

/** What is still due is delivered in the next round. */
export async function deliverInTheEnd(story: Story): Promise<void> {
  const { opening, stage } = story;
  if (opening.subscription !== null) await deliver(story, opening.subscription)(stage.database);
}
