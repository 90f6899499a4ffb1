// Addresses of a cart in Magento's shapes; the delivery address carries the ways of delivery.

import type { CartRow } from '#backend/commerce/cart/cart.sql';
import { money } from '#backend/commerce/catalogue/product/price';
import type { ShippingOffer } from '#backend/commerce/delivery/offers';
import type { ShippingScene } from '#backend/commerce/delivery/scene';
import { chosenDelivery, problemInWords, shippingData } from '#backend/commerce/delivery/wire';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { AvailableShippingMethod, BillingCartAddress, ShippingCartAddress } from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';
import type { PricedCart } from './price-cart';

function shared(address: PostalAddress, language: Language) {
  const { firstname, lastname, company, company2, street, city, postcode, telephone, vatId, ean, countryCode } =
    address;
  const customer_address_id = address.customerAddressId;
  const country = { code: countryCode, label: language === 'en' ? 'Denmark' : 'Danmark' };
  return {
    firstname,
    lastname,
    company,
    company2,
    street,
    city,
    postcode,
    telephone,
    vat_id: vatId,
    ean,
    customer_address_id,
    country,
  };
}

export const billingAddress = (address: PostalAddress, language: Language): BillingCartAddress => ({
  uid: 'billing',
  ...shared(address, language),
});

function offered(
  offer: ShippingOffer,
  scene: ShippingScene,
): Omit<AvailableShippingMethod, 'available'> & { method_code: string; method_title: string } {
  return {
    carrier_code: offer.method.carrierCode,
    carrier_title: offer.method.carrierTitle,
    method_code: offer.method.methodCode,
    method_title: offer.title,
    amount: money(offer.freight.amount),
    price_excl_tax: money(offer.exVat),
    price_incl_tax: money(offer.inclVat),
    sort_order: offer.method.sort,
    carrier_image: offer.method.image,
    shipping_data: shippingData(offer, scene),
  };
}

export function shippingAddress(
  address: PostalAddress,
  billing: PostalAddress | null,
  { offers, chosen, totals, scene }: PricedCart,
  { shippingMethod }: CartRow,
): ShippingCartAddress {
  // The chosen one's two prices are those of the totals, where its VAT is a share of the document's.
  const selected = chosen && {
    ...offered(chosen, scene),
    delivery: shippingMethod && chosenDelivery({ ...shippingMethod, channel: chosen.method.channel }),
    price_excl_tax: money(totals.freightExcl),
    price_incl_tax: money(totals.freightIncl),
  };
  return {
    uid: 'shipping',
    ...shared(address, scene.language),
    customer_notes: address.customerNotes,
    same_as_billing: JSON.stringify(billing) === JSON.stringify(address),
    available_shipping_methods: offers.map((offer) => ({
      ...offered(offer, scene),
      available: offer.problem === null,
      error_message: problemInWords(offer.problem, scene.language),
    })),
    selected_shipping_method: selected,
  };
}
