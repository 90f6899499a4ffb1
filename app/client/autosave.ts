// Quantities of the cart are saved as they change, and what is not saved yet when the page is left. Without scripts each button of the
// form saves them all.

/** Several presses of plus are one change. */
const WAIT_MS = 400;

const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();

/** `box` is the field with its steps; its form says by data-autosave which of its buttons saves. */
export function saveOnChange(box: HTMLElement, input: HTMLInputElement): void {
  const later = () => {
    const { form } = input;
    if (!form) return;
    box.dataset.dirty = '';
    clearTimeout(waiting.get(form));
    waiting.set(
      form,
      setTimeout(() => saveForm(form), WAIT_MS),
    );
  };
  input.addEventListener('change', later);
  input.form?.addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && settleForm(target));
  // Input typed before hydration.
  if (input.value !== '' && Number(input.value) !== Number(box.dataset.saved)) later();
  addEventListener('pagehide', saveAtOnce);
}

const submitButton = (form: HTMLFormElement): HTMLButtonElement | undefined =>
  [...form.elements].find(
    (each): each is HTMLButtonElement => each instanceof HTMLButtonElement && each.value === form.dataset.autosave,
  );

function saveForm(form: HTMLFormElement): void {
  const button = submitButton(form);
  if (!form.isConnected || !button) settleForm(form);
  // The browser reports an invalid number when its field loses focus; validating now would move the focus there.
  else if (form.checkValidity()) form.requestSubmit(button);
}

/** All of the form is on its way. */
function settleForm(form: HTMLFormElement): void {
  clearTimeout(waiting.get(form));
  waiting.delete(form);
  for (const each of form.elements) {
    const box = each.closest<HTMLElement>('quantity-steps');
    if (box) delete box.dataset.dirty;
  }
}

/** The page is left before the delay has passed. */
function saveAtOnce(): void {
  for (const form of [...waiting.keys()]) {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitButton(form)))
      if (typeof value === 'string') body.append(name, value);
    settleForm(form);
    void fetch(form.action, { method: 'POST', body, keepalive: true, redirect: 'manual' });
  }
}
