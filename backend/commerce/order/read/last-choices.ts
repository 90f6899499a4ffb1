// What a customer chose for their last order here, as defaults for the next one. Whether it is still allowed is checked when it is set.
import type { LastChoices } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { lastOrderOf } from './last-choices.sql';

export async function lastChoicesOf(who: SignedIn, { db, store }: Context): Promise<LastChoices | null> {
  const order = await lastOrderOf(db, who.customer.id, store.id);
  if (!order) return null;
  const { shippingAddress: at, shipping } = order;
  return {
    customer_address_id: at.customerAddressId,
    firstname: at.firstname,
    lastname: at.lastname,
    company: at.company,
    vat_id: at.vatId,
    street: at.street,
    postcode: at.postcode,
    city: at.city,
    country_code: at.countryCode,
    telephone: at.telephone,
    carrier_code: shipping.carrierCode,
    method_code: shipping.methodCode,
    service_point_id: shipping.servicePointId,
    pickup_location_code: shipping.pickupLocationCode,
    payment_code: order.paymentCode,
    reference: order.reference,
    requisitioner: order.requisitioner,
    accounting_cost: order.accountingCost,
  };
}
