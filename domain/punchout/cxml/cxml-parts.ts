// Parts that several cXML requests have in common: addresses and lines of goods.
import { isIsoDate } from '#domain/calendar/calendar';
import type { PurchaseLine, PurchasePlace } from '#domain/purchase-order/model';
import { phoneFrom } from '#domain/validate/phone';
import { decimalIn, wholePieces } from './cxml-numbers';
import {
  attributeNamed,
  childAt,
  childrenNamed,
  elementsIn,
  isNamed,
  textWithin,
  type XmlElement,
} from './xml-element';

const MOST_ROWS = 10;
const LONGEST_ROW = 200;

/** Address in ShipTo or BillTo; null if it is absent or empty. */
export function addressIn(party: XmlElement | null): PurchasePlace | null {
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
export const tidyRow = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ROW);

const tidyRows = (postal: XmlElement | null, name: string): string[] =>
  (postal ? childrenNamed(postal, name) : [])
    .map((one) => tidyRow(textWithin(one)))
    .filter(Boolean)
    .slice(0, MOST_ROWS);

/** With its country's code, so that eight digits of another country never become a Danish number. Null for what is no number. */
function phoneIn(number: XmlElement | null): string | null {
  const [country = '', area = '', own = ''] = ['CountryCode', 'AreaOrCityCode', 'Number'].map((name) =>
    tidyRow(textWithin(childAt(number, name))),
  );
  const code = country.replace(/\D/g, '');
  // Eight digits of an unnamed foreign country would become a Danish number.
  if (code === '' && (attributeNamed(childAt(number, 'CountryCode'), 'isoCountryCode') ?? 'DK') !== 'DK') return null;
  const isWhole = code === '' || /^(\+|00)/.test(own);
  return phoneFrom(isWhole ? `${area}${own}` : `+${code} ${area}${own}`);
}

/** How a number that cannot be called was written, for the confirmation; null where there is none or it can be called. */
export function unusablePhone(party: XmlElement | null): string | null {
  const number = childAt(party, 'Address', 'Phone', 'TelephoneNumber');
  const written = tidyRow(textWithin(number));
  return written === '' || phoneIn(number) !== null ? null : written;
}

export type ItemsRead = { ok: true; items: PurchaseLine[] } | { ok: false; why: string };

const MOST_ITEMS = 1_000;

/** `wishedOn`: the day of lines that name none. */
export function orderedItems(request: XmlElement, wishedOn: string | null = null): ItemsRead {
  const found = childrenNamed(request, 'ItemOut');
  if (found.length > MOST_ITEMS) return { ok: false, why: `More than ${MOST_ITEMS} ItemOut.` };
  const items: PurchaseLine[] = [];
  for (const [index, element] of found.entries()) {
    const read = orderedItem(element, index + 1);
    if (typeof read === 'string') return { ok: false, why: `ItemOut ${index + 1}: ${read}` };
    items.push({ ...read, wishedOn: read.wishedOn ?? wishedOn });
  }
  return { ok: true, items };
}

/** A line, or what is wrong with it. */
function orderedItem(element: XmlElement, position: number): PurchaseLine | string {
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
    lineNumber: (attributeNamed(element, 'lineNumber') ?? String(position)).slice(0, LONGEST_NUMBER),
    sku,
    auxiliaryId: textWithin(childAt(element, 'ItemID', 'SupplierPartAuxiliaryID')) || null,
    quantity,
    unit: tidyRow(textWithin(childAt(detail, 'UnitOfMeasure'))).slice(0, LONGEST_UNIT) || null,
    price,
    basis: basis !== null && basis > 0 ? basis : 1,
    wishedOn: calendarDay(attributeNamed(element, 'requestedDeliveryDate')),
    accounting: accountingIn(element),
    comments: tidyRow(commentsIn(element)),
  };
}

const LONGEST_COMMENT = 1_000;
const LONGEST_NUMBER = 40;
const LONGEST_UNIT = 20;

/** The day as the buyer's system writes it, in its own zone; null for what is no date. */
export function calendarDay(written: string | null): string | null {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T\s]\d.*|Z|[+-]\d{2}:?\d{2})?$/.exec(written?.trim() ?? '') ?? [];
  return isIsoDate(day) ? day : null;
}

/** Text of all Comments, without the addresses of attached files. */
export const commentsIn = (element: XmlElement): string =>
  childrenNamed(element, 'Comments')
    .map(({ nodes }) =>
      nodes
        .map((node) => (typeof node === 'string' ? node : ''))
        .join('')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')
    .slice(0, LONGEST_COMMENT);

/** The segments of each Distribution ('4711-KST-99'), those of several separated by '; '; null where there are none. */
function accountingIn(element: XmlElement): string | null {
  const accounts = childrenNamed(element, 'Distribution')
    .map((one) => childAt(one, 'Accounting'))
    .map((one) => (one ? elementsIn(one).filter(({ name }) => isSegment(name)) : []))
    .map((segments) =>
      segments
        .map((one) => tidyRow(attributeNamed(one, 'id') ?? ''))
        .filter(Boolean)
        .join('-'),
    )
    .filter(Boolean);
  return tidyRow([...new Set(accounts)].join('; ')) || null;
}

const isSegment = (name: string) => isNamed(name, 'AccountingSegment') || isNamed(name, 'Segment');
