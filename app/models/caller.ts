// Who asks: what every service call carries to the back end. Built first by the door, before anything is read.
export interface Caller {
  /** Magento id of the chosen store, as the Store header sends it. */
  storeId: number;
  storeCode: string;
  token: string | null;
  cartId: string | null;
  language: 'da' | 'en';
  /** Host of the request, sent on as Origin. */
  host: string;
  requestId: string;
  /** Counters of this request for the demo bar and Server-Timing; shared by all loaders of one document. */
  meter: Meter;
}

export interface Meter {
  calls: number;
  statements: number;
  graphqlMs: number;
}
