// A page in Chromium for what only a browser shows; the content security policy is bypassed, so that checks can be injected.
import type { Browser, Page } from '@playwright/test';

export interface PageOptions {
  width?: number;
  height?: number;
  javaScript?: boolean;
  reducedMotion?: 'reduce' | 'no-preference';
}

export async function openPage(browser: Browser, url: string, options: PageOptions = {}): Promise<Page> {
  const { width = 1280, height = 900, javaScript = true, reducedMotion = 'reduce' } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    reducedMotion,
    bypassCSP: true,
    locale: 'da-DK',
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Only a wide table or picture with its own scrolling may be wider than the window: no horizontal scrolling of the page. */
export async function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    const isTooWide = (element: Element) =>
      element.getBoundingClientRect().right > wide + 1 && !element.closest('[data-scrolls]');
    return [...document.body.querySelectorAll('*')]
      .filter(isTooWide)
      .slice(0, 10)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} reaches ${element.getBoundingClientRect().right}`,
      );
  });
}
