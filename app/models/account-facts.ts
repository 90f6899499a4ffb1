// What the account's first page says of the customer beside his orders.
export interface AccountFacts {
  /** Null for private customers. */
  business: BusinessFacts | null;
  /** Null for who may not use them. */
  points: number | null;
}

export interface BusinessFacts {
  salesCode: string;
  reference: string;
  /** The day of the weekly round, 1 Monday … 5 Friday; null without one. */
  weekday: number | null;
  shareworks: boolean;
  seesAllOrders: boolean;
}
