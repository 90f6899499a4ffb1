// Ink finder: a chosen maker fills the series, a chosen series the models, and a chosen model leads to its page. Each step fetches the
// page that the form would have led to, and copies its lists.

import { changedSelect } from './changed-fields';
import { isWalking } from './choices';
import { otherPageIn } from './other-page';

export function fillPrinterSteps(form: HTMLFormElement): void {
  let asked = 0;
  const fillAfter = async (chosen: HTMLSelectElement, isDecided: boolean) => {
    const selects = [...form.querySelectorAll('select')];
    const later = selects.slice(selects.indexOf(chosen) + 1);
    if (later.length === 0 || chosen.value === '') {
      if (chosen.value !== '' && isDecided) form.requestSubmit();
      return;
    }
    // A choice further on belonged to what was chosen before.
    for (const select of later) select.value = '';
    asked += 1;
    const mine = asked;
    const lists = await fetchPrinterLists(form);
    if (!lists) return form.requestSubmit();
    if (mine !== asked) return;
    for (const select of later) {
      const fresh = lists.find((one) => one.name === select.name);
      if (!fresh) continue;
      select.replaceChildren(...fresh.options);
      select.disabled = fresh.disabled;
      select.value = '';
    }
  };
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) void fillAfter(target, !isWalking());
  });
  // Chosen before this was there.
  const chosen = changedSelect(form);
  if (chosen) void fillAfter(chosen, !chosen.matches(':focus-visible'));
}

/** Null where the answer is not the finder's page: the browser then goes there itself. */
async function fetchPrinterLists(form: HTMLFormElement): Promise<HTMLSelectElement[] | null> {
  const question = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') question.set(name, value);
  try {
    const answer = await fetch(`${form.getAttribute('action')}?${question}`, { headers: { accept: 'text/html' } });
    const page = await otherPageIn(answer);
    const lists = [...page.querySelectorAll<HTMLSelectElement>('form[data-printer-steps] select')];
    return lists.length > 0 ? lists : null;
  } catch {
    // No connection: submitting the form normally reports it.
    return null;
  }
}
