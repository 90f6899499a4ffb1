// A DespatchAdvice: Peppol BIS 3 (T16) or OIOUBL, for one shipment in the lines and units of the buyer's order.
import type { XmlElement } from '#domain/punchout/cxml/xml-element';
import type { BookedLine } from '#domain/purchase-order/books';
import type { UblReply } from './agreement';
import { addressElement, cac, cbc, namedParty, type UblAddress, ublDocument } from './dialect';
import { CVR_SCHEME } from './party';
import { unitOf } from './units';
import { itemPart } from './write-response';

export interface UblDespatch {
  /** Id of the shipment. */
  id: string;
  issued: { date: string; time: string };
  orderId: string;
  seller: { name: string; cvr: string; address: UblAddress };
  delivery: { name: string; address: UblAddress };
  reply: UblReply;
  carrier: string;
  trackingNumber: string;
  /** The day on which the parcel left. */
  sentOn: string;
  /** `outstanding`: what is still to be sent of the line, in its unit. */
  lines: readonly (BookedLine & { name: string; outstanding: number })[];
}

export function despatchAdvice({ reply, seller, delivery, lines, ...sent }: UblDespatch): XmlElement {
  const { format, buyer, sellerEndpoint, items } = reply;
  const endpoint = sellerEndpoint ?? { scheme: CVR_SCHEME, id: seller.cvr };
  const receiver = { endpoint: buyer.endpoint, name: delivery.name || buyer.name };
  return ublDocument(
    'DespatchAdvice',
    format,
    cbc('ID', sent.id),
    cbc('IssueDate', sent.issued.date),
    cbc('IssueTime', sent.issued.time),
    cac('OrderReference', cbc('ID', sent.orderId)),
    cac('DespatchSupplierParty', namedParty({ endpoint, name: seller.name }, format, seller.address)),
    cac('DeliveryCustomerParty', namedParty(receiver, format, delivery.address)),
    cac(
      'Shipment',
      cbc('ID', sent.id),
      sent.carrier === '' ? null : consignment(sent.id, sent.carrier),
      cac(
        'Delivery',
        cbc('TrackingID', sent.trackingNumber),
        cac('DeliveryAddress', ...addressElement(delivery.address)),
        cac('Despatch', cbc('ActualDespatchDate', sent.sentOn)),
      ),
    ),
    ...lines.map(({ line, quantity, name, outstanding }, index) =>
      cac(
        'DespatchLine',
        cbc('ID', String(index + 1)),
        cbc('DeliveredQuantity', String(quantity), { unitCode: unitOf(line.unit) }),
        cbc('OutstandingQuantity', outstanding > 0 ? String(outstanding) : null, { unitCode: unitOf(line.unit) }),
        cbc('OutstandingReason', outstanding > 0 ? 'Sendes senere' : null),
        cac('OrderLineReference', cbc('LineID', line.lineNumber), cac('OrderReference', cbc('ID', sent.orderId))),
        itemPart({ sku: line.sku, name }, items[line.lineNumber], format),
      ),
    ),
  );
}

const consignment = (id: string, carrier: string): XmlElement | null =>
  cac('Consignment', cbc('ID', id), cac('CarrierParty', cac('PartyName', cbc('Name', carrier))));
