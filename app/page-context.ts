// What only the server knows of a page while it renders: texts for its scripts, the error page's content. Empty in the browser.
import { createContext, useContext } from 'react';
import type { Language } from '~/i18n/languages';
import type { Reader } from '~/i18n/use-texts';
import type { ErrorPageView } from '~/models/content';
import type { SetupLack } from '~/models/setup';

export interface PageFacts {
  /** Identifies this request: Remix's load context, the same object for all loaders of a document. Null in the browser. */
  request: object | null;
  errorPage: ErrorPageView | null;
  /** Title of an error page; null on every other page. */
  errorTitle: string | null;
  /** The shop has no stores yet; its page speaks both languages. */
  setup: { title: string; lacks: SetupLack; readers: Readonly<Record<Language, Reader>> } | null;
  language: Language;
  /** The look of the shop, for pages that no loader could say it of. */
  themeName: string;
  shopName: string;
  /** The stylesheets that the head links; `within`: the styles that the page needs are inline in the head, and the files come with the scripts. */
  styles: { hrefs: string[]; within: boolean };
  /** React hydrates parts of it; all other pages remain static, and their scripts are a few listeners. */
  isLive: boolean;
  /** A page without scripts: by the demo bar's switch, or because it shows an error. */
  scriptless: boolean;
  /** Shown on error pages, so that the shop can find what happened. */
  requestId: string | null;
  /** What this page cost, for the demo bar; '' outside the demo world. */
  cost: string;
}

export const PageContext = createContext<PageFacts>({
  request: null,
  errorPage: null,
  errorTitle: null,
  setup: null,
  language: 'da',
  themeName: 'base',
  shopName: '',
  styles: { hrefs: [], within: false },
  isLive: true,
  scriptless: false,
  requestId: null,
  cost: '',
});

interface ServerModel<Model> {
  keep(request: object, model: Model): void;
  /** For a loader that shows what the action before it has left. */
  read(request: object): Model | null;
  /** Null in the browser, and where the loader failed. */
  useModel(): Model | null;
}

const IN_BROWSER: ServerModel<never> = { keep() {}, read: () => null, useModel: () => null };

/**
 * A model that only the server's rendering reads (a `ServerOnly` part of the page): the loader stores it, the component takes it. It is never
 * serialised into the page, which would send all of it a second time and cost as much as rendering it.
 */
export function serverModel<Model>(): ServerModel<Model> {
  if (!import.meta.env.SSR) return IN_BROWSER;
  const models = new WeakMap<object, Model>();
  return {
    keep: (request, model) => void models.set(request, model),
    read: (request) => models.get(request) ?? null,
    useModel() {
      const { request } = useContext(PageContext);
      return (request && models.get(request)) ?? null;
    },
  };
}
