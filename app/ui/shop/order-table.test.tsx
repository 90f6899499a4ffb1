// Lists of orders: those of others say whose they are, by name.
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

/** The text next to the number of the one order. */
const told = (order: Partial<OrderRow>, ownEmail?: string) => {
  const orders = [{ ...ORDER, ...order }];
  const markup = renderToStaticMarkup(
    <OrderTable orders={orders} caption="Ordrer" ownEmail={ownEmail} t={(key) => key} language="da" />,
  );
  return load(markup)('tbody tr').children().first().text().replace(ORDER.number, '');
};

test('the order of someone else says who placed it, and a guest’s where it was confirmed', () => {
  expect(told({}, 'birgitte@example.dk')).toBe('Frederik Juhl');
  expect(told({ buyer: '' }, 'birgitte@example.dk')).toBe('frederik@example.dk');
});

test('one’s own order names no one', () => {
  expect(told({}, 'frederik@example.dk')).toBe('');
  expect(told({})).toBe('');
});
