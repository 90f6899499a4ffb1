// Markup that is the same on page after page (the menu, the footer, a tile whose facts have not changed): drawn once, written again.
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { still } from './server-only.css';

/** A part that was drawn by itself, as it goes onto the line, with each text of `class` on it. */
export interface Drawn {
  bytes: Uint8Array;
  classes: readonly string[];
}

/** How the server draws parts by themselves, in the page's language. */
export interface Drawing {
  draw(part: ReactNode): Drawn;
  /** What was drawn under this very key before; the key says everything that the part depends on but texts. */
  again(key: string, part: () => ReactNode): Drawn;
  /** The placeholder in the page's markup, replaced by the rendered part when the page is written. */
  signOf(drawn: Drawn): string;
}

/** Given by app/entry.server; without it parts are drawn in place. */
export const DrawContext = createContext<Drawing | null>(null);

/** True inside of `ServerOnly`: only what the browser never hydrates may be inserted as ready markup. */
export const ServerOnlyContext = createContext(false);

/** Null where parts have to be drawn in place. */
function useDrawing(): Drawing | null {
  const drawing = useContext(DrawContext);
  return useContext(ServerOnlyContext) ? drawing : null;
}

export interface Piece {
  /** Everything that the piece depends on but texts, which follow from the language. */
  facts: unknown;
  draw: () => ReactNode;
}

/** The content of an element: pieces are reused while their inputs are the same. No hooks but texts inside. */
export function usePieces(
  pieces: readonly Piece[],
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const drawing = useDrawing();
  if (!drawing) return { children: pieces.map(({ draw }, at) => <Fragment key={at}>{draw()}</Fragment>) };
  const signs = pieces.map(({ facts, draw }) => drawing.signOf(drawing.again(JSON.stringify(facts), draw)));
  return { dangerouslySetInnerHTML: { __html: signs.join('') } };
}

/** What was rendered for a model, cached as long as the model exists. Each part has a separate cache. */
export type Memory = WeakMap<object, Map<string, Drawn>>;

interface CachedMarkupProps {
  memory: Memory;
  /** The model that all of it derives from, cached by a service and shared by pages. */
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
  let drawn = known.get(as);
  if (!drawn) {
    drawn = drawing.draw(children);
    known.set(as, drawn);
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the children.
  return <div className={still} dangerouslySetInnerHTML={{ __html: drawing.signOf(drawn) }} />;
}
