// An OrderRequest: the purchase order for what was put together here, a change of one, or its end.
import {
  PURCHASE_TYPES,
  type PurchaseLine,
  type PurchaseOrder,
  type PurchasePlace,
} from '#domain/purchase-order/model';
import { eanFrom } from '#domain/validate/ean';
import { decimalIn } from './cxml-numbers';
import { addressIn, calendarDay, commentsIn, orderedItems } from './cxml-parts';
import { type CxmlReading, cxmlRefusal } from './cxml-status';
import { missingAttachments, unusedParts } from './unused-parts';
import { attributeNamed, childAt, childrenNamed, textWithin, type XmlElement } from './xml-element';

const LONGEST_ORDER_ID = 60;
const LONGEST_VERSION = 9;
const LONGEST_PLACE = 80;

export interface OrderReading {
  /** Test flag of the envelope. */
  isTest?: boolean;
  /** Names of Extrinsics by which the connection knows its buyers. */
  readElsewhere?: readonly string[];
  /** Files that came with the document. */
  attached?: readonly { name: string; contentId: string | null }[];
}

export function readOrderRequest(
  request: XmlElement,
  { isTest = false, readElsewhere = [], attached = [] }: OrderReading = {},
): CxmlReading<{ order: PurchaseOrder }> {
  const header = childAt(request, 'OrderRequestHeader');
  if (!header) return cxmlRefusal(400, 'OrderRequestHeader is missing.');
  const orderId = attributeNamed(header, 'orderID');
  if (orderId === null || orderId.length > LONGEST_ORDER_ID)
    return cxmlRefusal(400, `OrderRequestHeader/@orderID is missing or longer than ${LONGEST_ORDER_ID} characters.`);
  const asked = attributeNamed(header, 'type')?.toLowerCase() ?? 'new';
  const type = PURCHASE_TYPES.find((one) => one === asked);
  if (!type) return cxmlRefusal(450, `Orders of the type ${asked.slice(0, 40)} are not known.`);
  const foreign = foreignKind(header, request);
  if (foreign) return foreign;
  const read = orderedItems(request, calendarDay(attributeNamed(header, 'requestedDeliveryDate')));
  if (!read.ok) return cxmlRefusal(400, read.why);
  if (type !== 'delete' && read.items.length === 0) return cxmlRefusal(400, 'The order has no ItemOut.');
  const doubled = doubledNumber(read.items);
  if (doubled !== null) return cxmlRefusal(400, `Two ItemOut have the lineNumber ${doubled}.`);
  const money = childAt(header, 'Total', 'Money');
  const currency = attributeNamed(money, 'currency');
  if (currency !== null && currency.toUpperCase() !== 'DKK')
    return cxmlRefusal(400, `The order is in ${currency.slice(0, 10)}, not in DKK.`);
  const places = shippingPlaces(header, request);
  const [shipTo = null] = places;
  if (places.some((place) => shipTo && goesElsewhere(place, shipTo)))
    return cxmlRefusal(400, 'ShipTo differs between the lines: an order goes to one place. Send one for each.');
  const terms = orderTerms(header, read.items);
  return {
    ok: true,
    order: {
      ...{ type, orderId, isTest, shipTo, ...terms },
      requisitionId: attributeNamed(header, 'requisitionID')?.slice(0, LONGEST_ORDER_ID) ?? null,
      total: money && decimalIn(textWithin(money)),
      recipient: shipTo?.deliverTo[0] ?? null,
      items: read.items,
      attached: attached.map(({ name }) => name),
      unused: unusedIn(request, header, { readElsewhere, attached }),
    },
  };
}

function unusedIn(
  request: XmlElement,
  header: XmlElement,
  { readElsewhere, attached }: Pick<Required<OrderReading>, 'readElsewhere' | 'attached'>,
): string[] {
  const known = readElsewhere.map((name) => name.toLowerCase());
  const written = eansIn(header);
  const ean = eanAmong(written);
  return [
    ...written.flatMap(({ place, value }) =>
      ean !== null && eanFrom(value) === ean ? [] : [place.slice(0, LONGEST_PLACE)],
    ),
    ...unusedParts(request, { header: new Set([...EAN_NAMES, ...known]), items: new Set(known) }),
    ...missingAttachments(request, new Set(attached.flatMap(({ contentId }) => contentId ?? []))),
  ];
}

