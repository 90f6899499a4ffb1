// A required field that was left empty says so in the shop's language: the browser would speak its own.

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isFormField = (target: unknown): target is FormField =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** The words stand on the first link of each page, in its language. */
const missingWords = () => document.querySelector<HTMLElement>('[data-missing]')?.dataset.missing ?? '';

function sayMissing({ target }: Event): void {
  if (isFormField(target) && target.validity.valueMissing) target.setCustomValidity(missingWords());
}

/** Once something is typed or chosen the browser judges again: a choice among several frees all of them. */
function judgeAnew({ target }: Event): void {
  if (!isFormField(target)) return;
  const words = missingWords();
  for (const field of target.form?.elements ?? [target])
    if (isFormField(field) && field.validity.customError && field.validationMessage === words)
      field.setCustomValidity('');
}

export function watchMissing(): void {
  // A field's refusal does not rise to the document: it is caught on its way down.
  document.addEventListener('invalid', sayMissing, true);
  document.addEventListener('input', judgeAnew);
}
