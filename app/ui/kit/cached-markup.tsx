// Markup that is the same on page after page (the menu, the footer, a tile whose facts have not changed): drawn once, written again.
import { createContext, type ReactNode, useContext } from 'react';
import { still } from './server-only.css';

/** How the server draws parts by themselves, in the page's language. */
export interface Drawing {
  draw(part: ReactNode): string;
  /** The markup that was drawn under this very key before; the key says everything that the part depends on but texts. */
  again(key: string, part: () => ReactNode): string;
}

/** Given by app/entry.server; without it parts are drawn in place. */
export const DrawContext = createContext<Drawing | null>(null);

/** True inside of `ServerOnly`: only what the browser never wakes may come as ready markup. */
export const ServerOnlyContext = createContext(false);

/** Null where parts have to be drawn in place. */
export function useDrawing(): Drawing | null {
  const drawing = useContext(DrawContext);
  return useContext(ServerOnlyContext) ? drawing : null;
}

/** What was drawn of a model; it goes when the model goes. A part has a memory of its own. */
export type Memory = WeakMap<object, Map<string, string>>;

interface CachedMarkupProps {
  memory: Memory;
  /** The model that everything in it comes from, kept by a service and shared by pages (services/standing). */
  of: object;
  /** Anything else that it depends on; of few values. */
  as?: string;
  /** No hooks but texts inside: it is drawn outside the page. */
  children: ReactNode;
}

export function CachedMarkup({ memory, of, as = '', children }: CachedMarkupProps) {
  const drawing = useDrawing();
  if (!drawing) return children;
  let known = memory.get(of);
  if (!known) {
    known = new Map();
    memory.set(of, known);
  }
  let html = known.get(as);
  if (html === undefined) {
    html = drawing.draw(children);
    known.set(as, html);
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the children.
  return <div className={still} dangerouslySetInnerHTML={{ __html: html }} />;
}
