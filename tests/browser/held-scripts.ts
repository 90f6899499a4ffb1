// Pages of the shop that get their scripts when the test releases them: each arrangement of scripts has separate visitors.
import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { browserOfWorker, openContext } from '../flows/drivers/chromium';
import { workerShop } from '../support/worker-shop';

/** One visitor's window. */
export interface Lane {
  /** With scripts, hydrated. */
  open(path: string): Promise<Page>;
  /** Its scripts wait for `release`. */
  openHeld(path: string): Promise<Page>;
  openNever(path: string): Promise<Page>;
  /** From now on scripts wait. */
  hold(): void;
  /** Releases the scripts, and waits until the page is hydrated. */
  release(): Promise<void>;
}

type Lanes = Record<'awake' | 'late' | 'half' | 'never', Lane>;
type Who = 'guest' | 'buyer';

export interface HeldShop {
  lanes(who: Who): Promise<Lanes>;
}

const SCRIPTS = /\/assets\/[^?]+\.js/;
const TEA = '/te-morgenfrue-earl-grey-25-breve';

export function openHeldShop(): HeldShop {
  const contexts: BrowserContext[] = [];
  const lanes: Partial<Record<Who, Promise<Lanes>>> = {};
  beforeAll(() => Promise.all([workerShop('browser'), browserOfWorker()]).then(() => undefined));
  afterAll(() => Promise.all(contexts.map((context) => context.close())));
  const openLanes = async (who: Who): Promise<Lanes> => {
    const [{ origin }, browser] = await Promise.all([workerShop('browser'), browserOfWorker()]);
    const context = async () => {
      const one = await openContext(browser, { javaScript: true });
      contexts.push(one);
      await (who === 'buyer' ? toLastStep(one, origin) : fill(one, origin));
      return one;
    };
    const shared = who === 'buyer' ? await context() : null;
    const lane = async () => laneOf(shared ?? (await context()), origin);
    return { awake: await lane(), late: await lane(), half: await lane(), never: await lane() };
  };
  return {
    lanes(who) {
      lanes[who] ??= openLanes(who);
      return lanes[who];
    },
  };
}

async function laneOf(context: BrowserContext, origin: string): Promise<Lane> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.setDefaultNavigationTimeout(45_000);
  let held: Promise<void> | null = null;
  let letGo = () => {};
  let isNever = false;
  await page.route(SCRIPTS, async (route) => {
    if (isNever) return route.abort();
    await held;
    return route.continue().catch(() => undefined);
  });
  const hold = () => {
    held = new Promise((go) => {
      letGo = go;
    });
  };
  /** Touches the page until it is hydrated, in whichever document the window shows: a submitted form may open another page in the meantime. */
  const awaken = async () => {
    await page.waitForFunction(() => {
      if (document.documentElement.dataset.hydrated !== undefined) return true;
      dispatchEvent(new Event('touchstart'));
      return false;
    });
  };
  const open = async (path: string, wait: 'load' | 'domcontentloaded') => {
    await page.goto(origin + path, { waitUntil: wait });
    return page;
  };
  return {
    hold,
    async release() {
      held = null;
      letGo();
      await awaken();
    },
    async open(path) {
      held = null;
      await open(path, 'load');
      await awaken();
      return page;
    },
    openHeld(path) {
      hold();
      return open(path, 'domcontentloaded');
    },
    openNever(path) {
      isNever = true;
      return open(path, 'domcontentloaded');
    },
  };
}

async function fill(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin + TEA);
  await page.locator('main form[action="/cart"] button:not([type=button])').first().click();
  await page.waitForURL(/panel=sidebar-cart/);
  return page;
}

/** Logged in, with products, and everything completed except the order itself. */
async function toLastStep(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/customer/login`);
  await page.locator('main [name=email]').fill('birgitte@havnens-arkitekter.example');
  await page.locator('main [name=password]').fill('Kontor-2026');
  await page.locator('main form button').first().click();
  await page.waitForURL((url) => url.pathname !== '/customer/login');
  await page.close();
  const buyer = await fill(context, origin);
  // A text area with an initial text.
  await buyer.goto(`${origin}/cart`);
  const note = buyer.locator('main form:has(textarea)').last();
  await note.locator('textarea').evaluate((area) => area.closest('details')?.setAttribute('open', ''));
  await note.locator('textarea').fill('Til receptionen');
  await note.locator('button').last().click();
  await buyer.locator('main textarea', { hasText: 'Til receptionen' }).waitFor({ state: 'attached' });
  // Steps by their addresses: the shop skips those whose answers it has from an earlier order.
  await buyer.goto(`${origin}/checkout?step=address`);
  await buyer.locator('#address form button').first().click();
  await buyer.goto(`${origin}/checkout?step=shipping`);
  await buyer.locator('#shipping input[name=shipping]:enabled').first().check();
  await buyer.locator('#shipping form button').last().click();
  await buyer.goto(`${origin}/checkout?step=payment`);
  await buyer.locator('#payment label', { hasText: 'Faktura' }).locator('input').check();
  await buyer.locator('#payment form button').last().click();
  await buyer.locator('#confirm form').waitFor();
  await buyer.close();
}
