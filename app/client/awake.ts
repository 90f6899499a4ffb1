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
    return watchMenus();
  }, []);
  useSamePath();
}

/** Still parts of a page belong to the path they were drawn for: a soft move that leads elsewhere after all becomes a whole load. */
function useSamePath(): void {
  const { pathname } = useLocation();
  const drawnFor = useRef(pathname);
  useEffect(() => {
    if (pathname !== drawnFor.current) window.location.reload();
  }, [pathname]);
}
