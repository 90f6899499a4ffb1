// Checks a page for violations of WCAG 2.2 AA with axe, and reports each with its location.
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    axe: { run(root: Document | AxeScope, options: RunOptions): Promise<AxeResults> };
  }
}

interface AxeScope {
  include: string[];
}

/**
 * Needs a page with JavaScript on; the check is injected past the page's content security policy (`bypassCSP`).
 * `within`: selectors of the parts to check on a scrolled page, where the fixed header covers half of some link.
 */
export async function expectNoAxe(page: Page, within?: string[]): Promise<void> {
  expect(await axeBreaches(page, within), `axe on ${page.url()}`).toEqual([]);
}

export async function axeBreaches(page: Page, within?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: script });
  const { violations } = await page.evaluate(
    ({ tags, include }) =>
      window.axe.run(include ? { include } : document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // Otherwise style sheets and media are fetched again for rules that are not used.
        preload: false,
      }),
    { tags: TAGS, include: within },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} — ${node.html.slice(0, 160)}`),
  );
}
