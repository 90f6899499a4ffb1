// The order of blocks on a front page: as content defines it, ignoring invalid values of an external service.
import { expect, test } from 'vitest';
import { frontOrder, USUAL_ORDER } from './front-blocks';

test.each([
  ['as named', ['occasions', 'banners'], ['occasions', 'banners']],
  ['without what is not known', ['carousel', 'rows'], ['rows']],
  ['each block once', ['rows', 'rows', 'desk'], ['rows', 'desk']],
  ['the usual where nothing is named', [], USUAL_ORDER],
  ['the usual where only unknown blocks are named', ['carousel'], USUAL_ORDER],
  ['the usual of a service without the field', null, USUAL_ORDER],
] as const)('%s', (_, named, order) => {
  expect(frontOrder(named)).toEqual(order);
});
