// A chosen option shows its product at once: fetches the linked page and replaces the parts that differ.
// Loaded with the first press.

import { otherPageIn } from './other-page';

const PARTS = '[data-part]';
const GROUPS = '[data-part=buy] [role=group]';
let asked = 0;

export async function chooseOption(link: HTMLAnchorElement): Promise<void> {
  // The same listener twice is one.
  addEventListener('popstate', followChoiceBack);
  const { pathname, search } = link;
  const group = link.closest(GROUPS)?.id ?? '';
  if (!(await showProduct(pathname + search, group))) return location.assign(link.href);
  history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, '', pathname + search);
  document.getElementById(group)?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
}

/** Back and forward among the choices of this page. */
function followChoiceBack(): void {
  const group = document.querySelector(GROUPS);
  if (group)
    void showProduct(location.pathname + location.search, group.id).then((shown) => shown || location.reload());
}

/** False if the response is no such page. A later press supersedes this one. The group stays in place even if content above changes height. */
async function showProduct(address: string, group: string): Promise<boolean> {
  asked += 1;
  const mine = asked;
  const typed = typedInForm();
  const fresh = await productPageAt(address);
  if (mine !== asked) return true;
  if (!fresh?.querySelector(GROUPS)) return false;
  const topOf = () => document.getElementById(group)?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const same = fresh.querySelector(`[data-part=${part.dataset.part}]`);
    if (same) part.replaceWith(same);
  }
  scrollBy({ top: topOf() - before, behavior: 'instant' });
  for (const field of buyFields()) {
    const said = typed.get(field.name);
    if (typeof said === 'boolean' && field instanceof HTMLInputElement) field.checked = said;
    else if (typeof said === 'string') field.value = said;
  }
  return true;
}

type BuyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields next to the options that the shopper fills in: quantity and gift wishes. */
const buyFields = () =>
  document.querySelectorAll<BuyField>('#buy-form :is([name=qty], [name=greeting], [name=wrapped], [name=deliverOn])');

/** Only what was changed: another option may come with another least quantity. */
function typedInForm(): Map<string, string | boolean> {
  const typed = new Map<string, string | boolean>();
  for (const field of buyFields())
    if (field.type === 'checkbox' && field instanceof HTMLInputElement) typed.set(field.name, field.checked);
    else if (field instanceof HTMLSelectElement || field.value !== field.defaultValue)
      typed.set(field.name, field.value);
  return typed;
}

async function productPageAt(address: string): Promise<Document | null> {
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    return answer.ok ? await otherPageIn(answer) : null;
  } catch {
    // No connection: following the link normally reports it.
    return null;
  }
}

/** Shows the hidden prompt of each option without a choice, and focuses the first. */
export function promptForOptions(): void {
  const open = [...document.querySelectorAll<HTMLElement>(GROUPS)].filter(
    (each) => !each.querySelector('[aria-current]'),
  );
  for (const group of open) {
    const words = group.querySelector<HTMLElement>('[hidden]');
    if (words) words.hidden = false;
    group.setAttribute('aria-describedby', `${group.id}-error`);
  }
  open[0]?.querySelector('a')?.focus();
}
