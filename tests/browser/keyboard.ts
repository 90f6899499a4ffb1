// A shopper who uses only a keyboard: moves with Tab to an element by its name, and checks that the focus is visible.
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

export interface Focused {
  name: string;
  tag: string;
  isInDialog: boolean;
  /** The focus is visible by an outline, border or shadow, and the element is inside the window and not covered. */
  isShown: boolean;
  /** The starting point of a walk around the page. */
  beginsWalk: boolean;
}

/** Presses Tab until an element with this name has the focus, and fails after `limit` steps. */
export async function tabTo(page: Page, name: string, { backwards = false, limit = 150 } = {}): Promise<Focused> {
  const passed: string[] = [];
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
    const now = await focused(page);
    if (now?.name.includes(name)) return now;
    passed.push(now ? `${now.tag} "${now.name.slice(0, 40)}"` : '(nothing)');
  }
  throw new Error(`Tab does not reach "${name}" in ${limit} steps. It passed: ${[...new Set(passed)].join(', ')}`);
}

/** Tabs to it, checks that the focus is visible, and presses Enter. */
export async function enter(page: Page, name: string): Promise<void> {
  expect([name, (await tabTo(page, name)).isShown]).toEqual([name, true]);
  await page.keyboard.press('Enter');
}

/** Tabs to a link, button or box and uses it. */
export async function pressByKey(page: Page, name: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Tabs to a field, and replaces its value by typing. */
export async function typeByKey(page: Page, label: string, value: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(value);
}

/**
 * Tabs once around the page and returns the elements without visible focus. Does not end on a page that traps the focus.
 */
export async function walk(page: Page, { backwards = false, limit = 200 } = {}): Promise<string[]> {
  const key = backwards ? 'Shift+Tab' : 'Tab';
  const unseen: string[] = [];
  await page.keyboard.press(key);
  await page.evaluate(() => {
    document.querySelector('[data-walk]')?.removeAttribute('data-walk');
    document.activeElement?.setAttribute('data-walk', '');
  });
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (now && !now.isShown) unseen.push(`${now.tag} "${now.name.slice(0, 40)}"`);
    if (now?.beginsWalk) return unseen;
  }
  throw new Error(`Tab does not come around the page in ${limit} steps.`);
}

export async function focused(page: Page): Promise<Focused | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const named = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id));
    const label =
      element.getAttribute('aria-label') ??
      [...named, ...labels]
        .map((each) => each?.textContent ?? '')
        .join(' ')
        .trim();
    const style = getComputedStyle(element);
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isOwn = above !== null && (above.contains(element) || element.contains(above));
    return {
      name: (label || element.textContent || element.getAttribute('value') || element.title || '')
        .replace(/\s+/g, ' ')
        .trim(),
      tag: element.tagName.toLowerCase(),
      isInDialog: element.closest('dialog') !== null,
      beginsWalk: 'walk' in element.dataset,
      isShown:
        ((style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none') &&
        (isOwn || labels.some((label) => label.contains(above))),
    };
  });
}
