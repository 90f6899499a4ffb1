// Stands in for react-i18next in the browser: reads the texts that the server put into the page. Knows {{x}} and _one/_other.
import type { ReactNode } from 'react';

type Node = string | { [key: string]: Node };

let store: { language: string; texts: Record<string, Node> } | null = null;

function texts() {
  if (!store) {
    const element = document.getElementById('texts');
    store = element?.textContent ? JSON.parse(element.textContent) : { language: 'da', texts: {} };
  }
  return store ?? { language: 'da', texts: {} };
}

function find(namespace: string, key: string): string | null {
  let node: Node | undefined = texts().texts[namespace];
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : null;
}

type Options = Record<string, unknown>;

function translate(namespaces: string[], key: string, options: Options = {}): string {
  const [before, after] = key.includes(':') ? key.split(':', 2) : [null, key];
  const name = after ?? key;
  const plural =
    typeof options.count === 'number' ? new Intl.PluralRules(texts().language).select(options.count) : null;
  for (const namespace of before ? [before] : namespaces) {
    const found = (plural && find(namespace, `${name}_${plural}`)) || find(namespace, name);
    if (found !== null) return found.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, word: string) => String(options[word] ?? ''));
  }
  return name;
}

export function useTranslation(namespace: string | readonly string[] = 'common') {
  const namespaces = typeof namespace === 'string' ? [namespace] : [...namespace];
  const language = texts().language;
  return { t: (key: string, options?: Options) => translate(namespaces, key, options), i18n: { language } };
}

export const I18nextProvider = ({ children }: { children: ReactNode }) => children;
