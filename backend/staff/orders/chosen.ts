// Several orders at once: what shipping all of each would do, and shipping them, each in a separate transaction and logged as the single act is.
import { invoicesToPrint } from '#backend/commerce/invoice/index';
import { staffOrdersNumbered } from '#backend/commerce/order-desk/index';
import { shippingPlan } from '#backend/commerce/shipment/index';
import type { StaffSeenOrder } from '#backend/generated/staff';
import { refusedBy } from '#backend/refusal';
import { chosenNumbers } from '#domain/staff/chosen-orders';
import type { StaffContext } from '../context';
import { readSeenOf } from '../seen';
import { staffProblemOf } from '../wire';
import { actOnOrder } from './act';

/** Without pieces: all that is left. */
const WHOLE = { pieces: null, requiresPayment: true } as const;

export function requireChoice(given: readonly string[]): string[] {
  const choice = chosenNumbers(given);
  if (!choice.ok) throw refusedBy(choice);
  return choice.numbers;
}

export async function chosenForStaff(given: readonly string[], { db, pool }: StaffContext) {
  const numbers = requireChoice(given);
  // Before the rest: what changes in between is refused when the orders are shipped.
  const seen = await readSeenOf(pool, 'order', numbers);
  const orders = await staffOrdersNumbered(numbers, { db, pool });
  return orders.map(({ whole: { order, lines, payment }, place, shipments, documents, ...stages }) => {
    const plan = shippingPlan({ order, payment, lines }, WHOLE);
    const { billingAddress: billing, shipping } = order;
    const name = [billing.firstname, billing.lastname].filter(Boolean).join(' ');
    return {
      ...{ number: order.number, seen: seen.get(order.number) ?? '', totalOere: order.totalOere },
      buyer: place.business || billing.company || name || order.email,
      delivery: [shipping.carrierTitle, shipping.methodTitle].filter(Boolean).join(': '),
      ...{ payment: stages.payment, isTest: payment?.mode === 'TEST', fulfilment: stages.fulfilment },
      pieces: plan.ok ? plan.chosen.reduce((sum, { quantity }) => sum + quantity, 0) : 0,
      shipments: shipments.map(({ shipment }) => shipment.number),
      problem: plan.ok ? null : staffProblemOf(plan),
    };
  });
}

/** In the order given; none of an order that has no invoice. The document is that of the storefront (invoiceDocument). */
export async function invoicesForStaff(given: readonly string[], { db, pool }: StaffContext) {
  const orders = await staffOrdersNumbered(requireChoice(given), { db, pool });
  const found = [];
  for (const { whole, place } of orders)
    for (const document of await invoicesToPrint(whole.order, db))
      found.push({ store: place.store, language: whole.order.language, document: JSON.stringify(document) });
  return found;
}

export async function shipOrders(orders: readonly StaffSeenOrder[], context: StaffContext) {
  const seen = new Map(orders.map((order) => [order.number.trim(), order.seen]));
  const results = [];
  for (const number of requireChoice([...seen.keys()])) {
    const acting = { number, act: 'ship' as const, seen: seen.get(number) ?? '', input: WHOLE };
    const { done } = await actOnOrder(acting, context);
    results.push({ number, made: done.ok ? done.made : null, problem: done.ok ? null : staffProblemOf(done) });
  }
  return results;
}
