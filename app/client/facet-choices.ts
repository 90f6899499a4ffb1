// Facets and design choices: applies a choice at once. Fetches the page that the form would open, and replaces this part by the same part of it.

import { isChanged } from './changed-fields';
import { keepSheet } from './facet-sheet';
import { otherPageIn } from './other-page';
import { enhanceQuantities } from './quantity-steps';

const LIST = '[data-product-list]';
let asked = 0;

/** Called once for each list that is touched. */
export function watchFacets(form: HTMLFormElement): void {
  tellCount(form);
  form.addEventListener('change', ({ target }) => {
    // The quantity does not change the list, and applying it could interfere with a press on the button next to it.
    if (!(target instanceof Element && target.closest('[data-waits]'))) void apply(form);
  });
  keepSheet(form);
  // Chosen before this was there.
  if (isChanged(form)) void apply(form);
  // The same listener twice is one.
  addEventListener('popstate', followBack);
}

/** The button says how many there are, now that each change is applied at once. */
function tellCount(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLElement>('button[data-count]'))
    button.textContent = button.dataset.count ?? button.textContent;
}

function apply(form: HTMLFormElement): Promise<void> {
  const question = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (value !== '' && typeof value === 'string') question.append(name, value);
  const search = question.size > 0 ? `?${question}` : '';
  return show(`${new URL(form.action).pathname}${search}`, form, true);
}

/** Back and forward among the choices of this page. */
function followBack(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-facets]');
  if (form && new URL(form.action).pathname === location.pathname)
    void show(location.pathname + location.search, form, false);
}

async function show(address: string, form: HTMLFormElement, isStep: boolean): Promise<void> {
  asked += 1;
  const mine = asked;
  const fresh = await listAt(address);
  if (mine !== asked) return;
  const list = document.querySelector(LIST);
  if (!fresh || !list) return isStep ? form.requestSubmit() : location.reload();
  const focused = placeOfFocus();
  const scrolled = list.querySelector('details[data-facet-sheet]')?.scrollTop ?? 0;
  // What is folded out stays so.
  for (const { id } of list.querySelectorAll<HTMLDetailsElement>('details[id][open]')) {
    const same = fresh.querySelector<HTMLDetailsElement>(`#${CSS.escape(id)}`);
    if (same) same.open = true;
  }
  list.replaceWith(fresh);
  fresh.querySelector('details[data-facet-sheet]')?.scrollTo(0, scrolled);
  if (isStep) history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, '', address);
  if (focused) document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  const next = document.querySelector<HTMLFormElement>('form[data-facets]');
  if (next) watchFacets(next);
  enhanceQuantities();
}

/** A selector of the focused field in the new list: by its name and value where it has no id. */
function placeOfFocus(): string | null {
  const at = document.activeElement;
  if (at?.id) return `#${CSS.escape(at.id)}`;
  return at instanceof HTMLInputElement
    ? `input[name="${CSS.escape(at.name)}"][value="${CSS.escape(at.value)}"]`
    : null;
}

/** Null where the answer is no list: the browser then goes there itself. */
async function listAt(address: string): Promise<Element | null> {
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    const page = await otherPageIn(answer);
    return page.querySelector(LIST);
  } catch {
    // No connection: submitting the form normally reports it.
    return null;
  }
}
