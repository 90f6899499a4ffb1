// A shopper who has only a keyboard: moves with Tab to what is called so, and sees where the focus is.
import type { Page } from '@playwright/test';

export interface Focused {
  name: string;
  tag: string;
  isInDialog: boolean;
  /** Some outline, border or shadow tells the focus apart, and the thing lies inside the window. */
  isShown: boolean;
}

/** Presses Tab until the focus stands on something with this name, and fails after `limit` steps. */
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

/** Tabs to a link, button or box and uses it. */
export async function pressByKey(page: Page, name: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Tabs to a field, and types over what stands there. */
export async function typeByKey(page: Page, label: string, value: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(value);
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
    const box = element.getBoundingClientRect();
    return {
      name: (label || element.textContent || element.getAttribute('value') || element.title || '')
        .replace(/\s+/g, ' ')
        .trim(),
      tag: element.tagName.toLowerCase(),
      isInDialog: element.closest('dialog') !== null,
      isShown:
        ((style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none') &&
        box.bottom > 0 &&
        box.top < innerHeight,
    };
  });
}
