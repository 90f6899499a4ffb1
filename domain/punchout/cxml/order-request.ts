// An OrderRequest: the purchase order for what was put together here, a change of one, or its end.

import { decimalIn } from './cxml-numbers';
import { addressIn, type CxmlAddress, type CxmlItem, orderedItems } from './cxml-parts';
import { type CxmlReading, cxmlRefusal } from './cxml-status';
import { attributeNamed, childAt, childrenNamed, textWithin, type XmlElement } from './xml-element';

export const CXML_ORDER_TYPES = ['new', 'update', 'delete'] as const;
export type CxmlOrderType = (typeof CXML_ORDER_TYPES)[number];

export interface CxmlOrder {
  type: CxmlOrderType;
  /** The buyer's own number of the order. */
  orderId: string;
  requisitionId: string | null;
  /** Kroner without VAT and freight; null where it is not given. */
  total: number | null;
  shipTo: CxmlAddress | null;
  /** Who receives the goods, where the order names someone. */
  recipient: string | null;
  comments: string;
  items: readonly CxmlItem[];
}

const LONGEST_ORDER_ID = 60;
const LONGEST_COMMENT = 1_000;

export function readOrderRequest(request: XmlElement): CxmlReading<{ order: CxmlOrder }> {
  const header = childAt(request, 'OrderRequestHeader');
  if (!header) return cxmlRefusal(400, 'OrderRequestHeader is missing.');
  const orderId = attributeNamed(header, 'orderID');
  if (orderId === null || orderId.length > LONGEST_ORDER_ID)
    return cxmlRefusal(400, `OrderRequestHeader/@orderID is missing or longer than ${LONGEST_ORDER_ID} characters.`);
  const asked = attributeNamed(header, 'type')?.toLowerCase() ?? 'new';
  const type = CXML_ORDER_TYPES.find((one) => one === asked);
  if (!type) return cxmlRefusal(450, `Orders of the type ${asked.slice(0, 40)} are not known.`);
  if (childAt(header, 'Payment', 'PCard'))
    return cxmlRefusal(450, 'Orders are paid by invoice: a PCard is not charged.');
  if (attributeNamed(header, 'orderType')?.toLowerCase() === 'blanket')
    return cxmlRefusal(450, 'A blanket order orders nothing yet: send an order for the goods.');
  const read = orderedItems(request);
  if (!read.ok) return cxmlRefusal(400, read.why);
  if (type !== 'delete' && read.items.length === 0) return cxmlRefusal(400, 'The order has no ItemOut.');
  const money = childAt(header, 'Total', 'Money');
  const currency = attributeNamed(money, 'currency');
  if (currency !== null && currency.toUpperCase() !== 'DKK')
    return cxmlRefusal(400, `The order is in ${currency.slice(0, 10)}, not in DKK.`);
  const places = shippingPlaces(header, request);
  const [shipTo = null] = places;
  if (places.some((place) => shipTo && goesElsewhere(place, shipTo)))
    return cxmlRefusal(400, 'ShipTo differs between the lines: an order goes to one place. Send one for each.');
  return {
    ok: true,
    order: {
      type,
      orderId,
      requisitionId: attributeNamed(header, 'requisitionID')?.slice(0, LONGEST_ORDER_ID) ?? null,
      total: money && decimalIn(textWithin(money)),
      shipTo,
      recipient: shipTo?.deliverTo[0] ?? null,
      comments: textWithin(childAt(header, 'Comments')).slice(0, LONGEST_COMMENT),
      items: read.items,
    },
  };
}

/** Some systems write the address on every line, with the order's or instead of it. The order's comes first. */
const shippingPlaces = (header: XmlElement, request: XmlElement): CxmlAddress[] =>
  [header, ...childrenNamed(request, 'ItemOut')].flatMap((one) => addressIn(childAt(one, 'ShipTo')) ?? []);

/** Compares the buyer's address ids where both have one, else street and postcode; missing fields count as no difference. */
function goesElsewhere(one: CxmlAddress, other: CxmlAddress): boolean {
  if (one.addressId !== null && other.addressId !== null) return one.addressId !== other.addressId;
  if (one.street.length === 0 || other.street.length === 0) return false;
  return placeWords(one) !== placeWords(other);
}

const placeWords = ({ street, postcode }: CxmlAddress): string => [...street, postcode].join(' ').toLowerCase();
