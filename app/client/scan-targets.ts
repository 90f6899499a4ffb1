// Scans whose list is gone, or takes nothing: why, and a button for each place where they can go instead.

interface Refused {
  place: HTMLElement;
  form: HTMLFormElement;
  refused: string;
  text: string;
  words: Record<string, string>;
  passed: ReadonlySet<string>;
}

export function offerOtherTarget(
  { place, form, refused, text, words, passed }: Refused,
  move: (target: string) => Promise<void>,
): void {
  const state = place.querySelector('[data-scan-state]');
  if (!state) return;
  const offer = document.createElement('div');
  offer.dataset.scanRefused = refused;
  offer.setAttribute('role', 'alert');
  const told = document.createElement('p');
  told.textContent = `${text} ${words.refused ?? ''}`;
  offer.append(told);
  for (const { value, label } of targetsIn(form, words)) {
    if (value === refused || passed.has(value)) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `${words.instead ?? ''} ${label}`;
    button.addEventListener('click', () => {
      offer.remove();
      void move(value);
    });
    offer.append(button);
  }
  place.querySelector(`[data-scan-refused="${CSS.escape(refused)}"]`)?.remove();
  state.before(offer);
}

/** As the form offers them; a form with one target names none. */
function targetsIn(form: HTMLFormElement, words: Record<string, string>): { value: string; label: string }[] {
  const field = form.elements.namedItem('target');
  if (field instanceof HTMLSelectElement) return [...field.options].map(({ value, text }) => ({ value, label: text }));
  return [{ value: 'cart', label: words.cart ?? '' }];
}
