// Addresses and ways of delivery of an order as rows of text, for packing slips, the command line and the back office.
import { labelOfStatus } from '#backend/commerce/order/status-label';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { OrderShipping } from '#backend/db/tables/order';
import { dayAsWritten } from '#domain/calendar/written';
import { isReleased } from '#domain/order/order-progress';
import { isTestPayment } from '#domain/payment/payment';
import type { SlipWords } from './packing-slip';
import type { StaffOrder } from './read-order';

export const postalRows = (address: Partial<PostalAddress>): string[] =>
  [
    address.company,
    address.company2,
    [address.firstname, address.lastname].filter(Boolean).join(' '),
    ...(address.street ?? []),
    [address.postcode, address.city].filter(Boolean).join(' '),
    address.countryCode && address.countryCode !== 'DK' ? address.countryCode : '',
  ].flatMap((row) => row?.trim() || []);

const DELIVERY_WORDS = {
  da: { collected: 'Hentes hos', ready: 'Klar', delivered: 'Leveres', clock: ' kl. ' },
  en: { collected: 'Collected from', ready: 'Ready', delivered: 'Delivered', clock: ', ' },
};

/** The way, the parcel shop or shop, and when. */
export function deliveryRows(shipping: Partial<OrderShipping>, language: 'da' | 'en' = 'da'): string[] {
  const { carrierTitle, methodTitle, point, deliveryDate, deliveryInterval, readyAt } = shipping;
  const words = DELIVERY_WORDS[language];
  const at = (day: string, clock: string | null | undefined) =>
    [dayAsWritten(day, language), clock].filter(Boolean).join(words.clock);
  return [
    [carrierTitle, methodTitle].filter(Boolean).join(': '),
    point ? `${words.collected} ${point.name}, ${point.street}, ${point.postcode} ${point.city}` : '',
    readyAt ? `${words.ready} ${at(readyAt.slice(0, 10), readyAt.slice(11))}` : '',
    deliveryDate && !readyAt ? `${words.delivered} ${at(deliveryDate.slice(0, 10), deliveryInterval)}` : '',
  ].filter((row) => row !== '');
}

/** A gift card goes by mail, a parcel to its shop, all else to the delivery address. */
export function slipWords({ whole: { order, payment } }: StaffOrder): SlipWords {
  const { point } = order.shipping;
  const receiver = postalRows(order.shippingAddress);
  const address = point
    ? [point.name, point.street, `${point.postcode} ${point.city}`, `Til: ${receiver.slice(0, 2).join(', ')}`]
    : receiver;
  return { address, delivery: deliveryRows(order.shipping), warning: warningOf() };

  function warningOf(): string {
    const { status } = order;
    const mayPack = isReleased(status, payment?.status ?? null) && status !== 'on_hold' && status !== 'canceled';
    if (isTestPayment(payment)) return 'MÅ IKKE SENDES: testbetaling, der kommer ingen penge.';
    return mayPack ? '' : `MÅ IKKE SENDES: ordren er ${labelOfStatus(status, 'da').toLowerCase()}.`;
  }
}
