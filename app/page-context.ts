// What only the server knows of a page while it renders: texts for its scripts, the error page's content. Empty in the browser.
import { createContext } from 'react';
import type { ErrorPageView } from '~/models/content';

export interface PageFacts {
  /** JSON of the texts that the page's scripts need. */
  texts: string;
  errorPage: ErrorPageView | null;
  scriptless: boolean;
  /** Told on error pages, so that the shop can find what happened. */
  requestId: string | null;
  /** What this page cost, for the demo bar; '' outside the demo world. */
  cost: string;
}

export const PageContext = createContext<PageFacts>({
  texts: '',
  errorPage: null,
  scriptless: false,
  requestId: null,
  cost: '',
});
