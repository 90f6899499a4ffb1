// Fills in all fields of a page at once, and records the resulting state. The functions run in the page itself.
import type { Page } from '@playwright/test';

/** Fields that change the page are used separately: their result would replace the others. */
export const ROUNDS = ['others', 'form[data-facets]', 'form[data-printer-steps]', 'form[data-choice]'] as const;
export type Round = (typeof ROUNDS)[number];

/** The rounds that have fields on this page. */
export const roundsOf = (rounds: readonly Round[]): Round[] =>
  rounds.filter((round) => round === 'others' || document.querySelector(round) !== null);

/** Moves through the fields as with the keyboard: what pages fetch on first interaction is then requested. */
export function touchFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('input,select,textarea')) field.focus();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Uses every field of the round, opens every details element, and returns how many there were. */
export function fillFields(round: Round): number {
  const live = 'form[data-facets],form[data-printer-steps],form[data-choice]';
  const isOfRound = (element: Element) =>
    round === 'others' ? !element.closest(live) : element.closest(round) !== null;
  const chosen = new Set<string>();
  let used = 0;

  const type = (field: HTMLInputElement): string => {
    const samples: Record<string, string> = {
      email: 'anna@example.dk',
      tel: '20304050',
      date: '2026-12-01',
      search: 'papir',
    };
    if (field.type !== 'number') return samples[field.type] ?? 'Prøve 7';
    const step = Number(field.step) || 1;
    const least = Number(field.min) || 0;
    // The same each time: a cart that several windows share then ends the same.
    const wanted = [least + 2 * step, least + step].find((one) => field.max === '' || one <= Number(field.max));
    return wanted === undefined ? field.value : String(wanted);
  };
  const told = (field: Element) => {
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  const use = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean => {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      const group = `${field.form?.action} ${field.name}`;
      if (field.type === 'radio' && (field.checked || chosen.has(group))) return false;
      chosen.add(group);
      field.click();
      return true;
    }
    const before = field.value;
    if (field instanceof HTMLSelectElement) {
      const other = [...field.options].findLast((one) => !one.disabled && one.value !== '' && one.value !== before);
      if (!other) return false;
      field.value = other.value;
    } else if (field instanceof HTMLTextAreaElement) field.value = `${before} og mere`;
    else field.value = type(field);
    if (field.value !== before) told(field);
    return field.value !== before;
  };

  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input,select,textarea',
  )) {
    if (field.type === 'hidden' || field.type === 'file' || field.disabled || !isOfRound(field)) continue;
    // Lists that the first choice refills belong to the previous choice.
    if (round === 'form[data-printer-steps]' && used > 0) break;
    field.focus();
    if (use(field)) used += 1;
    field.blur();
  }
  if (round !== 'others') return used;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:not([name]):not([open])')) {
    fold.querySelector('summary')?.click();
    used += 1;
  }
  return used;
}

/** The address of the page, the values of its fields, and which details elements are open. */
export function snapshot(): string[] {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input,select,textarea'),
  ]
    .filter((field) => field.type !== 'hidden')
    .map((field) => {
      const says =
        field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
          ? `${field.value}: ${field.checked}`
          : field.value;
      const options = field instanceof HTMLSelectElement ? ` of ${field.options.length}` : '';
      return `${field.name.replace(/-.*/, '')} ${says}${options}${field.disabled ? ' disabled' : ''}`;
    });
  const folds = [...document.querySelectorAll('details')].map((fold, at) => `fold ${at} ${fold.open}`);
  return [location.pathname + location.search, ...fields, ...folds];
}

/** Fields that no button sends, and buttons without effect. */
export function controlsWithoutWay(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')].filter(
    (field) => field.type !== 'hidden' && !field.disabled,
  );
  const sends = (form: HTMLFormElement | null) =>
    form !== null && [...form.elements].some((one) => one instanceof HTMLButtonElement && one.type === 'submit');
  const unsent = fields.filter((field) => !sends(field.form)).map((field) => `field ${field.name}`);
  const idle = [...document.querySelectorAll('button')]
    .filter((button) => !button.disabled && button.checkVisibility() && (button.type !== 'submit' || !button.form))
    .map((button) => `button ${button.textContent}`);
  return [...unsent, ...idle];
}

/** The button of the form whose fields apply at once where scripts run. */
export function pressInstead(round: Round): void {
  const form = document.querySelector<HTMLFormElement>(round === 'others' ? 'form[data-autosave]' : round);
  const buttons = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLButtonElement);
  const saves = buttons.find((button) => form?.dataset.autosave === button.value) ?? buttons[0];
  setTimeout(() => form?.requestSubmit(saves));
}

/** No request has been sent for this long. */
export async function quiet(page: Page, milliseconds: number): Promise<void> {
  let last = Date.now();
  let open = 0;
  const asked = () => {
    open += 1;
    last = Date.now();
  };
  const done = () => {
    open = Math.max(0, open - 1);
    last = Date.now();
  };
  page.on('request', asked).on('requestfinished', done).on('requestfailed', done);
  while (open > 0 || Date.now() - last < milliseconds) await new Promise((go) => setTimeout(go, 50));
  page.off('request', asked).off('requestfinished', done).off('requestfailed', done);
}
