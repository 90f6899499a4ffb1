// Names what an Order of Peppol or OIOUBL contains and the shop has no use for, so that its answer can list it.
import { childrenNamed, elementsIn, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';

const MOST_NAMED = 30;
const LONGEST_NAMED = 80;

/** Read and acted on, or a description of what is known anyway; by the path below the order. '*' at the end: with all that is below. */
const KNOWN =
  `UBLVersionID CustomizationID ProfileID ID SalesOrderID SequenceNumberID OrderReference/* OrderLine/LineItem/LineStatusCode UUID CopyIndicator IssueDate IssueTime OrderTypeCode Note DocumentCurrencyCode
  RequestedInvoiceCurrencyCode PricingCurrencyCode TaxCurrencyCode CustomerReference AccountingCost AccountingCostCode ValidityPeriod/EndDate
  ValidityPeriod/StartDate AdditionalDocumentReference/* BuyerCustomerParty/* SellerSupplierParty/* AccountingCustomerParty/Party/*
  OriginatorCustomerParty/Party/PartyName/* OriginatorCustomerParty/Party/Contact/* AllowanceCharge/* TaxTotal/*
  AnticipatedMonetaryTotal/LineExtensionAmount AnticipatedMonetaryTotal/TaxExclusiveAmount AnticipatedMonetaryTotal/TaxInclusiveAmount
  AnticipatedMonetaryTotal/AllowanceTotalAmount AnticipatedMonetaryTotal/ChargeTotalAmount AnticipatedMonetaryTotal/PayableAmount
  OrderLine/Note OrderLine/LineItem/ID OrderLine/LineItem/UUID OrderLine/LineItem/Note OrderLine/LineItem/Quantity OrderLine/LineItem/LineExtensionAmount
  OrderLine/LineItem/TotalTaxAmount OrderLine/LineItem/PartialDeliveryIndicator OrderLine/LineItem/AccountingCost OrderLine/LineItem/AllowanceCharge/*
  OrderLine/LineItem/Price/PriceAmount OrderLine/LineItem/Price/BaseQuantity OrderLine/LineItem/Price/AllowanceCharge/* OrderLine/LineItem/Price/OrderableUnitFactorRate
  OrderLine/LineItem/Item/Description OrderLine/LineItem/Item/Name OrderLine/LineItem/Item/BuyersItemIdentification/*
  OrderLine/LineItem/Item/SellersItemIdentification/ID OrderLine/LineItem/Item/StandardItemIdentification/ID
  OrderLine/LineItem/Item/CommodityClassification/* OrderLine/LineItem/Item/ClassifiedTaxCategory/* OrderLine/LineItem/TaxTotal/*
  ${deliveryPaths('Delivery')} ${deliveryPaths('OrderLine/LineItem/Delivery')}`
    .split(/\s+/)
    .map((path) => path.toLowerCase());

function deliveryPaths(at: string): string {
  return `ID Quantity DeliveryLocation/* DeliveryAddress/* RequestedDeliveryPeriod/* LatestDeliveryDate DeliveryParty/*`
    .split(' ')
    .map((path) => `${at}/${path}`)
    .join(' ');
}

const EXACT: ReadonlySet<string> = new Set(KNOWN.filter((path) => !path.endsWith('/*')));
const WHOLE: ReadonlySet<string> = new Set(
  KNOWN.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -2)),
);

/** In the order of the document, each name once, with what it says where that is short. */
export function unusedElements(order: XmlElement): string[] {
  const named = elementsIn(order).flatMap((element) => unusedBelow(element, ''));
  return [...new Set(named)].slice(0, MOST_NAMED);
}

function unusedBelow(element: XmlElement, above: string): string[] {
  const local = element.name.slice(element.name.indexOf(':') + 1);
  const path = above === '' ? local : `${above}/${local}`;
  const key = path.toLowerCase();
  if (WHOLE.has(key) || EXACT.has(key)) return [];
  const inner = elementsIn(element);
  const isOnTheWay = KNOWN.some((known) => known.startsWith(`${key}/`));
  if (isOnTheWay && inner.length > 0) return inner.flatMap((one) => unusedBelow(one, path));
  const said = wordsWithin(element);
  return said === '' ? [] : [`${path} ${said}`.slice(0, LONGEST_NAMED)];
}

/** Texts of several elements have a space between them. */
const wordsWithin = (element: XmlElement): string =>
  element.nodes
    .map((node) => (typeof node === 'string' ? node : wordsWithin(node)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Documents that the order refers to and that did not come with it: an address is never fetched. */
export const missingDocuments = (order: XmlElement): string[] =>
  childrenNamed(order, 'AdditionalDocumentReference')
    .filter((one) => !hasContent(one))
    .map((one) => `AdditionalDocumentReference ${wordsWithin(one)}`.slice(0, LONGEST_NAMED))
    .slice(0, MOST_NAMED);

const hasContent = (reference: XmlElement): boolean =>
  childrenNamed(reference, 'Attachment').some((one) =>
    childrenNamed(one, 'EmbeddedDocumentBinaryObject').some((file) => textWithin(file) !== ''),
  );
