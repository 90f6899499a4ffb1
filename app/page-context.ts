// What only the server knows of a page while it renders: texts for its scripts, the error page's content. Empty in the browser.
import { createContext } from 'react';
import type { ErrorPageView } from '~/models/content';

export interface PageFacts {
  /** JSON of the texts that the page's scripts need. */
  texts: string;
  errorPage: ErrorPageView | null;
  scriptless: boolean;
}

export const PageContext = createContext<PageFacts>({ texts: '', errorPage: null, scriptless: false });
