// What guests of the demo have bought in the last weeks, as records of orders.csv and order-lines.csv.

import type { Printed } from '#backend/shop-files/section';
import { pastOrdersSource } from '#backend/shop-files/sections/orders/order-tables';
import { basketsOf, HAPPENINGS, variantsOf } from '../world/happenings';
import { between } from '../world/making/seed';
import type { DemoWorld } from '../world/types';

/** Numbers of the demo's past stand apart from those that the shop gives. */
const FIRST_NUMBER = 90_000_000;
const PLACE = { file: 'order-lines.csv', line: 0 };

const HOME = {
  firstname: 'Gæst',
  lastname: 'Eksempel',
  company: null,
  street: ['Eksempelvej 1'],
  postcode: '8000',
  city: 'Aarhus C',
  telephone: '+45 12 34 56 78',
};

export function orderFiles(world: DemoWorld, now: Date): Printed[] {
  const boughtAs = variantsOf(world);
  const filled = basketsOf(world, now)
    .filter(({ products }) => products.length > 0)
    .sort((one, other) => +one.at - +other.at);
  const records = filled.map(({ store, products, at }, index) => {
    const id = index + 1;
    const number = String(FIRST_NUMBER + id);
    const lines = products.map(boughtAs).map(({ sku, name, minQty, priceGrossOere }) => {
      const quantity = minQty * between(HAPPENINGS, `${id} ${sku}`, 1, 3);
      return { at: PLACE, record: { order: number, sku, name, quantity, price: priceGrossOere } };
    });
    return {
      ...HOME,
      number,
      placed_at: at.toISOString(),
      email: `gaest-${id}@kunde.example`,
      store,
      status: 'complete' as const,
      prices: 'gross' as const,
      freight: 0,
      payment: 'card',
      language: 'da' as const,
      lines,
    };
  });
  return pastOrdersSource.print(records);
}
