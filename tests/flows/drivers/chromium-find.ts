// Finds elements on a live page by their names, by the same rules as the HTTP-only driver.
import type { Locator, Page } from '@playwright/test';
import { until } from '../../support/until';
import { fits } from './words';

export type Kind = 'link' | 'button' | 'field' | 'checkbox' | 'radio' | 'fold';

const FIELDS =
  'textarea, select, input:not([type=hidden], [type=submit], [type=image], [type=button], [type=reset], [type=radio], [type=checkbox])';
const HEADED = [
  'main',
  'nav',
  'header',
  'footer',
  'aside',
  'section',
  'form',
  'dialog',
  'fieldset',
  'article',
  'table',
  'ul',
  'ol',
  'li',
  'tr',
];
const LANDMARKS = [
  'region',
  'navigation',
  'main',
  'form',
  'dialog',
  'group',
  'radiogroup',
  'complementary',
  'search',
  'article',
  'list',
  'table',
  'status',
] as const;
const ITEMS = 'li, tr, article, fieldset, [role=listitem], [role=row], [role=group]';

function matching(place: Locator, kind: Kind, name: string, exact: boolean, includeHidden = false): Locator {
  const called = exact ? wholeName(name) : name;
  if (kind === 'field') return place.getByLabel(called).and(place.page().locator(FIELDS));
  if (kind === 'fold') return place.locator('summary').filter({ hasText: called });
  return place.getByRole(kind, { name: called, includeHidden });
}

/** The star or colon of a required field is no part of its name. */
function wholeName(name: string): RegExp {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^\\s*${words.join('\\s+')}\\s*[*:]?\\s*$`);
}

export async function look(page: Page, kind: Kind, name: string, scope?: Locator): Promise<Locator | undefined> {
  const places = scope ? [scope] : ['dialog[open]', 'main', 'body'].map((place) => page.locator(place));
  for (const place of places) {
    for (const exact of [true, false]) {
      const found = matching(place, kind, name, exact).filter({ visible: true }).first();
      if ((await found.count()) > 0) return found;
    }
  }
  return undefined;
}

/** A button for browsers without scripts: where scripts run, the field itself applies. */
export async function isForScriptless(page: Page, name: string, scope?: Locator): Promise<boolean> {
  const place = scope ?? page.locator('body');
  return (await matching(place, 'button', name, false, true).and(page.locator('[data-with-scripts]')).count()) > 0;
}

export async function find(
  page: Page,
  kind: Kind,
  name: string,
  scope?: () => Promise<Locator | undefined>,
): Promise<Locator> {
  return until(`a ${kind} called "${name}"`, async () => {
    const place = await scope?.();
    return (await look(page, kind, name, place)) ?? (await unfolded(page, kind, name, place));
  });
}

/** An element inside a closed details element: the shopper opens it first. */
async function unfolded(page: Page, kind: Kind, name: string, scope?: Locator): Promise<Locator | undefined> {
  const place = scope ?? page.locator('body');
  const hidden = matching(place, kind, name, false, true).and(place.locator('details:not([open]) *')).first();
  if ((await hidden.count()) === 0) return undefined;
  await hidden.locator('xpath=ancestor::details[not(@open)]').first().locator('summary').first().click();
  return look(page, kind, name, scope);
}

/** A part of the page by its label or heading, else the innermost list item or row that has the text. */
export async function section(page: Page, name: string, scope?: Locator): Promise<Locator | undefined> {
  const place = scope ?? page.locator('body');
  for (const called of [wholeName(name), name]) {
    for (const role of LANDMARKS) {
      const labelled = place.getByRole(role, { name: called }).filter({ visible: true }).first();
      if ((await labelled.count()) > 0) return labelled;
    }
    const heading = place.getByRole('heading', { name: called }).filter({ visible: true }).first();
    const parts = HEADED.map((tag) => `self::${tag}`).join(' or ');
    const around = heading.locator(`xpath=ancestor::*[${parts}][1]`);
    if ((await around.count()) > 0) return around;
  }
  const items = page.locator(ITEMS).filter({ hasText: name });
  const innermost = place.locator(ITEMS).filter({ hasText: name, visible: true }).filter({ hasNot: items }).first();
  return (await innermost.count()) > 0 ? innermost : undefined;
}

/** The text of the selected choice in a list with this name, as written there. */
export async function optionCalled(list: Locator, name: string): Promise<string | undefined> {
  const texts = await list.locator('option:not([disabled])').allTextContents();
  return texts.find((text) => fits(text, name, 'whole')) ?? texts.find((text) => fits(text, name, 'part'));
}

/** Runs in the page. The visible text: words as they run on the line, and with a gap at every element. */
export function visibleText(root: Element): { run: string; gapped: string } {
  const text = { run: '', gapped: '' };
  const walk = (node: Node) => {
    if (node instanceof Text) {
      text.run += node.data;
      text.gapped += node.data;
    }
    if (!(node instanceof HTMLElement) || node.matches('script, style, template, select, textarea, datalist, noscript'))
      return;
    const { display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility === 'hidden') return;
    if (display !== 'contents' && !node.checkVisibility()) return;
    const gap = display.startsWith('inline') || display === 'contents' ? '' : '\n';
    text.run += gap;
    text.gapped += ' ';
    for (const child of node.childNodes) walk(child);
    text.run += gap;
    text.gapped += ' ';
  };
  walk(root);
  return text;
}
