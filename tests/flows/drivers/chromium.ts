// The shopper in Chromium, with client JavaScript on or off. Debian's browser if it is installed, else Playwright's own.
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { BrowserShopper } from './chromium-shopper';
import type { OpenedShopper, World } from './shopper';

export interface ChromiumOptions {
  javaScript: boolean;
  /** 360 is a phone. */
  width?: number;
  /** The caller's browser; otherwise all flows of a worker share one, each in a separate context. */
  browser?: Browser;
}

declare global {
  var browserOfThisWorker: Promise<Browser> | undefined;
}

/** Nothing that the browser does on its own behalf may leave this machine or slow it down. */
export const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

const findFile = (files: readonly string[]): string | undefined => files.find((file) => existsSync(file));

/** The browser with its window, for what the one without leaves out: a profile's own rules for cookies, and where Tab goes after a page's end. */
export const wholeChromium = (): string | undefined => findFile(['/usr/bin/chromium', '/usr/bin/chromium-browser']);

/** The headless shell, without menus and tabs that cost as much processor time as the page; the full browser where it is missing. */
const quickChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? findFile(['/usr/bin/chromium-headless-shell']) ?? wholeChromium();

export function launchChromium({
  pictures = true,
  whole = false,
  also = [],
}: {
  pictures?: boolean;
  whole?: boolean;
  also?: readonly string[];
} = {}): Promise<Browser> {
  const args = [...QUIET, ...also, ...(pictures ? [] : [WITHOUT_PICTURES])];
  const executablePath = whole ? wholeChromium() : quickChromium();
  return chromium.launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 });
}

export function openContext(browser: Browser, { javaScript, width = 1280 }: ChromiumOptions): Promise<BrowserContext> {
  return browser.newContext({
    javaScriptEnabled: javaScript,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width, height: width < 700 ? 740 : 900 },
    reducedMotion: 'reduce',
  });
}

/** One for all files of a worker, without pictures; ended with the worker. */
export function browserOfWorker(): Promise<Browser> {
  globalThis.browserOfThisWorker ??= launchChromium({ pictures: false });
  return globalThis.browserOfThisWorker;
}

export async function openChromium(world: World, options: ChromiumOptions): Promise<OpenedShopper> {
  const browser = options.browser ?? (await browserOfWorker());
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  const newPage = async (): Promise<Page> => {
    const context = await openContext(browser, options);
    contexts.push(context);
    const page = await context.newPage();
    watchFaults(page, faults);
    return page;
  };
  const shopper: BrowserShopper = new BrowserShopper(world, await newPage(), options.javaScript, newPage);
  return {
    shopper,
    describe: () => shopper.describe(),
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      if (faults.length > 0) throw new Error(`the pages had errors that no shopper caused:\n${faults.join('\n')}`);
    },
  };
}

/** A rejected form logs a failed resource, which is expected; a thrown error or a violation of the content security policy is not. */
function watchFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /Content Security Policy|hydrat|Minified React error/i.test(text)) {
      faults.push(`${page.url()}: ${text}`);
    }
  });
}
