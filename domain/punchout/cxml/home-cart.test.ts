// What a buyer's system rejects in a returned cart, and the purchase order that it creates from one.
import { expect, test } from 'vitest';
import { orderRequest } from './buyer-requests';
import { readHomeCart } from './home-cart';
import { childAt, childrenNamed, type XmlElement, xml } from './xml-element';

const money = (amount: string) => xml('Money', { currency: 'DKK' }, amount);
const item = (quantity: string, ...basis: XmlElement[]) =>
  xml(
    'ItemIn',
    { quantity, lineNumber: '1' },
    xml('ItemID', {}, xml('SupplierPartID', {}, 'A-1'), xml('SupplierPartAuxiliaryID', {}, 'line-1')),
    xml(
      'ItemDetail',
      {},
      xml('UnitPrice', {}, money('12.50')),
      xml('Description', { 'xml:lang': 'da' }, 'Kuglepen'),
      xml('UnitOfMeasure', {}, 'EA'),
      ...basis,
      xml('Classification', { domain: 'UNSPSC' }, '44121704'),
    ),
  );
const cart = (total: readonly XmlElement[], ...items: XmlElement[]) =>
  readHomeCart(
    xml(
      'cXML',
      {},
      xml('Message', {}, xml('PunchOutOrderMessage', {}, xml('PunchOutOrderMessageHeader', {}, ...total), ...items)),
    ),
  );
const total = (amount: string) => [xml('Total', {}, money(amount))];

test('a cart without a total has a total of zero, which does not add up', () => {
  expect(cart([], item('2'))).toMatchObject({ total: 0, addsUp: false, faults: [] });
  expect(cart([])).toMatchObject({ total: 0, addsUp: true });
  expect(cart(total('25.00'), item('2'))).toMatchObject({ total: 25_000, addsUp: true, faults: [] });
});

test('a document without a cart returns null', () => {
  expect(readHomeCart(xml('cXML', {}))).toBeNull();
  expect(readHomeCart(xml('cXML', {}, xml('Message', {}, xml('PunchOutOrderMessage', {}))))).toBeNull();
});

test('a total that is not a number is zero', () =>
  expect(cart(total('much'), item('2'))).toMatchObject({ total: 0, addsUp: false }));

test.each(['0', '', 'two'])('a quantity of %j is missing', (quantity) =>
  expect(cart(total('0'), item(quantity))?.faults).toEqual([{ kind: 'lacks', index: 1, field: 'quantity' }]),
);

test('the order has a price basis quantity only where a price is for several pieces', () => {
  const hundred = xml('PriceBasisQuantity', { quantity: '100' });
  const home = cart(total('0.25'), item('2', hundred));
  const order = orderRequest({ orderId: 'P1', type: 'new', now: new Date(0), items: home?.items ?? [] });
  const basisOf = (element: XmlElement) =>
    childrenNamed(element, 'ItemOut').map(
      (line) => childAt(line, 'ItemDetail', 'PriceBasisQuantity')?.attributes.quantity,
    );
  expect(basisOf(order)).toEqual(['100']);
  const plain = cart(total('25.00'), item('2'))?.items ?? [];
  expect(basisOf(orderRequest({ orderId: 'P2', type: 'new', now: new Date(0), items: plain }))).toEqual([undefined]);
});
