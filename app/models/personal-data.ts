// Personal data that the shop stores about a customer, shown to that customer.
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

/** Retention of a kind of data after its last use: days, or calendar years after the end of its year. */
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
