// At 320 px the menu is a fold of its own, and all that the head of a wide page offers can still be reached.
import { expect, test } from 'vitest';
import { sidewaysOverflow } from './page';
import { openBrowserShop } from './shop-in-browser';

const shop = openBrowserShop();

test('the menu, the search and the cart can be reached', async () => {
  const visitor = await shop.visitor({ width: 320, height: 256 });
  const page = await visitor.open('/');
  await page.locator('summary[aria-label=Menu]').click();
  await page.locator('nav[aria-label=Menu]').getByText('Kaffe og køkken').first().click();
  expect(await page.locator('nav[aria-label=Menu] a[href="/kaffe-og-koekken/te"]').isVisible()).toBe(true);
  expect(await sidewaysOverflow(page)).toEqual([]);
});
