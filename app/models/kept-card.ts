// Payment cards that the provider keeps for a customer, as pages show them.

export interface KeptCardView {
  /** Names it; says nothing about the card. */
  key: string;
  brand: string;
  lastFour: string;
  /** 'MM/YYYY', as it stands on the card. */
  expires: string;
  isExpired: boolean;
  /** Names of the subscriptions that are paid with it. */
  subscriptions: string[];
}

/** How regular deliveries can be paid. */
export interface WaysToPay {
  onInvoice: boolean;
  /** Cards can be kept. */
  onCard: boolean;
  cards: KeptCardView[];
}
