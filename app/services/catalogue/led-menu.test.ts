// What a shop leads with comes first, and the order is made once.
import { expect, test } from 'vitest';
import { ledMenu } from './led-menu';

const item = (href: string) => ({ id: href, label: href, href, categoryId: 1, children: [] });
const menu = ['/papir', '/lamper', '/gaver'].map(item);
const pathsOf = (leads: string[]) => ledMenu(menu, leads).map(({ href }) => href);

test('a shop leads with what is its own', () => {
  expect(pathsOf(['/gaver', '/findes-ikke', '/papir'])).toEqual(['/gaver', '/papir', '/lamper']);
  expect(ledMenu(menu, ['/gaver'])).toBe(ledMenu(menu, ['/gaver']));
  expect(ledMenu(menu, [])).toBe(menu);
});
