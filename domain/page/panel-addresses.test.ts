// A panel opens and closes on any page and preserves the page's own filters.
import { describe, expect, it } from 'vitest';
import { PANEL_NAMES, PANEL_PARAMS, panelHref, panelIn, panelPath, withoutPanel } from '#domain/page/addresses';

describe('a panel', () => {
  it.each([
    // spec: 2 Overlay panels: Panels are toggled in shared state: here the address holds it
    //   at domain/page/panel-addresses.ts
    ['opens on a page', panelHref('/cart', 'minicart', { peek: 5 }), '/cart?panel=minicart&peek=5'],
    [
      'keeps the filters of the page',
      panelHref('/papir?page=2&sort=price', 'language'),
      '/papir?page=2&sort=price&panel=language',
    ],
    [
      // spec: 4 UI state: Overlays are booleans: one panel is open or none
      //   at domain/page/panel-addresses.ts
      'replaces the panel that is open, its parameters too',
      panelHref('/papir?page=2&panel=update-cart&sku=A1&qty=3', 'minicart'),
      '/papir?page=2&panel=minicart',
    ],
    [
      // spec: 4 UI state: Update cart keeps a flag on whether to reopen the minicart
      //   at domain/page/panel-addresses.ts
      'writes true as 1 and leaves false out',
      panelHref('/', 'update-cart', { item: 7, reopen: true, qty: null }),
      '/?panel=update-cart&item=7&reopen=1',
    ],
    ['drops a foreign page', panelHref('//evil.example/x', 'minicart'), '/?panel=minicart'],
    [
      'leaves out what is not known',
      panelHref('/', 'update-cart', { qty: undefined, reopen: false }),
      '/?panel=update-cart',
    ],
    ['drops a foreign page with its filters', panelHref('//evil.example/x?page=2', 'minicart'), '/?panel=minicart'],
    ['closes', withoutPanel('/papir?page=2&panel=update-cart&sku=A1&qty=3'), '/papir?page=2'],
    ['closes down to the bare path', withoutPanel('/papir?panel=minicart'), '/papir'],
    ['closes when its name is unknown', withoutPanel('/papir?panel=nonsense&sku=A1'), '/papir?sku=A1'],
    ['leaves a page without a panel alone', withoutPanel('/papir?sku=A1'), '/papir?sku=A1'],
    ['posts to its own address', panelPath('update-cart', '/cart'), '/panel/update-cart?returnTo=%2Fcart'],
    [
      // spec: 2 Routes: `/` is the fallback redirect target
      //   at domain/page/same-path.ts, app/request-context/respond.server.ts
      'returns to the front page rather than abroad',
      panelPath('language', 'https://evil.example'),
      '/panel/language?returnTo=%2F',
    ],
    ['has a page of its own', panelPath('update-cart', undefined, { sku: 'A1' }), '/panel/update-cart?sku=A1'],
  ])('%s', (_sentence, address, expected) => expect(address).toBe(expected));

  it('is read back from the address, with its known parameters', () => {
    expect(panelIn('/papir?panel=update-cart&sku=A1&page=2')).toEqual({ name: 'update-cart', params: { sku: 'A1' } });
  });

  it.each(['/papir', '/papir?panel=nonsense', '/papir?panel=toString'])('%s has none', (here) =>
    expect(panelIn(here)).toBeNull(),
  );

  it('every panel name is listed', () => expect([...PANEL_NAMES].sort()).toEqual(Object.keys(PANEL_PARAMS).sort()));
});
