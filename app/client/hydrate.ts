// Where React wakes a page in the browser: the page is marked once its live parts are awake, and a move to another path is a whole load.
import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { panelIn } from '#domain/panel-addresses';
import { awaken } from './awaken';
import { enhanceQuantities } from './quantity-steps';
import { addressHere } from './soft-steps';

export function useAwake(): void {
  useEffect(() => {
    // The fields of a panel that came with the page are touched only once it is awake itself, a moment after the page.
    if (!panelIn(addressHere())) enhanceQuantities();
    awaken();
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
