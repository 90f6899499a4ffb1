// What a customer may buy again in one press: their latest order, their lists. Another source is another kind of entry here.
export interface BuyAgainEntry {
  kind: 'order' | 'list';
  /** Number of the order, or of the list. */
  id: string;
  /** What it is called: of an order its number. */
  name: string;
  /** Where it is looked at before. */
  href: string;
  /** Goods on it; of an order the lines. */
  lines: number;
  /** Of an order: when it was placed. */
  at: string | null;
}
