// How an order travels: as was chosen, or, where it is gift cards alone, by mail and for nothing.
import type { PostalAddress } from '#backend/db/tables/cart';
import type { OrderShipping } from '#backend/db/tables/order';
import type { Language } from '#backend/graphql/context';
import { BY_EMAIL } from '#domain/delivery/delivery-place';
import type { DeliveryChannel } from '#domain/delivery/delivery-schedule';
import type { OrderDraft } from './check-order';

const WORDS = {
  da: { carrier: 'E-mail', method: 'Sendes til modtagerens e-mail' },
  en: { carrier: 'E-mail', method: "Sent to the receiver's e-mail" },
} as const;

const byMail = (language: Language): OrderShipping => ({
  carrierCode: BY_EMAIL,
  methodCode: 'giftcard',
  carrierTitle: WORDS[language].carrier,
  methodTitle: WORDS[language].method,
  servicePointId: null,
  pickupLocationCode: null,
  deliveryDate: null,
  oere: 0,
  vatOere: 0,
  point: null,
  readyAt: null,
});

/** Incl. VAT; null where goods are fetched only. A pallet is the standard of goods that nothing lighter takes. */
function cheapestStandard(offers: OrderDraft['offers']): number | null {
  const of = (channels: readonly DeliveryChannel[]) =>
    offers.flatMap(({ method, problem, inclVat }) =>
      problem === null && channels.includes(method.channel) ? [inclVat] : [],
    );
  const [light, heavy] = [of(['day', 'point', 'route']), of(['pallet'])];
  const known = light.length > 0 ? light : heavy;
  return known.length > 0 ? Math.min(...known) : null;
}

type Addresses = Record<'billingAddress' | 'shippingAddress', PostalAddress | null>;

/** Gift cards alone do not travel to an address: the buyer's is on the order because papers name one. */
export const wayTo = ({ billingAddress, shippingAddress }: Addresses, isByMail: boolean, isPromised: boolean) => ({
  shippingAddress: isByMail ? billingAddress : shippingAddress,
  isSendable: isByMail || isPromised,
});

export function shippingOf({ shipping, offers, delivery, totals }: OrderDraft, language: Language): OrderShipping {
  if (!shipping || !delivery) return byMail(language);
  return {
    ...delivery.chosen,
    channel: shipping.method.channel,
    carrierTitle: shipping.method.carrierTitle,
    methodTitle: shipping.title,
    oere: shipping.freight.amount,
    vatOere: totals.freightVatDue,
    standardOere: cheapestStandard(offers),
    point: delivery.chosen.point ?? null,
    readyAt: delivery.readyAt,
  };
}
