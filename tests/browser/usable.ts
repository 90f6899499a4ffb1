// What every page must be in whatever state it stands: free of axe's breaches, and no wider than a window of 320 px (WCAG 1.4.10).
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { expectNoAxe } from './axe';
import { sidewaysOverflow } from './page';

/** Also what 400 % zoom makes of a window of 1280 by 1024. */
const NARROW = { width: 320, height: 256 };

export async function expectUsable(page: Page): Promise<void> {
  await expectNoAxe(page);
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  expect(await sidewaysOverflow(page), `320 px wide: ${page.url()}`).toEqual([]);
  if (before) await page.setViewportSize(before);
}
