// Checks a page for violations of WCAG 2.2 AA with axe, and reports each with its location.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import process from 'node:process';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { freePort } from '../support/free-port';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  var axeOfThisWorker: Promise<string> | undefined;
  interface Window {
    axe: { run(root: Document | AxeScope, options: RunOptions): Promise<AxeResults> };
  }
}

interface AxeScope {
  include?: string[];
  exclude?: string[][];
}

/** From one address, and cached, the browser compiles the script once: injected as text, it costs each page as much as the check of a small one. */
function addressOfAxe(): Promise<string> {
  globalThis.axeOfThisWorker ??= serveAxe();
  return globalThis.axeOfThisWorker;
}

async function serveAxe(): Promise<string> {
  const text = await readFile(script);
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' };
  const server = createServer((_request, response) => void response.writeHead(200, headers).end(text)).unref();
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return `http://127.0.0.1:${port}/axe.js`;
}

/** What pages share: header, footer, and what comes after the first items of a list. */
const SHARED = ['body header:has(nav)', 'body footer', 'li:nth-child(n + 5)', 'tbody tr:nth-child(n + 5)'];

/** For a page whose shared parts another page of the usual run has; a complete run checks all of each page. */
export const expectNoAxeInOwnParts = (page: Page): Promise<void> =>
  expectNoAxe(page, process.env.ALL_FLOWS ? undefined : { exclude: SHARED.map((part) => [part]) });

/**
 * Needs a page with JavaScript on; the check is injected past the page's content security policy (`bypassCSP`).
 * `scope.include`: selectors of the parts to check on a scrolled page, where the fixed header covers half of some link.
 */
export async function expectNoAxe(page: Page, scope?: AxeScope): Promise<void> {
  expect(await axeBreaches(page, scope), `axe on ${page.url()}`).toEqual([]);
}

export async function axeBreaches(page: Page, scope?: AxeScope): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // A page without an origin loads no script from an address.
    await page.addScriptTag(page.url().startsWith('http') ? { url: await addressOfAxe() } : { path: script });
  }
  const { violations } = await page.evaluate(
    ({ tags, within }) =>
      window.axe.run(within ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // Otherwise style sheets and media are fetched again for rules that are not used.
        preload: false,
      }),
    { tags: TAGS, within: scope },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} — ${node.html.slice(0, 160)}`),
  );
}
