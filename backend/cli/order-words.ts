// What staff read of an order on the command line: states in words.

import type { FulfilmentStage, PaymentStage } from '#domain/order/order-progress';

export const PAYMENT_WORDS: Record<PaymentStage, string> = {
  unpaid: 'ubetalt',
  authorised: 'reserveret',
  paid: 'betalt',
  invoice: 'faktura',
  'partly-refunded': 'delvist tilbagebetalt',
  refunded: 'tilbagebetalt',
  failed: 'ikke betalt (afvist eller opgivet)',
};

export const FULFILMENT_WORDS: Record<FulfilmentStage, string> = {
  'awaiting-payment': 'afventer betaling',
  'awaiting-approval': 'afventer godkendelse',
  'on-hold': 'sat i bero',
  'to-pack': 'skal pakkes',
  'partly-shipped': 'delvist afsendt',
  shipped: 'afsendt',
  delivered: 'leveret',
  complete: 'gennemført',
  returned: 'lukket',
  cancelled: 'annulleret',
};
