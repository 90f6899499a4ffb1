// Panels are addresses: `?panel=<name>&…` on any page, the parameters being the panel's full state. Architecture §4; Spec §2 "Overlay panels".
import { samePath } from '#domain/page/same-path';

/** A panel and its parameters. A page must not use these names for its own parameters. */
export const PANEL_PARAMS = {
  minicart: ['peek'],
  'sidebar-cart': ['item'],
  'update-cart': ['sku', 'item', 'qty', 'reopen'],
  'cart-item-note': ['item'],
  'cart-upgrade': ['item'],
  language: [],
  'store-init': [],
  'configurable-options': ['slug', 'options'],
  'power-step': ['slug', 'options', 'qty'],
  'request-price': ['sku'],
  'notify-in-stock': ['sku'],
  'write-review': ['sku'],
  'address-handler': ['address', 'use'],
  'address-validation': ['address', 'use'],
  'delivery-address-list': ['pick'],
  'billing-address-list': ['pick'],
  'track-and-trace': ['order', 'shipment'],
  'personal-coupons': [],
  'minicart-error': ['error', 'about'],
  'select-shopping-list': ['sku'],
  'create-shopping-list': ['sku', 'list', 'goods', 'order', 'item', 'back'],
  'view-shopping-list': ['list'],
  'edit-shopping-list': ['list'],
  'add-to-shopping-list': ['list', 'goods', 'order', 'item'],
  'start-subscription': ['goods', 'key', 'qty'],
} as const satisfies Record<string, readonly string[]>;

/** Header with the path of the requesting page: only the panel is requested, so the response omits the page behind it. */
export const PANEL_ALONE = 'X-Panel-Alone';

export type PanelName = keyof typeof PANEL_PARAMS;
export type PanelParam<P extends PanelName> = (typeof PANEL_PARAMS)[P][number];
export type PanelValues<P extends PanelName> = Partial<Record<PanelParam<P>, string | number | boolean | null>>;

export const PANEL_NAMES = [
  'minicart',
  'sidebar-cart',
  'update-cart',
  'cart-item-note',
  'cart-upgrade',
  'language',
  'store-init',
  'configurable-options',
  'power-step',
  'request-price',
  'notify-in-stock',
  'write-review',
  'address-handler',
  'address-validation',
  'delivery-address-list',
  'billing-address-list',
  'track-and-trace',
  'personal-coupons',
  'minicart-error',
  'select-shopping-list',
  'create-shopping-list',
  'view-shopping-list',
  'edit-shopping-list',
  'add-to-shopping-list',
  'start-subscription',
] as const satisfies readonly PanelName[];

export function isPanelName(name: unknown): name is PanelName {
  return PANEL_NAMES.some((known) => known === name);
}

/** `here` with this panel open instead of the one that is open now; the page's own filters stay. */
export function panelHref<P extends PanelName>(here: string, panel: P, params?: PanelValues<P>): string {
  const { path, search } = pagePart(here);
  search.set('panel', panel);
  for (const [name, value] of paramEntries(params)) search.set(name, value);
  return joinedAddress(path, search);
}

/** The same page with no panel: where its close link and its scrim lead. */
export function withoutPanel(here: string): string {
  const { path, search } = pagePart(here);
  return joinedAddress(path, search);
}

/** The panel in an address, with those of its parameters that it knows; null for none or an unknown one. */
export function panelIn(here: string): { name: PanelName; params: Record<string, string> } | null {
  // Most addresses have none: this runs for every link of a page, where parsing each would be too expensive.
  if (!here.includes('panel=')) return null;
  const search = urlOf(here).searchParams;
  const name = search.get('panel');
  if (!isPanelName(name)) return null;
  const params: Record<string, string> = {};
  for (const known of PANEL_PARAMS[name]) {
    const value = search.get(known);
    if (value !== null) params[known] = value;
  }
  return { name, params };
}

/** Where a panel's form posts to, and the same panel as a small page. */
export function panelPath<P extends PanelName>(panel: P, returnTo?: string, params?: PanelValues<P>): string {
  const search = new URLSearchParams(paramEntries(params));
  if (returnTo !== undefined) search.set('returnTo', samePath(returnTo) ?? '/');
  return joinedAddress(`/panel/${panel}`, search);
}

function urlOf(here: string): URL {
  return new URL(samePath(here) ?? '/', 'http://shop.invalid');
}

function pagePart(here: string): { path: string; search: URLSearchParams } {
  if (!/[?#]/.test(here)) return { path: samePath(here) ?? '/', search: new URLSearchParams() };
  const url = urlOf(here);
  const open = panelIn(here);
  for (const param of open ? PANEL_PARAMS[open.name] : []) url.searchParams.delete(param);
  url.searchParams.delete('panel');
  return { path: url.pathname, search: url.searchParams };
}

// true is written as 1; false, null and absent are left out, so that an address has one spelling.
function paramEntries(params: object | undefined): [string, string][] {
  return Object.entries(params ?? {}).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined || value === false) return [];
    return [[name, value === true ? '1' : String(value)]];
  });
}

function joinedAddress(path: string, search: URLSearchParams): string {
  return search.size > 0 ? `${path}?${search}` : path;
}
