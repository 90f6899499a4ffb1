// Who sends an order and to whom it is addressed: what is read first, so that a refusal can be answered.
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { childAt, isNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { type PartyId, partyIdsIn, type UblFormat, type UblParty, ublParty } from './party';

export interface UblHead {
  format: UblFormat;
  /** The buyer's number of the order. */
  orderId: string;
  buyer: UblParty;
  /** What the buyer may be known by, its address first. */
  buyerIds: readonly PartyId[];
  seller: UblParty;
  sellerIds: readonly PartyId[];
}

const LONGEST_ORDER_ID = 60;

export function readUblHead(root: XmlElement): CxmlReading<{ head: UblHead }> {
  if (!isNamed(root.name, 'Order'))
    return cxmlRefusal(450, `The document is a ${root.name.slice(0, 60)}; an Order of UBL 2.1 is taken here.`);
  const orderId = textWithin(childAt(root, 'ID'));
  if (orderId === '' || orderId.length > LONGEST_ORDER_ID)
    return cxmlRefusal(400, `Order/ID is missing or longer than ${LONGEST_ORDER_ID} characters.`);
  const buyer = childAt(root, 'BuyerCustomerParty', 'Party');
  const seller = childAt(root, 'SellerSupplierParty', 'Party');
  if (!buyer) return cxmlRefusal(400, 'BuyerCustomerParty is missing.');
  const isOioubl = /oioubl/i.test(textWithin(childAt(root, 'CustomizationID')));
  return {
    ok: true,
    head: {
      ...{ format: isOioubl ? 'oioubl' : 'peppol', orderId },
      ...{ buyer: ublParty(buyer), buyerIds: partyIdsIn(buyer) },
      ...{ seller: ublParty(seller), sellerIds: partyIdsIn(seller) },
    },
  };
}
