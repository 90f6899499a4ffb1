// Stands in for react-i18next in the browser: reads the texts of the page. Knows {{x}} and _one/_other.
import type { ReactNode } from 'react';
import { pageTexts } from './page-texts';

function findText(namespace: string, key: string): string | null {
  let node = pageTexts().texts[namespace];
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : null;
}

type Options = Record<string, unknown>;

function translate(namespace: string, key: string, options: Options = {}): string {
  const [before, after] = key.includes(':') ? key.split(':', 2) : [namespace, key];
  const name = after ?? key;
  const where = before ?? namespace;
  const plural =
    typeof options.count === 'number' ? new Intl.PluralRules(pageTexts().language).select(options.count) : null;
  const found = (plural && findText(where, `${name}_${plural}`)) || findText(where, name);
  return found?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, word: string) => String(options[word] ?? '')) ?? name;
}

function readerOf(namespace: string) {
  return { t: (key: string, options?: Options) => translate(namespace, key, options) };
}

const readers = new Map<string, ReturnType<typeof readerOf>>();

/** The same object for the same namespace, so that effects may name `t` as what they depend on. */
export function useTranslation(namespace = 'common') {
  const known = readers.get(namespace) ?? readerOf(namespace);
  readers.set(namespace, known);
  return known;
}

export const I18nextProvider = ({ children }: { children: ReactNode }) => children;
