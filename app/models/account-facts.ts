// What the account's first page says of the customer beside his orders.
export interface AccountFacts {
  /** Null for private customers. */
  business: { salesCode: string; reference: string; shareworks: boolean; seesAllOrders: boolean } | null;
  /** Null for who may not use them. */
  points: number | null;
}
