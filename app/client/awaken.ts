// What happens on every page once its scripts run: the page is marked, and what is touched first is watched for.
import { isChanged } from './changed-fields';
import { watchChoices } from './choices';
import { loadLater } from './later';
import { watchMenus } from './open-menus';
import { watchOptions } from './option-links';
import { watchFields } from './own-words';
import { isPlainClick } from './soft-steps';

export function awaken(): void {
  // Marks for styles and tests that scripts are running.
  document.documentElement.dataset.hydrated = '';
  watchPrinterSteps();
  watchFacetForm();
  watchChoices();
  loadLater();
  watchForPictures();
  watchMenus();
  watchOptions();
  watchFields();
  document.addEventListener('focusin', offerSuggestions);
  document.addEventListener('click', pickColour);
  if (document.activeElement) offerSuggestions({ target: document.activeElement });
}

/** The lists of the ink finder fill one another once they are touched; nothing is fetched before. */
const watchPrinterSteps = () =>
  onTouch('form[data-printer-steps]', (form) =>
    import('./printer-steps').then(({ fillPrinterSteps }) => fillPrinterSteps(form)),
  );

/** A form that waits for pictures from a telephone. */
function watchForPictures(): void {
  const form = document.querySelector<HTMLElement>('form[data-awaits]');
  if (form) void import('./phone-pictures').then(({ awaitPictures }) => awaitPictures(form));
}

/** The facets of a list, likewise; opening their sheet is a touch, too. */
const watchFacetForm = () =>
  onTouch('form[data-facets]', (form) => import('./facet-choices').then(({ watchFacets }) => watchFacets(form)));

/** A colour on a tile, pressed as links are that open in this window. */
function pickColour(event: MouseEvent): void {
  const mark = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-look]') : null;
  if (!mark || !isPlainClick(event)) return;
  event.preventDefault();
  void import('./tile-colours').then(({ showColour }) => showColour(mark));
}

function onTouch(selector: string, start: (form: HTMLFormElement) => void): void {
  const form = document.querySelector<HTMLFormElement>(selector);
  if (!form) return;
  const place = form.closest('details') ?? form;
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    start(form);
  };
  if (place.contains(document.activeElement) || isChanged(form)) begin();
  // Touched before the page woke: it has the focus still, or says what was chosen. Not every browser gives a pressed box the focus.
  else
    for (const touch of ['focusin', 'change', 'toggle']) place.addEventListener(touch, begin, { signal: stop.signal });
}

/** What the search box offers is fetched when it first has the focus: most pages are left without a search. */
function offerSuggestions({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || !target.closest('header')) return;
  void import('./suggestions').then(({ suggestIn }) => suggestIn(target));
}
