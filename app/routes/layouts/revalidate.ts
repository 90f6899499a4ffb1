// When a route loads again: not when only the panel changes (architecture section 4), always after something was posted.
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { withoutPanel } from '#domain/page/addresses';

const pageOf = (url: URL) => withoutPanel(url.pathname + url.search);

/** For pages: opening and closing a panel leaves them as they are. */
export function revalidatePage({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // Equal addresses use the default; otherwise hot reload and manual reload would not work.
  if (currentUrl.href === nextUrl.href || formMethod === 'POST') return defaultShouldRevalidate;
  return pageOf(currentUrl) === pageOf(nextUrl) ? false : defaultShouldRevalidate;
}

/** For static pages: the browser retains the server's markup, so no data is reloaded, except by a manual reload in development. */
export function revalidateServerOnly({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && formMethod === undefined ? defaultShouldRevalidate : false;
}

/** For the frame: menu and footer are the same on every page; the cart's count changes only by a post. */
export function revalidateFrame({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href || formMethod === 'POST') return defaultShouldRevalidate;
  return false;
}
