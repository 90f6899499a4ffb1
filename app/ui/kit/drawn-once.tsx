// Markup that is the same on page after page (the menu, the footer): the server draws it once and writes it again.
import { createContext, type ReactNode, useContext } from 'react';
import { still } from './still.css';

/** How the server draws a part by itself, in the page's language. Given by app/entry.server; without it the part is drawn in place. */
export const DrawContext = createContext<((part: ReactNode) => string) | null>(null);

/** What was drawn of a model; it goes when the model goes. A part has a memory of its own. */
export type Memory = WeakMap<object, Map<string, string>>;

interface DrawnOnceProps {
  memory: Memory;
  /** The model that everything in it comes from, kept by a service and shared by pages (services/standing). */
  of: object;
  /** Whatever else it depends on; of few values. */
  as?: string;
  /** No hooks but texts inside: it is drawn outside the page. */
  children: ReactNode;
}

export function DrawnOnce({ memory, of, as = '', children }: DrawnOnceProps) {
  const draw = useContext(DrawContext);
  if (!draw) return children;
  let known = memory.get(of);
  if (!known) {
    known = new Map();
    memory.set(of, known);
  }
  let html = known.get(as);
  if (html === undefined) {
    html = draw(children);
    known.set(as, html);
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the children.
  return <div className={still} dangerouslySetInnerHTML={{ __html: html }} />;
}
