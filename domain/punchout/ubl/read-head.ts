// Who sends an order and to whom it is addressed: what is read first, so that a refusal can be answered.
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { childAt, isNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import type { PurchaseType } from '#domain/purchase-order/model';
import { type PartyId, partyIdsIn, type UblFormat, type UblParty, ublParty } from './party';

export interface UblHead {
  format: UblFormat;
  /** An Order is new, an OrderChange replaces it, and an OrderCancellation takes it back. */
  type: PurchaseType;
  /** The buyer's number of the order. */
  orderId: string;
  /** Whether the order uses Peppol's profile of advanced ordering: it is answered in that profile. */
  isAdvanced: boolean;
  /** The number of an OrderChange. */
  changeId: string | null;
  buyer: UblParty;
  /** What the buyer may be known by, its address first. */
  buyerIds: readonly PartyId[];
  seller: UblParty;
  sellerIds: readonly PartyId[];
}

const LONGEST_ORDER_ID = 60;

const TYPES: readonly (readonly [string, PurchaseType])[] = [
  ['Order', 'new'],
  ['OrderChange', 'update'],
  ['OrderCancellation', 'delete'],
];

export function readUblHead(root: XmlElement): CxmlReading<{ head: UblHead }> {
  const type = TYPES.find(([name]) => isNamed(root.name, name))?.[1];
  if (!type)
    return cxmlRefusal(
      450,
      `The document is a ${root.name.slice(0, 60)}; an Order, OrderChange or OrderCancellation of UBL is taken here.`,
    );
  const place = type === 'new' ? ['ID'] : ['OrderReference', 'ID'];
  const orderId = textWithin(childAt(root, ...place));
  if (orderId === '' || orderId.length > LONGEST_ORDER_ID)
    return cxmlRefusal(400, `${place.join('/')} is missing or longer than ${LONGEST_ORDER_ID} characters.`);
  const buyer = childAt(root, 'BuyerCustomerParty', 'Party');
  const seller = childAt(root, 'SellerSupplierParty', 'Party');
  if (!buyer) return cxmlRefusal(400, 'BuyerCustomerParty is missing.');
  const isOioubl = /oioubl/i.test(textWithin(childAt(root, 'CustomizationID')));
  return {
    ok: true,
    head: {
      ...{ format: isOioubl ? 'oioubl' : 'peppol', type, orderId },
      isAdvanced: type !== 'new' || /advanced_ordering/.test(textWithin(childAt(root, 'ProfileID'))),
      changeId: type === 'update' ? textWithin(childAt(root, 'ID')).slice(0, LONGEST_ORDER_ID) || null : null,
      ...{ buyer: ublParty(buyer), buyerIds: partyIdsIn(buyer) },
      ...{ seller: ublParty(seller), sellerIds: partyIdsIn(seller) },
    },
  };
}
