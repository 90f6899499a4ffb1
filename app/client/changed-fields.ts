// What a person has ticked, chosen or typed since the page came: scripts that arrive later do what they would have done at once.

/** True where any field of the form says something else than it came with. */
export const isChanged = (form: HTMLFormElement): boolean => [...form.elements].some(isChangedField);

function isChangedField(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== valueAtFirst(field);
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** The last option that was marked; the browser shows the first that can be chosen where none was. */
function valueAtFirst({ options }: HTMLSelectElement): string | undefined {
  const all = [...options];
  return (all.findLast((one) => one.defaultSelected) ?? all.find((one) => !one.disabled))?.value;
}

/** The last list whose choice was changed. */
export const changedSelect = (form: HTMLFormElement): HTMLSelectElement | undefined =>
  [...form.querySelectorAll('select')].findLast(isChangedField);
