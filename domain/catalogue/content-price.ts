// Unit price of a pack, from its stated contents. The Danish rules on price marking require the price of one unit.
import { type Oere, oere } from '#domain/money/money';

/** Words for what is counted, in both languages of the shop. */
const PIECE = { ark: 'sheet', sheets: 'sheet', stk: 'piece', pcs: 'piece', breve: 'bag', bags: 'bag' } as const;
export type PieceKind = (typeof PIECE)[keyof typeof PIECE];

const CONTENT = /^(?:(\d{1,4})\s*×\s*)?(\d{1,6})\s+([a-z]+)\.?$/;
const isPieceWord = (word: string): word is keyof typeof PIECE => Object.hasOwn(PIECE, word);

/** "5 × 500 ark" is 2,500 sheets; null for one piece, and for words that name no number of pieces. */
export function piecesHeld(content: string): { count: number; kind: PieceKind } | null {
  const [, times = '1', each = '0', word = ''] = CONTENT.exec(content.trim().toLowerCase()) ?? [];
  const count = Number(times) * Number(each);
  return count > 1 && isPieceWord(word) ? { count, kind: PIECE[word] } : null;
}

/** To the nearest øre; null where one piece costs less than half of one, which would read as nothing. */
export function pricePerPiece(price: Oere, count: number): Oere | null {
  const each = Math.round(price / count);
  return each > 0 ? oere(each) : null;
}
