// What every page must be in every state: free of axe's breaches, and no wider than a window of 320 px (WCAG 1.4.10).
import process from 'node:process';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxe, expectNoAxeInOwnParts } from './axe';
import { sidewaysOverflow } from './page';
import { type BrowserShop, logIn, type Visitor } from './shop-in-browser';
import { EACH_LOOK } from './usable-pages';

/** Equals 400 % zoom of a window of 1280 by 1024. */
const NARROW = { width: 320, height: 256 };

/** `isWhole`: with its header, its footer and all items of its lists, which the usual run checks on some pages of each look. */
export async function expectUsable(page: Page, { isWhole = false } = {}): Promise<void> {
  await (isWhole ? expectNoAxe(page) : expectNoAxeInOwnParts(page));
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  expect(await sidewaysOverflow(page), `320 px wide: ${page.url()}`).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** For a page that another test of the usual run checks in the same look and state. */
export async function expectUsableAgain(page: Page): Promise<void> {
  if (process.env.ALL_FLOWS) await expectUsable(page);
}

/** One visitor of the shop at `host`, who opens each page and expects it to exist. */
export function describeUsable(shop: BrowserShop, host: string, pages: readonly string[], email?: string): void {
  describe(email ? `${host} with a login` : host, () => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await shop.visitor({ host });
      if (email) await logIn(visitor, email);
      return () => visitor.close();
    });
    test.each(pages)('%s', async (path) => {
      const page = await visitor.open(path);
      const status = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().responseStatus);
      expect(status).toBe(path === NOWHERE ? 404 : 200);
      await expectUsable(page, { isWhole: EACH_LOOK.includes(path) });
    });
  });
}

const NOWHERE = '/findes-ikke';
