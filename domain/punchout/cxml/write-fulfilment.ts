// Order updates for the buyer's system: ConfirmationRequest and ShipNoticeRequest. Source: cXML Reference Guide 1.2.070, Fulfill.dtd.
import type { Oere } from '#domain/money';
import { momentInCxml } from './cxml-numbers';
import { moneyElement } from './order-message';
import { type XmlElement, xml } from './xml-element';

/** The purchase order that is spoken of, as its system knows it. */
export interface PurchaseOrder {
  orderId: string;
  /** Of the OrderRequest that made it or changed it last. */
  payloadId: string;
}

export const orderReference = ({ orderId, payloadId }: PurchaseOrder): XmlElement =>
  xml('OrderReference', { orderID: orderId }, xml('DocumentReference', { payloadID: payloadId }));

export interface ConfirmedLine {
  /** As the purchase order counts. */
  lineNumber: string;
  quantity: number;
  unit: string;
  /** Thousandths of a krone for one piece, where it is not what was ordered at. */
  price: number | null;
}

export interface Confirmation {
  /** The shop's number of the order. */
  orderNumber: string;
  order: PurchaseOrder;
  now: Date;
  /** `accept`: as it was ordered; `detail`: with what differs; `reject`: nothing of it comes. */
  type: 'accept' | 'detail' | 'reject';
  /** Goods and duties without VAT. */
  total: Oere;
  comments: string;
  /** Those that differ. */
  lines: readonly ConfirmedLine[];
}

export const confirmationRequest = ({
  orderNumber,
  order,
  now,
  type,
  total,
  comments,
  lines,
}: Confirmation): XmlElement =>
  xml(
    'ConfirmationRequest',
    {},
    xml(
      'ConfirmationHeader',
      { confirmID: orderNumber, operation: 'new', type, noticeDate: momentInCxml(now) },
      xml('Total', {}, moneyElement(total * 10)),
      comments === '' ? null : xml('Comments', { 'xml:lang': 'da' }, comments),
    ),
    orderReference(order),
    ...lines.map(({ lineNumber, quantity, unit, price }) =>
      xml(
        'ConfirmationItem',
        { quantity: String(quantity), lineNumber },
        xml('UnitOfMeasure', {}, unit),
        xml(
          'ConfirmationStatus',
          { quantity: String(quantity), type: 'detail' },
          xml('UnitOfMeasure', {}, unit),
          price === null ? null : xml('UnitPrice', {}, moneyElement(price)),
        ),
      ),
    ),
  );

export interface ShipNotice {
  /** Of the shipment, unlike any other of the shop. */
  shipmentId: string;
  order: PurchaseOrder;
  now: Date;
  /** Nothing of the order is left to send. */
  isComplete: boolean;
  carrier: string;
  /** None: nothing can be followed on its way. */
  trackingNumbers: readonly string[];
  lines: readonly { lineNumber: string; quantity: number; unit: string }[];
}

export const shipNoticeRequest = ({
  shipmentId,
  order,
  now,
  isComplete,
  carrier,
  trackingNumbers,
  lines,
}: ShipNotice): XmlElement =>
  xml(
    'ShipNoticeRequest',
    {},
    xml('ShipNoticeHeader', {
      shipmentID: shipmentId,
      operation: 'new',
      noticeDate: momentInCxml(now),
      shipmentDate: momentInCxml(now),
      shipmentType: 'actual',
      fulfillmentType: isComplete ? 'complete' : 'partial',
    }),
    trackingNumbers.length === 0
      ? null
      : xml(
          'ShipControl',
          {},
          xml('CarrierIdentifier', { domain: 'companyName' }, carrier),
          ...trackingNumbers.map((number) => xml('ShipmentIdentifier', { domain: 'trackingNumber' }, number)),
        ),
    xml(
      'ShipNoticePortion',
      {},
      orderReference(order),
      ...lines.map(({ lineNumber, quantity, unit }) =>
        xml('ShipNoticeItem', { quantity: String(quantity), lineNumber }, xml('UnitOfMeasure', {}, unit)),
      ),
    ),
  );
