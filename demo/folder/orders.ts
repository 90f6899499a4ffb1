// Earlier orders of the demo's guests and customers, as records of the order tables.
import type { Printed } from '#backend/shop-files/section';
import { type PastOrder, pastOrdersSource } from '#backend/shop-files/sections/orders/order-tables';
import { basketsOf, HAPPENINGS, variantsOf } from '../world/happenings';
import { between } from '../world/making/seed';
import type { DemoWorld } from '../world/types';
import { ownOrders } from './own-orders';
import { PLAIN_LINE, PLAIN_ORDER } from './past-order';

/** Order numbers of the demo are outside the ranges that the shop assigns. */
const FIRST_NUMBER = 90_000_000;
const PLACE = { file: 'order-lines.csv', line: 0 };

const HOME = {
  firstname: 'Gæst',
  lastname: 'Eksempel',
  street: ['Eksempelvej 1'],
  postcode: '8000',
  city: 'Aarhus C',
  telephone: '+45 12 34 56 78',
};

/** `hasOwn`: includes orders of the customers; otherwise their accounts are empty. */
export const orderFiles = (world: DemoWorld, now: Date, hasOwn: boolean): Printed[] =>
  pastOrdersSource.print([...guestOrders(world, now), ...(hasOwn ? ownOrders(world, now) : [])]);

function guestOrders(world: DemoWorld, now: Date): PastOrder[] {
  const boughtAs = variantsOf(world);
  const filled = basketsOf(world, now)
    .filter(({ products }) => products.length > 0)
    .sort((one, other) => +one.at - +other.at);
  return filled.map(({ store, products, at }, index): PastOrder => {
    const id = index + 1;
    const number = String(FIRST_NUMBER + id);
    const lines = products.map(boughtAs).map(({ sku, name, minQty, priceGrossOere }) => {
      const quantity = minQty * between(HAPPENINGS, `${id} ${sku}`, 1, 3);
      return { at: PLACE, record: { ...PLAIN_LINE, order: number, sku, name, quantity, price: priceGrossOere } };
    });
    return {
      ...PLAIN_ORDER,
      ...HOME,
      number,
      placed_at: at.toISOString(),
      email: `gaest-${id}@kunde.example`,
      store,
      status: 'complete',
      prices: 'gross',
      freight: 0,
      payment: 'card',
      language: 'da',
      lines,
    };
  });
}
