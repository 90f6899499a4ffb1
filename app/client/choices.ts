// Lists whose choice sends their form: sorting. What is chosen with a pointer or from an open list is sent at once. Arrow keys and letters change a
// closed list option by option, and a page that left at the first of them would make the second unreachable: then Enter sends, or the button.
import { changedSelect } from './changed-fields';

const SENDING = 'form[data-choice]';
const LISTS = `${SENDING} select, form[data-printer-steps] select`;

let walking = false;

/** True within the key press that has just changed a closed list. An open list says nothing until something is chosen in it. */
export const isWalking = (): boolean => walking;

export function watchChoices(): void {
  // Before anything that stops the event.
  document.addEventListener('keydown', noteListKey, true);
  document.addEventListener('change', sendChosen);
  // Back from the browser's memory: the choice that opened the other page has not been made here.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.querySelectorAll<HTMLFormElement>(SENDING)) form.reset();
  });
  // Chosen before this was there, with a pointer.
  for (const form of document.querySelectorAll<HTMLFormElement>(SENDING))
    if (changedSelect(form)?.matches(':not(:focus-visible)')) form.requestSubmit();
}

function noteListKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLSelectElement && target.matches(LISTS))) return;
  if (key !== 'Enter') {
    walking = key !== ' ';
    // The change of a closed list comes within the key press that makes it.
    setTimeout(() => {
      walking = false;
    });
  } else if (target.form && changedSelect(target.form)) {
    event.preventDefault();
    target.form.requestSubmit();
  }
}

function sendChosen({ target }: Event): void {
  if (target instanceof HTMLSelectElement && !walking) target.closest<HTMLFormElement>(SENDING)?.requestSubmit();
}
