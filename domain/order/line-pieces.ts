// Pieces of an order's lines that a buyer selects in a form: to withdraw from, or to send back.
import { type Outcome, type PlainCode, type Refusal, refusal } from '#domain/refusal/refusals';

export type AskedPieces = { id: number; quantity: number }[];

export type PiecesRule<Line> = {
  /** Said of a choice of nothing, and of a line that is not there or is named twice. */
  empty: PlainCode;
  /** Pieces that may still be chosen. */
  left(line: Line): number;
  /** What else speaks against it, at the line's field; null: nothing. */
  whyNot(line: Line, field: string, quantity: number): Refusal | null;
};

/** Refuses, at the line's field, an invalid count and more pieces than are left. Lines with no pieces are omitted. */
export function choosePieces<Line extends { id: number; sku: string }>(
  lines: readonly Line[],
  wanted: AskedPieces,
  { empty, left, whyNot }: PiecesRule<Line>,
): Outcome<{ chosen: AskedPieces }> {
  const asked = wanted.filter(({ quantity }) => quantity !== 0);
  if (asked.length === 0) return refusal(empty, { field: 'lines' });
  const seen = new Set<number>();
  for (const { id, quantity } of asked) {
    const line = lines.find((one) => one.id === id);
    const field = `line-${id}`;
    if (!line || seen.has(id)) return refusal(empty, { field: 'lines' });
    seen.add(id);
    if (!Number.isSafeInteger(quantity) || quantity < 0) return refusal('QUANTITY_NOT_A_NUMBER', { field });
    const why = whyNot(line, field, quantity);
    if (why) return why;
    const most = left(line);
    if (quantity > most) return refusal('MORE_THAN_LEFT', { field, params: { sku: line.sku, left: most } });
  }
  return { ok: true, chosen: asked };
}
