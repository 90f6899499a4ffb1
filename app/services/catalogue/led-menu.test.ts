// Featured categories of a shop come first in its menu, and the order is computed once.
import { expect, test } from 'vitest';
import { ledMenu } from './led-menu';

const item = (href: string) => ({ id: href, label: href, href, categoryId: 1, children: [] });
const menu = ['/papir', '/lamper', '/gaver'].map(item);
const pathsOf = (leads: string[]) => ledMenu(menu, leads).map(({ href }) => href);

test('puts the featured categories first', () => {
  expect(pathsOf(['/gaver', '/findes-ikke', '/papir'])).toEqual(['/gaver', '/papir', '/lamper']);
  expect(ledMenu(menu, ['/gaver'])).toBe(ledMenu(menu, ['/gaver']));
  expect(ledMenu(menu, [])).toBe(menu);
});
