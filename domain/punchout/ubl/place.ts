// Addresses and contacts in orders of Peppol and NemHandel.
import { tidyRow } from '#domain/punchout/cxml/cxml-parts';
import { childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import type { PurchasePlace } from '#domain/purchase-order/model';
import { phoneFrom } from '#domain/validate/phone';

const rowAt = (element: XmlElement | null, ...path: readonly string[]): string =>
  tidyRow(textWithin(childAt(element, ...path)));

/** The number of a house has a separate element in OIOUBL. */
function postalPart(address: XmlElement | null): Pick<PurchasePlace, 'street' | 'city' | 'postcode' | 'country'> {
  const first = [rowAt(address, 'StreetName'), rowAt(address, 'BuildingNumber')].filter(Boolean).join(' ');
  const lines = (address ? childrenNamed(address, 'AddressLine') : []).map((line) => rowAt(line, 'Line'));
  const [, postcode = '', city = ''] = /^(?:DK-?\s?)?(\d{4})\s+(\p{L}.*)$/iu.exec(lines.at(-1) ?? '') ?? [];
  // An address that is not structured has postcode and town in its last line.
  const isInLine = city !== '' && rowAt(address, 'CityName') === '' && rowAt(address, 'PostalZone') === '';
  const more = ['AdditionalStreetName', 'Floor', 'Room', 'Department'].map((name) => rowAt(address, name));
  return {
    street: [first, ...more, ...(isInLine ? lines.slice(0, -1) : lines)].filter(Boolean),
    city: isInLine ? city : rowAt(address, 'CityName'),
    postcode: isInLine ? postcode : rowAt(address, 'PostalZone'),
    country: rowAt(address, 'Country', 'IdentificationCode').slice(0, 2).toUpperCase(),
  };
}

/** Where the goods go; null where the delivery names no place. */
export function deliveryPlace(delivery: XmlElement | null): PurchasePlace | null {
  const location = childAt(delivery, 'DeliveryLocation');
  const party = childAt(delivery, 'DeliveryParty');
  const address =
    childAt(location, 'Address') ?? childAt(delivery, 'DeliveryAddress') ?? childAt(party, 'PostalAddress');
  const contact = childAt(party, 'Contact');
  const place = {
    ...postalPart(address),
    addressId: rowAt(location, 'ID') || null,
    name: rowAt(party, 'PartyName', 'Name') || rowAt(location, 'Name') || rowAt(location, 'Description'),
    deliverTo: [rowAt(contact, 'Name') || rowAt(address, 'MarkAttention')].filter(Boolean),
    email: rowAt(contact, 'ElectronicMail') || null,
    phone: phoneFrom(rowAt(contact, 'Telephone')),
  };
  return place.street.length === 0 && place.city === '' && place.addressId === null ? null : place;
}

/** The party that is invoiced, where the order names another than the buyer. */
export function invoicedPlace(party: XmlElement | null): PurchasePlace | null {
  if (!party) return null;
  return {
    ...postalPart(childAt(party, 'PostalAddress')),
    ...{ addressId: null, deliverTo: [], email: null, phone: null },
    name: rowAt(party, 'PartyLegalEntity', 'RegistrationName') || rowAt(party, 'PartyName', 'Name'),
  };
}

/** Two places differ where both have a number and the numbers do, or else their streets. */
export function areApart(one: PurchasePlace, other: PurchasePlace): boolean {
  if (one.addressId !== null && other.addressId !== null) return one.addressId !== other.addressId;
  if (one.street.length === 0 || other.street.length === 0) return false;
  return (
    [...one.street, one.postcode].join(' ').toLowerCase() !== [...other.street, other.postcode].join(' ').toLowerCase()
  );
}
