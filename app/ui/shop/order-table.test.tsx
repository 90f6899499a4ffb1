// Lists of orders: an order of another buyer has the buyer's name.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderRow } from '~/models/order';
import { OrderTable } from './order-table';

const ORDER: OrderRow = {
  id: '1',
  number: '91000052',
  placedAt: '2026-11-21T10:00:00Z',
  status: 'processing',
  statusLabel: 'Behandles',
  totalOere: 272100,
  href: '/customer/account/orders/91000052',
  email: 'frederik@example.dk',
  isTestPayment: false,
  buyer: 'Frederik Juhl',
};

/** The text next to the number of the only order. */
const told = (order: Partial<OrderRow>, ownEmail?: string) => {
  const orders = [{ ...ORDER, ...order }];
  const markup = renderToStaticMarkup(
    <OrderTable orders={orders} caption="Ordrer" ownEmail={ownEmail} t={(key) => key} language="da" />,
  );
  return load(markup)('tbody tr').children().first().text().replace(ORDER.number, '');
};

test('an order of another buyer has the buyer’s name, or the e-mail address where there is no name', () => {
  expect(told({}, 'birgitte@example.dk')).toBe('Frederik Juhl');
  expect(told({ buyer: '' }, 'birgitte@example.dk')).toBe('frederik@example.dk');
});

test('a customer’s own order has no name', () => {
  expect(told({}, 'frederik@example.dk')).toBe('');
  expect(told({})).toBe('');
});
