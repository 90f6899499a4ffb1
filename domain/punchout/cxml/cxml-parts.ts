// Parts that several cXML requests have in common: addresses and lines of goods.
import { decimalIn, wholePieces } from './cxml-numbers';
import { attributeNamed, childAt, childrenNamed, textWithin, type XmlElement } from './xml-element';

export interface CxmlAddress {
  /** As the buyer's system calls the place. */
  addressId: string | null;
  /** The organisation. */
  name: string;
  deliverTo: readonly string[];
  street: readonly string[];
  city: string;
  postcode: string;
  /** Two capital letters; empty where it is not said. */
  country: string;
  email: string | null;
  phone: string | null;
}

const MOST_ROWS = 10;
const LONGEST_ROW = 200;

/** Of ShipTo or BillTo; null where there is none or it says nothing. */
export function addressIn(party: XmlElement | null): CxmlAddress | null {
  const address = childAt(party, 'Address');
  if (!address) return null;
  const postal = childAt(address, 'PostalAddress');
  const country = childAt(postal, 'Country');
  const said = {
    addressId: tidyRow(attributeNamed(address, 'addressID') ?? '') || null,
    name: tidyRow(textWithin(childAt(address, 'Name'))) || tidyRow(attributeNamed(postal, 'name') ?? ''),
    deliverTo: tidyRows(postal, 'DeliverTo'),
    street: tidyRows(postal, 'Street'),
    city: tidyRow(textWithin(childAt(postal, 'City'))),
    postcode: tidyRow(textWithin(childAt(postal, 'PostalCode'))),
    country: (attributeNamed(country, 'isoCountryCode') ?? attributeNamed(address, 'isoCountryCode') ?? '')
      .slice(0, 2)
      .toUpperCase(),
    email: tidyRow(textWithin(childAt(address, 'Email'))) || null,
    phone: phoneIn(childAt(address, 'Phone', 'TelephoneNumber')),
  };
  return said.street.length === 0 && said.city === '' && said.addressId === null ? null : said;
}

/** On one line, and no longer than a field can be. */
const tidyRow = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ROW);

const tidyRows = (postal: XmlElement | null, name: string): string[] =>
  (postal ? childrenNamed(postal, name) : [])
    .map((one) => tidyRow(textWithin(one)))
    .filter(Boolean)
    .slice(0, MOST_ROWS);

function phoneIn(number: XmlElement | null): string | null {
  const parts = ['AreaOrCityCode', 'Number'].map((name) => textWithin(childAt(number, name)));
  return tidyRow(parts.join('')).replace(/\D/g, '') || null;
}

export interface CxmlItem {
  /** As the buyer's system counts; null where it does not. */
  lineNumber: string | null;
  sku: string;
  /** The shop's own id of the line, as sent with the cart. */
  auxiliaryId: string | null;
  quantity: number;
  /** Kroner without VAT for `basis` pieces; null where no price is given. */
  price: number | null;
  basis: number;
  comments: string;
}

export type ItemsRead = { ok: true; items: CxmlItem[] } | { ok: false; why: string };

const MOST_ITEMS = 1_000;

export function orderedItems(request: XmlElement): ItemsRead {
  const found = childrenNamed(request, 'ItemOut');
  if (found.length > MOST_ITEMS) return { ok: false, why: `More than ${MOST_ITEMS} ItemOut.` };
  const items: CxmlItem[] = [];
  for (const [index, element] of found.entries()) {
    const read = orderedItem(element);
    if (typeof read === 'string') return { ok: false, why: `ItemOut ${index + 1}: ${read}` };
    items.push(read);
  }
  return { ok: true, items };
}

/** A line, or what is wrong with it. */
function orderedItem(element: XmlElement): CxmlItem | string {
  const sku = textWithin(childAt(element, 'ItemID', 'SupplierPartID'));
  if (sku === '' || sku.length > LONGEST_ROW) return 'SupplierPartID is missing or too long.';
  const quantity = wholePieces(attributeNamed(element, 'quantity') ?? '');
  if (quantity === null) return '@quantity is not a whole number from 1 to 999999.';
  const detail = childAt(element, 'ItemDetail');
  const money = childAt(detail, 'UnitPrice', 'Money');
  const currency = attributeNamed(money, 'currency');
  if (currency !== null && currency.toUpperCase() !== 'DKK')
    return `The currency is ${currency.slice(0, 10)}, not DKK.`;
  const price = money && decimalIn(textWithin(money));
  if (money && (price === null || price < 0)) return 'UnitPrice is not a number.';
  const basis = decimalIn(attributeNamed(childAt(detail, 'PriceBasisQuantity'), 'quantity') ?? '1');
  return {
    lineNumber: attributeNamed(element, 'lineNumber'),
    sku,
    auxiliaryId: textWithin(childAt(element, 'ItemID', 'SupplierPartAuxiliaryID')) || null,
    quantity,
    price,
    basis: basis !== null && basis > 0 ? basis : 1,
    comments: tidyRow(textWithin(childAt(element, 'Comments'))),
  };
}
