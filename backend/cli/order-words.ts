// What staff read of an order on the command line: states in words, addresses, days and moments.

import { labelOfStatus } from '#backend/commerce/order/status-label';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { OrderShipping } from '#backend/db/tables/order';
import type { FulfilmentStage, PaymentStage } from '#domain/order-progress';
import type { OrderStatus } from '#domain/order-status';

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

export const addressRows = (address: Partial<PostalAddress>): string[] =>
  [
    address.company,
    address.company2,
    [address.firstname, address.lastname].filter(Boolean).join(' '),
    ...(address.street ?? []),
    [address.postcode, address.city].filter(Boolean).join(' '),
    address.countryCode && address.countryCode !== 'DK' ? address.countryCode : '',
  ].flatMap((row) => row?.trim() || []);

/** The way, the parcel shop or shop, and when. */
export function deliveryRows(shipping: Partial<OrderShipping>): string[] {
  const { carrierTitle, methodTitle, point, deliveryDate, deliveryInterval, readyAt } = shipping;
  return [
    [carrierTitle, methodTitle].filter(Boolean).join(': '),
    point ? `Hentes hos ${point.name}, ${point.street}, ${point.postcode} ${point.city}` : '',
    readyAt ? `Klar ${readyAt.replace('T', ' kl. ')}` : '',
    deliveryDate && !readyAt
      ? `Leveres ${[deliveryDate.slice(0, 10), deliveryInterval].filter(Boolean).join(' kl. ')}`
      : '',
  ].filter((row) => row !== '');
}

export const statusWord = (status: OrderStatus): string => labelOfStatus(status, 'da').toLowerCase();
