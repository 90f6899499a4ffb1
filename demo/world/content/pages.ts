// The content pages: written in parts, numbered and given paths here.
import type { ContentPage } from '../types';
import { ABOUT_PAGES } from './pages-about';
import { ACCOUNT_PAGES } from './pages-account';
import { BUYING_PAGES } from './pages-buying';
import { INSPIRATION_PAGES } from './pages-inspiration';

/** A page before it has a number; the path follows from section and slug. */
export type PageDraft = Omit<ContentPage, 'id' | 'path'>;

export function pages(): ContentPage[] {
  return [...ABOUT_PAGES, ...BUYING_PAGES, ...INSPIRATION_PAGES, ...ACCOUNT_PAGES].map((page, at) => ({
    ...page,
    id: 500 + at,
    path: `/${page.section}/${page.slug}`,
  }));
}
