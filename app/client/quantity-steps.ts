// With scripts every quantity field gets minus and plus that move by the increment (spec §5 "Quantity input").
import { type QuantityLimits, quantityFrom, step } from '#domain/quantity/quantity';

/** Set while the field says another number than the one that is being saved: no answer may write over it. */
const DIRTY = 'dirty';

const ELEMENT = 'quantity-steps';

const ICON = (name: string) => `<svg aria-hidden="true"><use href="/icons.svg#${name}"/></svg>`;

function limitsOf({ min, max, step: increments }: HTMLInputElement): QuantityLimits {
  const number = (text: string) => (text === '' ? null : Number(text));
  return { min: number(min), max: number(max), increments: number(increments) };
}

/** For pointers only, as the browser's own arrows are: the field itself answers to the keyboard and says its bounds. */
function stepButton(direction: -1 | 1, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.ariaHidden = 'true';
  button.innerHTML = ICON(direction < 0 ? 'minus' : 'plus');
  button.addEventListener('click', onPress);
  return button;
}

function enhance(box: HTMLElement): void {
  const input = box.querySelector('input');
  if (!input || input.disabled || 'enhanced' in box.dataset) return;
  let settled = Number(input.value);
  const settle = (quantity: number) => {
    settled = quantity;
    input.value = String(quantity);
  };
  const current = () => quantityFrom(input.value, limitsOf(input), settled);
  box.dataset.enhanced = '';
  // Spec §5: empty is ignored, so leaving an empty field brings the last quantity back.
  input.addEventListener('blur', () => settle(current()));
  for (const direction of [-1, 1] as const)
    box.append(
      stepButton(direction, () => {
        settle(step(current(), direction, limitsOf(input)));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    );
  watchSaved(box, input, settle);
  if (input.form?.dataset.autosave) void import('./autosave').then(({ saveOnChange }) => saveOnChange(box, input));
}

/** The number that the server saved takes the place of the one typed, unless another has been typed since. */
function watchSaved(box: HTMLElement, input: HTMLInputElement, settle: (quantity: number) => void): void {
  const follow = () => {
    if (!(DIRTY in box.dataset) && Number(box.dataset.saved) !== Number(input.value)) settle(Number(box.dataset.saved));
  };
  new MutationObserver(follow).observe(box, { attributeFilter: ['data-saved'] });
}

/** Call once the page is hydrated: from then on a field is enhanced whenever it is added to the page. */
export function enhanceQuantities(): void {
  if (customElements.get(ELEMENT)) return;
  customElements.define(
    ELEMENT,
    class extends HTMLElement {
      connectedCallback() {
        enhance(this);
      }
    },
  );
}
