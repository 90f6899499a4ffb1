// The hook for texts: `const { t } = useTexts('cart')`. The server reads all texts of the page's language, the browser those that came with it.
import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from './languages';
import { textsOfPage } from './page-reader';

export interface Texts {
  /** The text of a key of the namespace, or of `namespace:key`, with {{names}} filled in. */
  t(key: string, options?: Record<string, unknown>): string;
  language: Language;
}
export type Reader = (namespace: string) => Texts;

// Marked, so that the browser's build leaves it out.
const ReaderContext = /* @__PURE__ */ createContext<Reader | null>(null);

/** Around everything that the server renders; the browser needs none. */
export function TextsProvider({ reader, children }: { reader: Reader; children: ReactNode }) {
  return <ReaderContext.Provider value={reader}>{children}</ReaderContext.Provider>;
}

function useTextsOfServer(namespace = 'common'): Texts {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('Texts are read inside TextsProvider only.');
  return reader(namespace);
}

export const useTexts: (namespace?: string) => Texts = import.meta.env.SSR ? useTextsOfServer : textsOfPage;
