// Order updates for the buyer's system: ConfirmationRequest and ShipNoticeRequest. Source: cXML Reference Guide 1.2.070, Fulfill.dtd.
import type { Oere } from '#domain/money/money';
import { momentInCxml, unitPriceInCxml } from './cxml-numbers';
import { moneyElement } from './order-message';
import { type XmlElement, xml } from './xml-element';

/** The purchase order that is spoken of, as its system knows it. */
export interface PurchaseReference {
  orderId: string;
  /** Payload id of the OrderRequest that created it or changed it last. */
  payloadId: string;
}

export const orderReference = ({ orderId, payloadId }: PurchaseReference): XmlElement =>
  xml('OrderReference', { orderID: orderId }, xml('DocumentReference', { payloadID: payloadId }));

export interface ConfirmedLine {
  /** As the purchase order counts. */
  lineNumber: string;
  quantity: number;
  unit: string;
  type: 'accept' | 'detail' | 'reject';
  /** Øre of the entire line, where it is not what was ordered. */
  row: number | null;
  /** '2026-12-24', where it is not the day that was wished for. */
  deliveredOn: string | null;
  comments: string;
}

export interface Confirmation {
  /** The shop's number of the order. */
  orderNumber: string;
  order: PurchaseReference;
  now: Date;
  /** `accept`: as it was ordered; `detail`: line by line, with what differs; `reject`: nothing of it is delivered. */
  type: 'accept' | 'detail' | 'reject';
  /** Goods and duties without VAT. */
  total: Oere;
  comments: string;
  /** All of them, where any differs. */
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
    ...lines.map(confirmationItem),
  );

const confirmationItem = (line: ConfirmedLine): XmlElement => {
  const { lineNumber, quantity, unit, type, row, deliveredOn, comments } = line;
  const price = row === null ? null : xml('Money', { currency: 'DKK' }, unitPriceInCxml(row, quantity));
  return xml(
    'ConfirmationItem',
    { quantity: String(quantity), lineNumber },
    xml('UnitOfMeasure', {}, unit),
    xml(
      'ConfirmationStatus',
      { quantity: String(quantity), type, deliveryDate: deliveredOn },
      xml('UnitOfMeasure', {}, unit),
      price && xml('UnitPrice', {}, price),
      comments === '' ? null : xml('Comments', { 'xml:lang': 'da' }, comments),
    ),
  );
};

export interface ShipNotice {
  /** Id of the shipment, unique within the shop. */
  shipmentId: string;
  order: PurchaseReference;
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
