// What the shop keeps of a customer, for the customer to see.
export interface ConsentView {
  purpose: 'terms' | 'newsletter' | 'card';
  given: boolean;
  /** ISO 8601. */
  at: string;
  /** Where it was said, or of which card; null where that is not known. */
  place: string | null;
  /** What was agreed to, as it was shown. */
  words: string | null;
}

/** How long a kind of data is kept after it was done with: days, or whole years after the end of its year. */
export interface RetentionView {
  code: string;
  days: number | null;
  years: number | null;
}

/** A recorded request to erase the account. */
export interface ErasureView {
  /** ISO 8601. */
  requestedAt: string;
  /** Numbers of the orders that have to be completed first. */
  openOrders: string[];
}

export type DataValue = string | number | boolean | null | DataValue[] | { [name: string]: DataValue };

/** As the back end writes it. */
export interface DataExportView {
  madeAt: string;
  sections: { table: string; stays: string | null; rows: Record<string, DataValue>[] }[];
}
