// With scripts an option of a product is chosen without a page load; without them each is a link to the page with it.
import { isPlainClick } from './soft-steps';

/** A value of an option on the product page; panels have their own links. */
const VALUE = '[data-part=buy] [role=group] a';

export function watchOptions(): void {
  document.addEventListener('click', pressOption);
  document.addEventListener('submit', sendUnchosen);
}

function pressOption(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(VALUE) : null;
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  void import('./option-choice').then(({ chooseOption }) => chooseOption(link));
}

/** Prompts for a missing option on the page instead of submitting. */
function sendUnchosen(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.asksAt === undefined) return;
  event.preventDefault();
  void import('./option-choice').then(({ promptForOptions }) => promptForOptions());
}