/** Orders of a kind that the shop does not take. */
function foreignKind(header: XmlElement, request: XmlElement) {
  // Some systems write an empty card for an order that is paid by invoice.
  const card = childAt(header, 'Payment', 'PCard');
  if (card && card.attributes.number?.trim() !== '')
    return cxmlRefusal(450, 'Orders are paid by invoice: a PCard is not charged.');
  if (attributeNamed(header, 'orderType')?.toLowerCase() === 'blanket')
    return cxmlRefusal(450, 'A blanket order orders nothing yet: send an order for the goods.');
  const isReturn = childrenNamed(request, 'ItemOut').some((item) => attributeNamed(item, 'isReturn') === 'yes');
  return isReturn
    ? cxmlRefusal(450, 'Returns are registered in the shop: an ItemOut with isReturn orders nothing.')
    : null;
}

function doubledNumber(items: readonly PurchaseLine[]): string | null {
  const seen = new Set<string>();
  for (const { lineNumber } of items) {
    if (seen.has(lineNumber)) return lineNumber;
    seen.add(lineNumber);
  }
  return null;
}

function orderTerms(
  header: XmlElement,
  items: readonly PurchaseLine[],
): Pick<
  PurchaseOrder,
  'version' | 'billTo' | 'comments' | 'accounting' | 'ean' | 'wishedOn' | 'isSentComplete' | 'freight'
> {
  const accounts = new Set(items.flatMap(({ accounting }) => accounting ?? []));
  const days = items.flatMap(({ wishedOn }) => wishedOn ?? []).sort();
  const version = attributeNamed(header, 'orderVersion');
  return {
    version: version !== null && /^\d+$/.test(version) && version.length <= LONGEST_VERSION ? Number(version) : null,
    billTo: addressIn(childAt(header, 'BillTo')),
    comments: commentsIn(header),
    accounting: accounts.size === 1 ? ([...accounts][0] ?? null) : null,
    ean: eanAmong(eansIn(header)),
    wishedOn: days.at(-1) ?? null,
    freight: decimalIn(textWithin(childAt(header, 'Shipping', 'Money'))),
    isSentComplete: attributeNamed(header, 'shipComplete')?.toLowerCase() === 'yes',
  };
}

const EAN_NAMES = ['ean', 'gln', 'ean-nummer', 'eannummer', 'eannumber'] as const;

const isEanName = (name: string | null): boolean => EAN_NAMES.some((one) => one === name?.toLowerCase());

interface WrittenEan {
  /** Where it is in the order, for the confirmation. */
  place: string;
  value: string;
}

/** EANs in an Extrinsic, in an IdReference of the invoiced party, or as its address id. */
function eansIn(header: XmlElement): WrittenEan[] {
  const billTo = childAt(header, 'BillTo');
  const address = childAt(billTo, 'Address');
  const references = billTo ? childrenNamed(billTo, 'IdReference') : [];
  const addressId = attributeNamed(address, 'addressID') ?? '';
  const written = [
    ...childrenNamed(header, 'Extrinsic')
      .filter((one) => isEanName(attributeNamed(one, 'name')))
      .map((one) => ({ place: `Extrinsic ${attributeNamed(one, 'name')}`, value: textWithin(one) })),
    ...references
      .filter((one) => isEanName(attributeNamed(one, 'domain')))
      .map((one) => attributeNamed(one, 'identifier') ?? '')
      .map((value) => ({ place: `BillTo/IdReference ${value}`, value })),
    ...(isEanName(attributeNamed(address, 'addressIDDomain'))
      ? [{ place: `BillTo/@addressID ${addressId}`, value: addressId }]
      : []),
  ];
  return written.filter(({ value }) => value !== '');
}

const eanAmong = (written: readonly WrittenEan[]): string | null =>
  written.map(({ value }) => eanFrom(value)).find((one) => one !== null) ?? null;

/** Some systems write the address on every line, with the order's or instead of it. The order's comes first. */
const shippingPlaces = (header: XmlElement, request: XmlElement): PurchasePlace[] =>
  [header, ...childrenNamed(request, 'ItemOut')].flatMap((one) => addressIn(childAt(one, 'ShipTo')) ?? []);

/** Compares the buyer's address ids where both have one, else street and postcode; missing fields count as no difference. */
function goesElsewhere(one: PurchasePlace, other: PurchasePlace): boolean {
  if (one.addressId !== null && other.addressId !== null) return one.addressId !== other.addressId;
  if (one.street.length === 0 || other.street.length === 0) return false;
  return placeWords(one) !== placeWords(other);
}

const placeWords = ({ street, postcode }: PurchasePlace): string => [...street, postcode].join(' ').toLowerCase();
