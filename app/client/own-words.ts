// A field that cannot be sent as it is says why in the shop's language: the browser would speak its own.

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isFormField = (target: unknown): target is FormField =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** The texts are data attributes of the first link of each page, in its language. */
const wordsOfPage = (): DOMStringMap => document.querySelector<HTMLElement>('[data-missing]')?.dataset ?? {};

function whyRefused(field: FormField): string {
  const { missing = '', noEmail = '', tooShort = '', noValue = '' } = wordsOfPage();
  const { validity } = field;
  if (validity.valueMissing) return missing;
  if (validity.typeMismatch && field.type === 'email') return noEmail;
  if (validity.tooShort && 'minLength' in field) return tooShort.replace('#', String(field.minLength));
  // Numbers are corrected by the quantity steps, so they need no message.
  return field.type === 'number' ? '' : noValue;
}

/** Fields that this file has spoken for. */
const spoken = new WeakSet<FormField>();

function sayWhy({ target }: Event): void {
  if (!isFormField(target)) return;
  // Judged by the browser itself, not by what was said before.
  if (spoken.delete(target)) target.setCustomValidity('');
  if (target.validity.valid || target.validity.customError) return;
  const words = whyRefused(target);
  target.setCustomValidity(words);
  if (words !== '') spoken.add(target);
}

/** Once something is typed or chosen the browser judges again: a choice among several frees all of them. */
function judgeAnew({ target }: Event): void {
  if (!isFormField(target)) return;
  for (const field of target.form?.elements ?? [target])
    if (isFormField(field) && spoken.delete(field)) field.setCustomValidity('');
}

/** Forms that the server checks alone where there are no scripts (`CHECKED` of the kit) are checked before they are sent where there are. */
function checkFirst(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.dataset.checks === undefined) return;
  if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
  for (const field of form.elements) if (isFormField(field) && spoken.delete(field)) field.setCustomValidity('');
  if (form.reportValidity()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function watchFields(): void {
  // A field's refusal does not rise to the document: it is caught on its way down.
  document.addEventListener('invalid', sayWhy, true);
  document.addEventListener('input', judgeAnew);
  document.addEventListener('submit', checkFirst, true);
}
