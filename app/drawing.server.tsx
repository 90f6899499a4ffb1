// Composes pages: separately rendered parts are cached as bytes, and a placeholder represents each in the page's markup until it is written.
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { botService } from '~/config/outside.server';
import { BotServiceContext } from '~/forms/bot-check/fields';
import type { Language } from '~/i18n/languages';
import { readerIn } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import { classTextsIn } from '~/request-context/first-styles.server';
import type { Drawing, Drawn } from '~/ui/kit';

/** Rendered parts that are cached per language, most of them tiles of a kilobyte or two. */
const MOST_DRAWN_BYTES = 16_000_000;

/** Cannot occur in a page's text: React escapes angle brackets, and the random name of this process is not known outside. */
const SIGN = `<!--part ${randomUUID()} `;
const SIGN_END = '-->';

/** The same class text is on many parts: they share one string. */
const classTexts = new Map<string, string>();
function sharedText(text: string): string {
  const known = classTexts.get(text);
  if (known !== undefined) return known;
  // A slice would retain the entire markup that it was cut from.
  const own = Buffer.from(text).toString();
  classTexts.set(own, own);
  return own;
}

function drawnIn(language: Language, part: ReactNode): Drawn {
  const html = renderToStaticMarkup(
    <BotServiceContext.Provider value={botService}>
      <TextsProvider reader={readerIn(language)}>{part}</TextsProvider>
    </BotServiceContext.Provider>,
  );
  return { bytes: Buffer.from(html), classes: [...classTextsIn(html)].map(sharedText) };
}

type KeptParts = LRUCache<string, Drawn>;
const BOUND = {
  maxSize: MOST_DRAWN_BYTES,
  sizeCalculation: ({ bytes }: Drawn, key: string) => bytes.length + key.length,
};
const KEPT: Record<Language, KeptParts> = { da: new LRUCache(BOUND), en: new LRUCache(BOUND) };

export interface PageDrawing {
  drawing: Drawing;
  /** The page in order: its own markup, and parts in place of their placeholders. */
  piecesOf(markup: string): (string | Drawn)[];
}

/** For one page; the parts that it renders are cached for all. */
export function pageDrawing(language: Language): PageDrawing {
  const kept = KEPT[language];
  const placed: Drawn[] = [];
  return {
    drawing: {
      draw: (part) => drawnIn(language, part),
      again(key, part) {
        let drawn = kept.get(key);
        if (!drawn) {
          drawn = drawnIn(language, part());
          kept.set(key, drawn);
        }
        return drawn;
      },
      signOf: (drawn) => `${SIGN}${placed.push(drawn) - 1}${SIGN_END}`,
    },
    piecesOf(markup) {
      const [first = '', ...others] = markup.split(SIGN);
      return others.reduce<(string | Drawn)[]>(
        (pieces, text) => {
          const end = text.indexOf(SIGN_END);
          const drawn = placed[Number(text.slice(0, end))];
          if (drawn) pieces.push(drawn);
          pieces.push(text.slice(end + SIGN_END.length));
          return pieces;
        },
        [first],
      );
    },
  };
}

/** Each text of `class` on the page. */
export function classTextsOf(pieces: readonly (string | Drawn)[]): Set<string> {
  const texts = new Set<string>();
  for (const piece of pieces)
    for (const text of typeof piece === 'string' ? classTextsIn(piece) : piece.classes) texts.add(text);
  return texts;
}
