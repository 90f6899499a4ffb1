// An OrderResponse: Peppol BIS Ordering 3 (T76), Advanced Ordering 3 (T116) or OIOUBL, from what was decided on each line.
import type { Attributes, XmlElement } from '#domain/punchout/cxml/xml-element';
import { agreedPrice } from '#domain/purchase-order/books';
import { type DecidedLine, type LineOutcome, lineOutcome } from '#domain/purchase-order/model';
import { isDifference, type OrderNote } from '#domain/purchase-order/notes';
import type { UblReply } from './agreement';
import { cac, cbc, LINE_STATUS, partyElement, ublDocument } from './dialect';
import type { ItemNumbers } from './order-lines';
import type { UblFormat } from './party';
import { unitOf } from './units';

/** Accepted; with differences, which the lines name; rejected. */
export type ResponseCode = 'AP' | 'CA' | 'RE';

export interface UblResponse {
  id: string;
  /** The shop's own number; null where there is none. */
  salesOrderId: string | null;
  /** '2026-11-29' and '10:15:00', in Danish time. */
  issued: { date: string; time: string };
  code: ResponseCode;
  /** On the entire order. */
  note: string;
  orderId: string;
  seller: { name: string; cvr: string };
  reply: UblReply;
  lines: readonly (DecidedLine & { words: string; name: string })[];
}

/** What an answer says: lines are named only where something differs, as the rules demand. */
export const responseCode = (lines: readonly DecidedLine[], notes: readonly OrderNote[]): ResponseCode =>
  lines.every((line) => lineOutcome(line) === 'accepted') && !notes.some(isDifference) ? 'AP' : 'CA';

export function orderResponse({ reply, seller, ...response }: UblResponse): XmlElement {
  const { format, buyer, sellerEndpoint, items, isAdvanced = false, changeId = null } = reply;
  const { id, salesOrderId, issued, code, note, orderId, lines } = response;
  const own = { endpoint: sellerEndpoint ?? { scheme: '0184', id: seller.cvr }, name: seller.name };
  return ublDocument(
    isAdvanced ? 'OrderResponseAdvanced' : 'OrderResponse',
    format,
    cbc('ID', id),
    cbc('SalesOrderID', salesOrderId),
    cbc('IssueDate', issued.date),
    cbc('IssueTime', issued.time),
    cbc('OrderResponseCode', code, format === 'oioubl' ? { listAgencyID: '6', listID: 'UNCL4343' } : {}),
    cbc('Note', note),
    cbc('DocumentCurrencyCode', 'DKK'),
    cac('OrderReference', cbc('ID', orderId)),
    // Element of UBL 2.3, which advanced ordering is written in; OIOUBL is 2.1.
    cac('OrderChangeDocumentReference', cbc('ID', format === 'peppol' ? changeId : null)),
    cac('SellerSupplierParty', partyElement(own, format)),
    cac('BuyerCustomerParty', partyElement(buyer, format)),
    ...(code === 'CA' ? lines.map((line, index) => answeredLine(line, index + 1, items[line.lineNumber], format)) : []),
  );
}

const STATUS: Readonly<Record<LineOutcome, string>> = {
  accepted: LINE_STATUS.accepted,
  different: LINE_STATUS.changed,
  rejected: LINE_STATUS.rejected,
};

function answeredLine(
  line: UblResponse['lines'][number],
  position: number,
  numbers: ItemNumbers | undefined,
  format: UblFormat,
): XmlElement | null {
  const outcome = lineOutcome(line);
  const day = line.differences.find((one) => one.kind === 'date');
  const promised = day?.kind === 'date' ? day.promised : null;
  const unitCode = unitOf(line.unit);
  return cac(
    'OrderLine',
    cac(
      'LineItem',
      cbc('ID', String(position)),
      cbc('Note', line.words),
      cbc('LineStatusCode', STATUS[outcome]),
      outcome === 'rejected' ? null : cbc('Quantity', String(line.quantity), { unitCode }),
      cac('Delivery', cac('PromisedDeliveryPeriod', cbc('StartDate', promised), cbc('EndDate', promised))),
      outcome === 'different' ? pricePart(line, unitCode) : null,
      itemPart(line, numbers, format),
    ),
    cac('OrderLineReference', cbc('LineID', line.lineNumber)),
  );
}

const pricePart = (line: DecidedLine, unitCode: string): XmlElement | null => {
  const { kroner, basis } = agreedPrice(line);
  return cac(
    'Price',
    cbc('PriceAmount', plainNumber(kroner), { currencyID: 'DKK' }),
    cbc('BaseQuantity', String(basis), { unitCode }),
  );
};

/** With up to five decimals and without an exponent. */
export const plainNumber = (kroner: number): string => kroner.toFixed(5).replace(/0{1,3}$/, '');

export function itemPart(
  { sku, name }: { sku: string; name: string },
  numbers: ItemNumbers | undefined,
  format: UblFormat,
): XmlElement | null {
  const { seller = null, standard = null, buyer = null } = numbers ?? {};
  const own = sku === '' ? seller : sku;
  const scheme: Attributes = format === 'peppol' ? { schemeID: '0160' } : { schemeID: 'GTIN', schemeAgencyID: '9' };
  const called = name || numbers?.name || own || buyer || standard || 'Vare';
  return cac(
    'Item',
    cbc('Name', called),
    cac('BuyersItemIdentification', cbc('ID', buyer)),
    cac('SellersItemIdentification', cbc('ID', own)),
    cac('StandardItemIdentification', cbc('ID', standard, scheme)),
  );
}
