// An Order (T01), OrderChange (T114) or OrderCancellation (T115) of Peppol BIS 3, or the same of OIOUBL, in the terms of every purchase order.
import { wholePieces } from '#domain/punchout/cxml/cxml-numbers';
import { calendarDay, tidyRow } from '#domain/punchout/cxml/cxml-parts';
import { type CxmlReading, type CxmlRefusal, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import type { PurchaseOrder } from '#domain/purchase-order/model';
import { amountAt, currenciesIn, isCharge } from './amounts';
import { dayOfDeliveries, dayOfDelivery, type UblLine, ublLines } from './order-lines';
import { GLN_SCHEME, partyIdsIn } from './party';
import { areApart, deliveryPlace, invoicedPlace } from './place';
import { readUblHead, type UblHead } from './read-head';
import { missingDocuments, unusedElements } from './unused-elements';

/** An order as it was written, before the shop has looked up the products. */
export interface UblOrder extends UblHead {
  /** Without its lines, which are `lines`. */
  order: Omit<PurchaseOrder, 'items'>;
  lines: readonly UblLine[];
  /** Numbers of lines that a change removes. */
  removed: readonly string[];
}

const LONGEST_NOTE = 1_000;
const LONGEST_NAMED = 80;

/** 220 order, 105 purchase order; a rush order (224) is one, and is named. Source: UNCL 1001. */
const ORDER_TYPES: ReadonlySet<string> = new Set(['', '220', '105', '224']);

/** `today`: an order says until when it may be accepted. */
export function readUblOrder(root: XmlElement, today: string, isTest: boolean): CxmlReading<{ read: UblOrder }> {
  const head = readUblHead(root);
  if (!head.ok) return head;
  if (head.head.type === 'delete') return { ok: true, read: cancellation(root, head.head, isTest) };
  const version = changeVersion(root);
  if (version === undefined)
    return cxmlRefusal(400, 'SequenceNumberID is no whole number: an older change cannot be told from a newer one.');
  const foreign = foreignOrder(root, today);
  if (foreign) return foreign;
  const deliveries = childrenNamed(root, 'Delivery');
  const places = [...deliveries, ...lineDeliveries(root)].flatMap((one) => deliveryPlace(one) ?? []);
  const [shipTo = null] = places;
  if (places.some((place) => shipTo && areApart(place, shipTo)))
    return cxmlRefusal(400, 'The deliveries go to different places: an order goes to one place. Send one for each.');
  const accounting = headText(root, 'AccountingCost') || headText(root, 'AccountingCostCode') || null;
  const wishedOn = dayOfDeliveries(root);
  const lines = ublLines(root, wishedOn, accounting);
  if (!lines.ok) return cxmlRefusal(400, lines.why);
  const days = lines.lines.flatMap(({ line }) => line.wishedOn ?? []).sort();
  const buyer = childAt(root, 'BuyerCustomerParty', 'Party');
  return {
    ok: true,
    read: {
      ...head.head,
      ...{ lines: lines.lines, removed: lines.removed },
      order: {
        ...{ type: head.head.type, orderId: head.head.orderId, version, isTest, requisitionId: null },
        total: amountAt(root, 'AnticipatedMonetaryTotal', 'LineExtensionAmount'),
        ...{ shipTo, billTo: invoicedPlace(childAt(root, 'AccountingCustomerParty', 'Party')) },
        recipient: recipientOf(root, buyer),
        comments: notesIn(root),
        accounting: onlyOne(lines.lines.flatMap(({ line }) => line.accounting ?? [])),
        ean: glnOfInvoice(root, buyer),
        wishedOn: days.at(-1) ?? wishedOn,
        isSentComplete: childrenNamed(root, 'OrderLine').some((line) => isKeptTogether(line)),
        ...allowancesOf(root),
        attached: [],
        unused: namedParts(root, shipTo?.phone ?? null),
      },
    },
  };
}

/** Version of an OrderChange; null if it has none; undefined if it is no number. */
function changeVersion(root: XmlElement): number | null | undefined {
  const text = headText(root, 'SequenceNumberID');
  return text === '' ? null : (wholePieces(text) ?? undefined);
}

const cancellation = (root: XmlElement, head: UblHead, isTest: boolean): UblOrder => ({
  ...{ ...head, lines: [], removed: [] },
  order: {
    ...{ type: 'delete', orderId: head.orderId, version: null, isTest, requisitionId: null, total: null },
    ...{ shipTo: null, billTo: null, recipient: null, accounting: null, ean: null, wishedOn: null, freight: null },
    comments: [headText(root, 'CancellationNote'), notesIn(root)].filter(Boolean).join('\n'),
    ...{ isSentComplete: false, attached: [], unused: [] },
  },
});

const headText = (root: XmlElement, name: string): string => tidyRow(textWithin(childAt(root, name)));

const onlyOne = (found: readonly string[]): string | null => (new Set(found).size === 1 ? (found[0] ?? null) : null);

/** Why an order of this kind is not taken; null: nothing is against it. */
function foreignOrder(root: XmlElement, today: string): CxmlRefusal | null {
  const type = headText(root, 'OrderTypeCode');
  if (!ORDER_TYPES.has(type))
    return cxmlRefusal(450, `Orders of the type ${type.slice(0, 40)} are not taken: send an order for goods (220).`);
  if (/^(true|1)$/i.test(headText(root, 'CopyIndicator')))
    return cxmlRefusal(409, 'The document says that it is a copy (CopyIndicator): a copy orders nothing.');
  const foreign = [headText(root, 'DocumentCurrencyCode'), ...currenciesIn(root)].find(
    (code) => !/^(DKK)?$/i.test(code),
  );
  if (foreign !== undefined) return cxmlRefusal(400, `The order is in ${foreign.slice(0, 10)}, not in DKK.`);
  const until = calendarDay(textWithin(childAt(root, 'ValidityPeriod', 'EndDate')));
  if (until !== null && until < today)
    return cxmlRefusal(409, `The order could be accepted until ${until} (ValidityPeriod).`);
  return null;
}

const lineDeliveries = (root: XmlElement): XmlElement[] =>
  childrenNamed(root, 'OrderLine').flatMap((line) => {
    const item = childAt(line, 'LineItem');
    return item ? childrenNamed(item, 'Delivery') : [];
  });

/** The reference that the buyer finds the invoice by, else a person. */
const recipientOf = (root: XmlElement, buyer: XmlElement | null): string | null => {
  const originator = childAt(root, 'OriginatorCustomerParty', 'Party');
  const found = [
    headText(root, 'CustomerReference'),
    textWithin(childAt(originator, 'Contact', 'Name')),
    textWithin(childAt(originator, 'PartyName', 'Name')),
    textWithin(childAt(root, 'BuyerCustomerParty', 'DeliveryContact', 'Name')),
    textWithin(childAt(buyer, 'Contact', 'Name')),
  ];
  return found.map(tidyRow).find(Boolean) ?? null;
};

const notesIn = (root: XmlElement): string =>
  childrenNamed(root, 'Note')
    .map((note) => textWithin(note))
    .filter(Boolean)
    .join('\n')
    .slice(0, LONGEST_NOTE);

/** GLN of the invoiced party, which is the buyer unless the order names another. */
const glnOfInvoice = (root: XmlElement, buyer: XmlElement | null): string | null => {
  const invoiced = childAt(root, 'AccountingCustomerParty', 'Party') ?? buyer;
  return partyIdsIn(invoiced).find(({ scheme }) => scheme === GLN_SCHEME)?.id ?? null;
};

const isKeptTogether = (line: XmlElement): boolean =>
  /^(false|0)$/i.test(textWithin(childAt(line, 'LineItem', 'PartialDeliveryIndicator')));

/** Codes and words of carriage in charges. */
const isFreight = (one: XmlElement): boolean =>
  /^(FC|SH|DL|SAA)$/i.test(textWithin(childAt(one, 'AllowanceChargeReasonCode'))) ||
  /fragt|freight|levering|delivery|shipping|porto/i.test(textWithin(childAt(one, 'AllowanceChargeReason')));

/** Freight is a separate charge; every other charge or discount of the entire order changes what the buyer expects to pay. */
function allowancesOf(root: XmlElement): Pick<PurchaseOrder, 'freight' | 'allowance'> {
  const all = childrenNamed(root, 'AllowanceCharge').map((one) => ({ one, amount: amountAt(one, 'Amount') ?? 0 }));
  const freights = all.filter(({ one }) => isCharge(one) && isFreight(one));
  const others = all.filter(({ one }) => !(isCharge(one) && isFreight(one)));
  const changed = others.reduce((sum, { one, amount }) => sum + (isCharge(one) ? amount : -amount), 0);
  return {
    freight: freights.length === 0 ? null : freights.reduce((sum, { amount }) => sum + amount, 0),
    allowance: changed === 0 ? null : changed,
  };
}

function namedParts(root: XmlElement, phone: string | null): string[] {
  const written = childrenNamed(root, 'Delivery').map((one) =>
    textWithin(childAt(one, 'DeliveryParty', 'Contact', 'Telephone')),
  );
  const uncalled = phone === null ? written.filter(Boolean).map((one) => `Delivery/Telephone ${one}`) : [];
  const isRush = headText(root, 'OrderTypeCode') === '224';
  return [
    ...(isRush ? ['OrderTypeCode 224'] : []),
    ...splitDeliveries(root),
    ...uncalled.map((one) => one.slice(0, LONGEST_NAMED)),
    ...missingDocuments(root),
    ...unusedElements(root),
  ];
}

/** Several days of one line: its last day counts, and the others are named. */
const splitDeliveries = (root: XmlElement): string[] =>
  childrenNamed(root, 'OrderLine').flatMap((line) => {
    const item = childAt(line, 'LineItem');
    const days = item ? childrenNamed(item, 'Delivery').flatMap((one) => dayOfDelivery(one) ?? []) : [];
    const number = textWithin(childAt(item, 'ID'));
    return new Set(days).size > 1 ? [`LineItem ${number} Delivery ${days.join(', ')}`.slice(0, LONGEST_NAMED)] : [];
  });
