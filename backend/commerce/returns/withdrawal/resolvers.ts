// Withdrawals on the wire: what of an order can be withdrawn from, finding the order without a login, and withdrawing.

import type { OrderServices } from '#backend/commerce/checkout/place/place-order';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { orderBehind } from '#backend/commerce/order/read/find-orders';
import { OrderModel } from '#backend/commerce/order/read/model';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { hashOfToken } from '#backend/commerce/session/token';
import type { Limits } from '#backend/db/limits';
import type {
  OrderInformationInput,
  OrderWithdrawal,
  Resolvers,
  WithdrawFromOrderInput,
} from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import { inputRefused, noSuchEntity, refusedBy } from '#backend/refusal';
import { refusal } from '#domain/refusal/refusals';
import { exemptionOf, lastWithdrawalDay, refundDueOn, whyNoWithdrawal, withdrawable } from '#domain/returns/withdrawal';
import { declareWithdrawal } from './declare';
import { exceptedInCart } from './excepted.sql';
import { withdrawableOf } from './question';
import type { WholeWithdrawal } from './withdrawal.sql';

const LONGEST_KEY = 64;
const NOT_FOUND = 'We couldn’t locate an order with the information provided.';

const REFUSALS_ON_WIRE = { business: 'BUSINESS', unpaid: 'UNPAID', over: 'OVER', late: 'LATE' } as const;
const EXEMPTIONS_ON_WIRE = { personalised: 'PERSONALISED', perishable: 'PERISHABLE', sealed: 'SEALED' } as const;

async function withdrawalOfOrder(order: OrderModel, { db, now }: Context): Promise<OrderWithdrawal> {
  const { question, withdrawals } = await withdrawableOf(db, order.whole);
  const why = whyNoWithdrawal(question, now);
  return {
    refusal: why && REFUSALS_ON_WIRE[why],
    last_day: lastWithdrawalDay(question),
    lines: question.lines.flatMap((line) => {
      const bought = order.lines.find(({ id }) => id === line.id);
      const exemption = exemptionOf(line);
      return bought
        ? [
            {
              ...{ id: line.id, product_sku: line.sku, product_name: bought.name, unit: bought.unit },
              ...{ quantity: line.quantity, left: withdrawable(line) },
              exemption: exemption && EXEMPTIONS_ON_WIRE[exemption],
              is_gift_card: line.kind === 'gift_card',
            },
          ]
        : [];
    }),
    declared: withdrawals.map((one) => declaredOnWire(one, order)),
  };
}

export async function exceptionsInCart(cartId: string, pool: Context['pool']) {
  const rows = await exceptedInCart(pool, cartId);
  return rows.map(({ id, kind, withdrawal_exempt: exempt }) => {
    const exemption = exemptionOf({ kind, exempt });
    return { uid: uidOf(id), exemption: exemption && EXEMPTIONS_ON_WIRE[exemption] };
  });
}

const declaredOnWire = ({ withdrawal, lines }: WholeWithdrawal, order: OrderModel) => ({
  number: withdrawal.number,
  declared_at: withdrawal.declaredAt.toISOString(),
  due_on: refundDueOn(withdrawal.declaredAt),
  is_closed: withdrawal.closedAt !== null,
  is_ended: lines.some(({ kept }) => kept > 0),
  lines: lines.flatMap(({ orderLineId, quantity, calledOff }) => {
    const bought = order.lines.find(({ id }) => id === orderLineId);
    const of = bought && { product_sku: bought.sku, product_name: bought.name, unit: bought.unit };
    return of ? [{ ...of, quantity, called_off: calledOff }] : [];
  }),
});

const saysTheSame = (one: string | null | undefined, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase();

/** Each try counts before it is looked at; a right one is given back, so that only wrong ones are limited. */
async function guestOrderByWords(input: OrderInformationInput, limits: Limits, context: Context): Promise<OrderModel> {
  const number = input.number.trim().slice(0, LONGEST_KEY);
  const tries = [
    ['order-address', context.clientAddress],
    // With the e-mail address: who does not know it cannot use up the attempts of the customer.
    ['order-number', hashOfToken(`${number} ${input.email.trim().toLowerCase()}`)],
  ] as const;
  for (const [kind, key] of tries) if (key && !(await limits.take(kind, key))) throw refusedBy(refusal('ORDER_LOCKED'));
  const row = await orderByNumber(context.db, number);
  const postcodes = [row?.shippingAddress.postcode, row?.billingAddress.postcode];
  const isRight = saysTheSame(row?.email, input.email) && postcodes.some((one) => saysTheSame(one, input.postcode));
  const [whole] = row && isRight ? await wholeOrders(context.db, [row]) : [];
  if (!whole) throw noSuchEntity(NOT_FOUND);
  for (const [kind, key] of tries) if (key) await limits.giveBack(kind, key);
  return new OrderModel(whole, context.language);
}

async function withdrawByToken(input: WithdrawFromOrderInput, context: Context, { provider, queue }: OrderServices) {
  const { token, form_key: formKey, lines } = input;
  if (formKey === '' || formKey.length > LONGEST_KEY) throw inputRefused('form_key must have 1 to 64 characters');
  const order = await orderBehind(token, context);
  if (!order) throw noSuchEntity(NOT_FOUND);
  const { db, pool, now } = context;
  const life = { db, pool, queue, provider, now, by: 'customer' };
  const done = await declareWithdrawal(order.number, { lines, formKey }, life);
  if (!done.ok) throw refusedBy(done);
  context.productsChanged(done.returned);
  return { number: done.withdrawal.number };
}

export const withdrawalResolvers = (services: OrderServices, limits: Limits): Resolvers => ({
  Cart: { withdrawal_exceptions: ({ id }, _args, { pool }) => exceptionsInCart(id, pool) },
  CustomerOrder: { withdrawal: (order, _args, context) => withdrawalOfOrder(order, context) },
  Query: { guestOrder: (_root, { input }, context) => guestOrderByWords(input, limits, context) },
  Mutation: { withdrawFromOrder: (_root, { input }, context) => withdrawByToken(input, context, services) },
});
