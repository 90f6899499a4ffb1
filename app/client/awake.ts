// What happens once the page's scripts run: marks the page, gives quantity fields their steps, watches the menus.
import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { panelIn } from '#domain/addresses';
import { watchMenus } from './open-menus';
import { enhanceQuantities } from './quantity-steps';

export function useAwake(): void {
  useEffect(() => {
    // Tells styles and tests that scripts run now.
    document.documentElement.dataset.hydrated = '';
    // The fields of a panel that came with the page are touched only once it is awake itself, a moment after the page.
    if (!panelIn(location.pathname + location.search)) enhanceQuantities();
    watchPrinterSteps();
    return watchMenus();
  }, []);
  useSamePath();
}

/** The lists of the ink finder fill one another once somebody touches them; nothing is fetched before. */
function watchPrinterSteps(): void {
  const form = document.querySelector('form[data-printer-steps]');
  const start = () => import('./printer-steps').then(({ fillPrinterSteps }) => fillPrinterSteps(form));
  form?.addEventListener('focusin', start, { once: true });
}

/** Still parts of a page belong to the path they were drawn for: a soft move that leads elsewhere after all becomes a whole load. */
function useSamePath(): void {
  const { pathname } = useLocation();
  const drawnFor = useRef(pathname);
  useEffect(() => {
    if (pathname !== drawnFor.current) window.location.reload();
  }, [pathname]);
}
