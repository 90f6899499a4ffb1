// The measure of modules on small examples: which imports count, which cycles are found, and which imports pass an entry point.
import { expect, test } from 'vitest';
import { insideImports, moduleCycles, moduleEdges } from './modules';
import { parseSource } from './source';

const file = (path: string, text: string) => parseSource(`backend/commerce/${path}`, text);
const edgesOf = (...texts: string[]) => moduleEdges(texts.map((text) => file('cart/add.ts', text))).get('cart');

test.each([
  ["import { pay } from '../payment/pay';"],
  ["import { pay, type Payment } from '../payment/pay';"],
  ["import pay from '../payment/pay';"],
  ["import * as payment from '../payment/pay';"],
  ["import '../payment/pay';"],
  ["export { pay } from '../payment/pay';"],
  ["export * from '#backend/commerce/payment/pay';"],
  ["const pay = () => import('../payment/pay');"],
])('%s is a run-time import of the module', (text) => {
  expect(edgesOf(`// one\n${text}`)).toEqual(new Map([['payment', ['backend/commerce/cart/add.ts:2']]]));
});

test.each([
  ["import type { Payment } from '../payment/pay';"],
  ["import { type Payment, type Card } from '../payment/pay';"],
  ["export type { Payment } from '../payment/pay';"],
  ["type Payment = import('../payment/pay').Payment;"],
  ["import { lines } from './lines/lines';"],
  ["import { pay } from '#backend/ports/payment/index';"],
])('%s is none', (text) => {
  expect(edgesOf(text)).toEqual(new Map());
});

test('finds each group of modules that reach each other, and no other module', () => {
  const edges = (names: Record<string, string[]>) =>
    new Map(Object.entries(names).map(([from, to]) => [from, new Map(to.map((name) => [name, []]))]));
  expect(moduleCycles(edges({ cart: ['order'], order: ['payment'], payment: [] }))).toEqual([]);
  expect(
    moduleCycles(edges({ cart: ['order'], order: ['payment'], payment: ['order', 'store'], b: ['a'], a: ['b'] })),
  ).toEqual([
    ['a', 'b'],
    ['order', 'payment'],
  ]);
});

test('an import past index.ts counts from another module and from outside, types included', () => {
  const text = `import { pay } from '#backend/commerce/payment/index';
import type { Payment } from '#backend/commerce/payment/money/ask';`;
  expect(insideImports([file('cart/add.ts', text), file('payment/settle.ts', text)])).toEqual([
    'backend/commerce/cart/add.ts:2: #backend/commerce/payment/money/ask',
  ]);
  expect(insideImports([parseSource('demo/orders.ts', text)])).toHaveLength(1);
});
