// What happens once the page's scripts run: marks the page, gives quantity fields their steps, watches the menus.
import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { panelIn } from '#domain/addresses';
import { isChanged } from './changed-fields';
import { loadLater } from './later';
import { watchMenus } from './open-menus';
import { watchOptions } from './option-links';
import { enhanceQuantities } from './quantity-steps';

export function useAwake(): void {
  useEffect(() => {
    // Tells styles and tests that scripts run now.
    document.documentElement.dataset.hydrated = '';
    // The fields of a panel that came with the page are touched only once it is awake itself, a moment after the page.
    if (!panelIn(location.pathname + location.search)) enhanceQuantities();
    watchPrinterSteps();
    watchFacetForm();
    loadLater();
    const menusRest = watchMenus();
    const optionsRest = watchOptions();
    document.addEventListener('focusin', offerSuggestions);
    if (document.activeElement) offerSuggestions({ target: document.activeElement });
    return () => {
      menusRest();
      optionsRest();
      document.removeEventListener('focusin', offerSuggestions);
    };
  }, []);
  useSamePath();
}

/** The lists of the ink finder fill one another once they are touched; nothing is fetched before. */
const watchPrinterSteps = () =>
  onTouch('form[data-printer-steps]', (form) =>
    import('./printer-steps').then(({ fillPrinterSteps }) => fillPrinterSteps(form)),
  );

/** The facets of a list, likewise. */
const watchFacetForm = () =>
  onTouch('form[data-facets]', (form) => import('./facet-choices').then(({ watchFacets }) => watchFacets(form)));

function onTouch(selector: string, start: (form: HTMLFormElement) => void): void {
  const form = document.querySelector<HTMLFormElement>(selector);
  if (!form) return;
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    start(form);
  };
  if (form.contains(document.activeElement) || isChanged(form)) begin();
  // Touched before the page woke: it has the focus still, or says what was chosen. Not every browser gives a pressed box the focus.
  else for (const touch of ['focusin', 'change']) form.addEventListener(touch, begin, { signal: stop.signal });
}

/** What the search box offers is fetched when it first has the focus: most pages are left without a search. */
function offerSuggestions({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || !target.closest('header')) return;
  void import('./suggestions').then(({ suggestIn }) => suggestIn(target));
}

/** Still parts of a page belong to the path they were drawn for: a soft move that leads elsewhere after all becomes a whole load. */
function useSamePath(): void {
  const { pathname } = useLocation();
  const drawnFor = useRef(pathname);
  useEffect(() => {
    if (pathname !== drawnFor.current) window.location.reload();
  }, [pathname]);
}
