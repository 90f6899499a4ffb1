// What the statuses of an order are called. On the wire `status` is the label, as in Magento, and status_code the code.
import type { Language } from '#backend/graphql/context';
import type { OrderStatus } from '#domain/order-status';

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
