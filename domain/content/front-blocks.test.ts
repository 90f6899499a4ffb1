// The order of blocks on a front page: as content defines it, ignoring invalid values of an external service.
import { expect, test } from 'vitest';
import { frontOrder, movedOrder, USUAL_ORDER } from './front-blocks';

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

test.each([
  ['up-facts', ['facts', 'banners', 'rows']],
  ['up-banners', ['banners', 'facts', 'rows']],
  ['down-facts', ['banners', 'rows', 'facts']],
  ['down-rows', ['banners', 'facts', 'rows']],
  ['out-facts', ['banners', 'rows']],
  ['in-desk', ['banners', 'facts', 'rows', 'desk']],
  ['up-desk', ['banners', 'facts', 'rows']],
  ['in-carousel', null],
  ['over-facts', null],
] as const)('%s moves a block of banners, facts, rows', (move, order) => {
  expect(movedOrder(['banners', 'facts', 'rows'], move)).toEqual(order);
});

test('the last block is not left out', () => expect(movedOrder(['rows'], 'out-rows')).toEqual(['rows']));
