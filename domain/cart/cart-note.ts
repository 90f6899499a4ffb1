// Notes that a buyer writes on a cart line or on the cart. Spec §3 customer_note, item note, enable_salesline_notes.

/** Most characters: of a line's note a packing slip has one row, of the cart's as much as an order's comment. */
export const NOTE_LENGTH = { line: 120, cart: 500 } as const;

/** Without line ends at the edges and other invisible marks; null for what says nothing. */
export function noteFrom(typed: string | null | undefined, most: number): string | null {
  const text = (typed ?? '')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .trim();
  return text === '' ? null : [...text].slice(0, most).join('').trimEnd();
}
