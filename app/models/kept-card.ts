// Payment cards stored at the provider for a customer, as pages show them.

export interface KeptCardView {
  /** Names it; says nothing about the card. */
  key: string;
  brand: string;
  lastFour: string;
  /** 'MM/YYYY', as printed on the card. */
  expires: string;
  isExpired: boolean;
  /** Names of the subscriptions that are paid with it. */
  subscriptions: string[];
}

/** How regular deliveries can be paid. */
export interface WaysToPay {
  onInvoice: boolean;
  /** Cards can be stored. */
  onCard: boolean;
  cards: KeptCardView[];
}
