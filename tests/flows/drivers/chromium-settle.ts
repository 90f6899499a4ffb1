// Detects when a page has settled: no document, fetch or navigation in progress, and its scripts have hydrated it.
import type { Page, Request } from '@playwright/test';
import { until } from '../../support/until';

const QUIET_FOR_MS = 60;

export class PageRest {
  readonly #page: Page;
  readonly #javaScript: boolean;
  #running = new Set<Request>();
  #navigating = false;
  #lastChange = 0;
  /** HTTP status of the last document, or of the data that replaced it. */
  status = 0;

  constructor(page: Page, javaScript: boolean) {
    this.#page = page;
    this.#javaScript = javaScript;
    page.on('request', (request) => {
      if (isDocument(request, page)) this.#navigating = true;
      if (/^(document|fetch|xhr|script)$/.test(request.resourceType())) this.#running.add(request);
      this.#touch();
    });
    page.on('requestfinished', (request) => this.#done(request));
    page.on('requestfailed', (request) => {
      if (isDocument(request, page)) this.#navigating = false;
      this.#done(request);
    });
    page.on('domcontentloaded', () => {
      this.#navigating = false;
      this.#touch();
    });
    page.on('response', (response) => {
      const redirect = response.status() >= 300 && response.status() < 400;
      const standsIn = /\.data(\?|$)|[?&]_data=/.test(response.url());
      if (!redirect && (isDocument(response.request(), page) || standsIn)) this.status = response.status();
    });
  }

  /** A page that is left while it is being queried (a slow machine, a second navigation) is awaited at its new address. */
  async wait(): Promise<void> {
    try {
      await this.#rest();
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('Execution context was destroyed'))) throw error;
      await this.#rest();
    }
  }

  async #rest(): Promise<void> {
    this.#touch();
    const rests = () =>
      this.#running.size === 0 && !this.#navigating && performance.now() - this.#lastChange > QUIET_FOR_MS;
    const open = () => [...this.#running].map((request) => request.url()).join(', ');
    await until(() => `the page to come to rest; still open: ${open() || 'a navigation'}`, rests, {
      timeoutMs: 20_000,
      everyMs: 20,
    });
    await this.#page.waitForLoadState('domcontentloaded');
    if (this.#javaScript) await this.#hydrated();
  }

  /**
   * The shop works without its scripts, so a flow would pass with all of them broken. Therefore a page with the
   * shop's scripts must report hydration: `<html data-hydrated>`. They may wait for the first interaction.
   */
  async #hydrated(): Promise<void> {
    const state = () =>
      this.#page.evaluate(() => {
        if (document.documentElement.dataset.hydrated !== undefined) return 'hydrated';
        return document.getElementById('modules') ? 'waiting' : 'plain';
      });
    if ((await state()) !== 'waiting') return;
    await this.#page.mouse.move(3, 3);
    await this.#page.mouse.move(5, 5);
    await until('the scripts to take over the page (html[data-hydrated])', async () => (await state()) !== 'waiting', {
      timeoutMs: 15_000,
    });
  }

  #done(request: Request): void {
    this.#running.delete(request);
    this.#touch();
  }

  #touch(): void {
    this.#lastChange = performance.now();
  }
}

function isDocument(request: Request, page: Page): boolean {
  return request.isNavigationRequest() && request.frame() === page.mainFrame();
}
