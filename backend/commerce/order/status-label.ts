// What the statuses of an order are called. On the wire `status` is the label, as in Magento, status_code the code, and `state` Magento's.
import type { Language } from '#backend/graphql/context';
import type { OrderStatus } from '#domain/order/order-status';

const LABELS: Record<OrderStatus, Record<Language, string>> = {
  pending: { da: 'Afventer', en: 'Pending' },
  processing: { da: 'Behandles', en: 'Processing' },
  shipped: { da: 'Afsendt', en: 'Shipped' },
  delivered: { da: 'Leveret', en: 'Delivered' },
  complete: { da: 'Gennemført', en: 'Complete' },
  on_hold: { da: 'Sat i bero', en: 'On hold' },
  canceled: { da: 'Annulleret', en: 'Cancelled' },
  closed: { da: 'Lukket', en: 'Closed' },
  needs_review: { da: 'Afventer godkendelse', en: 'Awaiting approval' },
};

export const labelOfStatus = (status: OrderStatus, language: Language): string => LABELS[status][language];

/** Magento's states, which its clients draw an order's progress by. */
const STATES: Record<OrderStatus, string> = {
  pending: 'new',
  needs_review: 'payment_review',
  on_hold: 'holded',
  processing: 'processing',
  shipped: 'processing',
  delivered: 'complete',
  complete: 'complete',
  canceled: 'canceled',
  closed: 'closed',
};

export const stateOfStatus = (status: OrderStatus): string => STATES[status];
