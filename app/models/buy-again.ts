// What a customer may buy again in one press: their latest order, what is delivered next of a subscription, their
// lists. Another source is another kind of entry here.
export interface BuyAgainEntry {
  kind: 'order' | 'subscription' | 'list';
  /** Number of the order, of the subscription or of the list. */
  id: string;
  /** What it is called: of an order its number. */
  name: string;
  /** Where it is looked at before. */
  href: string;
  /** Goods on it; of an order the lines. */
  lines: number;
  /** Order: when it was placed. Subscription: the day of its next delivery. */
  at: string | null;
}
