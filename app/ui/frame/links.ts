// The addresses that the frame links to. The root defines them once; panel addresses retain the page they open on.
import type { FrameView } from '~/models/frame';

export interface FrameLinks {
  home: string;
  search: string;
  cart: string;
  account: string;
  login: string;
  /** Null where shopping lists do not exist for this visitor. */
  lists: string | null;
  /** Null in a shop of one language. */
  language: string | null;
  storeChange: string;
  /** Where closing the notification posts to. */
  notificationClose: string;
  /** Plain page with every category, for those who cannot open the menu. */
  categories: string | null;
}

/** Where a page shows the categories: in a separate column, above a list's filters, or nowhere. */
export type Side = 'menu' | 'list' | 'none';

/** What every layout needs: the frame's view model, its addresses, and where the visitor is. */
export interface FrameProps {
  frame: FrameView;
  links: FrameLinks;
  /** Path and query of this page. */
  here: string;
  /** The search query, shown in the search field. */
  query?: string;
}
