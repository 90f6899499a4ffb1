// The shop and the Chromium of a test file: pages by host, with a cart or a login where a page needs one.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { browserOfWorker, launchChromium } from '../flows/drivers/chromium';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';
import { workerShop } from '../support/worker-shop';

export interface Visitor {
  page: Page;
  /** Opens an address of this visitor's shop and waits for its scripts. */
  open(path: string): Promise<Page>;
  close(): Promise<void>;
}

export interface VisitorOptions {
  host?: string;
  width?: number;
  height?: number;
  javaScript?: boolean;
  /** Device pixel ratio. */
  scale?: number;
}

export interface BrowserShop {
  visitor(options?: VisitorOptions): Promise<Visitor>;
}

interface Opening {
  /** Pictures are rendered on request, which is most of a page's cost: only where they are checked. */
  pictures?: boolean;
  /** The browser with its window. */
  whole?: boolean;
  /** Changes the data of the running shop before the first test. */
  fill?: (databaseUrl: string, origin: string) => Promise<void>;
  /** Undoes `fill` after the last test. */
  undo?: (databaseUrl: string) => Promise<void>;
  /** A separate shop: its settings, and data that no other file has changed. */
  own?: { env?: () => Promise<Record<string, string>> };
  /** The content security policy is enforced. Tools that a test injects into a page do not run then. */
  keepsPolicy?: boolean;
}

/** The shop and the browser are those of the worker, which other test files use before and after, unless the options require others. */
export function openBrowserShop({
  pictures = false,
  whole = false,
  fill,
  undo,
  own,
  keepsPolicy = false,
}: Opening = {}): BrowserShop {
  let ownShop: Shop | undefined;
  let ownBrowser: Browser | undefined;
  let shop: { origin: string; databaseUrl?: string } | undefined;
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const open = async () => {
    if (!own) return workerShop('browser');
    const databaseUrl = (await freshDatabase()).url;
    ownShop = await startShop({ databaseUrl, env: (await own.env?.()) ?? {} });
    return { origin: ownShop.origin, databaseUrl };
  };
  const launch = async () => {
    if (!pictures && !whole) return browserOfWorker();
    ownBrowser = await launchChromium({ pictures, whole });
    return ownBrowser;
  };
  beforeAll(async () => {
    [shop, browser] = await Promise.all([open(), launch()]);
    if (shop.databaseUrl) await fill?.(shop.databaseUrl, shop.origin);
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    if (shop?.databaseUrl) await undo?.(shop.databaseUrl);
    await Promise.all([ownShop?.stop(), ownBrowser?.close()]);
  });
  return {
    async visitor({ host = 'localhost', width = 1280, height = 900, javaScript = true, scale = 1 } = {}) {
      if (!shop || !browser) throw new Error('the shop is not open');
      const base = new URL(shop.origin);
      base.hostname = host;
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        javaScriptEnabled: javaScript,
        locale: 'da-DK',
        reducedMotion: 'reduce',
        bypassCSP: !keepsPolicy,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.setDefaultNavigationTimeout(45_000);
      return {
        page,
        close: () => context.close(),
        async open(path) {
          await page.goto(new URL(path, base).href);
          if (javaScript) await settled(page);
          return page;
        },
      };
    },
  };
}

/** Settled: loaded, and its scripts, if any, have hydrated it. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.mouse.move(3, 3);
  // Unlike an evaluation, it outlives a navigation that is still under way.
  await page.waitForFunction(
    () => document.getElementById('modules') === null || document.documentElement.dataset.hydrated !== undefined,
  );
}

/**
 * After a jump down the page: content laid out on approach has its true height a frame or two later, and a press that begins on one element and
 * ends on another is none.
 */
export const lieStill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((still) => {
        const wait = (before: number, same: number) =>
          requestAnimationFrame(() => {
            const now = document.documentElement.scrollHeight;
            if (same === 5) still();
            else wait(now, now === before ? same + 1 : 0);
          });
        wait(-1, 0);
      }),
  );

export async function logIn({ page, open }: Visitor, email: string): Promise<void> {
  await open('/customer/login');
  const form = page.locator('main form').filter({ has: page.locator('input[type=password]') });
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill('Kontor-2026');
  await form.locator('button').first().click();
  await page.waitForURL((url) => url.pathname !== '/customer/login');
}

/** Adds one product to the cart, as the page's own form does; of a product with variants the first available one. */
export async function fillCart({ page, open }: Visitor, path: string): Promise<void> {
  await open(path);
  const unchosen = page.locator('main [role=group]:not(:has([aria-current=true])) a:not([data-unavailable])');
  while ((await unchosen.count()) > 0) await open((await unchosen.first().getAttribute('href')) ?? path);
  await page.locator('main form[action="/cart"] button:not([type=button])').first().click();
  await page.waitForURL(/panel=sidebar-cart/);
}
