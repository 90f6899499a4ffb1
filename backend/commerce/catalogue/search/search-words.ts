// Turns what a shopper typed into what the database searches by. Nothing typed reaches a query unescaped.

/** More words than this say no more, and each costs. */
const MAX_WORDS = 8;
const MAX_LENGTH = 120;

export interface ParsedWords {
  exact: string;
  query: string;
  parts: string[];
}

/** Null when nothing searchable was typed. */
export function parseWords(typed: string): ParsedWords | null {
  const exact = typed.trim().slice(0, MAX_LENGTH);
  const words =
    exact
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, MAX_WORDS) ?? [];
  if (words.length === 0) return null;
  return {
    // "978-0-306" and "978 0306": an EAN or SKU is compared without the spaces around it, digits without what parts them.
    exact: /^[\d\s-]{13,}$/.test(exact) ? exact.replace(/\D/g, '') : exact,
    query: words.map((word) => `${word}:*`).join(' & '),
    parts: words,
  };
}
