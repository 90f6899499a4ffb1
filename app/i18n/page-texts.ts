// The texts of a page in the browser: those that the server put into it, and those that came later with a panel.
type Node = string | { [key: string]: Node };
export type Texts = Record<string, Record<string, unknown>>;

interface Store {
  language: 'da' | 'en';
  texts: Record<string, Node>;
}

let store: Store | null = null;

export function pageTexts(): Store {
  if (!store) {
    const element = document.getElementById('texts');
    store = element?.textContent ? JSON.parse(element.textContent) : null;
  }
  store ??= { language: 'da', texts: {} };
  return store;
}

/** Texts that came with data: a panel brings its own. On the server all texts are loaded. */
export function addTexts(texts: Texts): void {
  if (!import.meta.env.SSR) Object.assign(pageTexts().texts, texts);
}
