// Hydration of a page: marks the page once its live parts are hydrated, and turns a move to another path into a full load.
import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { panelIn } from '#domain/page/panel-addresses';
import { awaken } from './awaken';
import { enhanceQuantities } from './quantity-steps';
import { addressHere } from './soft-steps';

export function useAwake(): void {
  useEffect(() => {
    // The fields of a panel that came with the page are enhanced only once the panel is hydrated, a moment after the page.
    if (!panelIn(addressHere())) enhanceQuantities();
    awaken();
  }, []);
  useSamePath();
}

/** Static parts of a page belong to the path they were rendered for: a client-side navigation to another path becomes a full load. */
function useSamePath(): void {
  const { pathname } = useLocation();
  const drawnFor = useRef(pathname);
  useEffect(() => {
    if (pathname !== drawnFor.current) window.location.reload();
  }, [pathname]);
}
