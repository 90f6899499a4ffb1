// A cart returned by cXML, read as a buyer's system reads it: its lines, and every reason for which such a system may refuse it.
import { decimalIn, wholePieces } from './cxml-numbers';
import { attributeNamed, childAt, childrenNamed, textWithin, type XmlElement } from './xml-element';

export interface HomeItem {
  lineNumber: string;
  sku: string;
  /** The shop's own id of the line, given back when the cart is edited. */
  auxiliaryId: string;
  quantity: number;
  /** Thousandths of a krone for `basis` pieces. */
  price: number;
  basis: number;
  unit: string;
  description: string;
}

export type HomeCartFault = { kind: 'gap' | 'price'; index: number } | { kind: 'lacks'; index: number; field: string };

export interface HomeCart {
  /** 204: nothing has changed. */
  status: string;
  buyerCookie: string;
  operationAllowed: string;
  items: readonly HomeItem[];
  /** As the document says it, in thousandths of a krone. */
  total: number;
  /** Whether quantity × price of all lines comes to the total. */
  addsUp: boolean;
  faults: readonly HomeCartFault[];
}

/** Null for what is no cart. */
export function readHomeCart(root: XmlElement): HomeCart | null {
  const message = childAt(root, 'Message', 'PunchOutOrderMessage');
  const header = childAt(message, 'PunchOutOrderMessageHeader');
  if (!message || !header) return null;
  const found = childrenNamed(message, 'ItemIn');
  const items = found.map(homeItem);
  const total = moneyWithin(childAt(header, 'Total')) ?? 0;
  const sum = items.reduce((all, { price, quantity, basis }) => all + (price * quantity) / basis, 0);
  return {
    status: attributeNamed(childAt(root, 'Message', 'Status'), 'code') ?? '',
    buyerCookie: textWithin(childAt(message, 'BuyerCookie')),
    operationAllowed: attributeNamed(header, 'operationAllowed') ?? '',
    items,
    total,
    addsUp: Math.abs(sum - total) < 1,
    faults: found.flatMap((element, at) => faultsOfItem(element, at + 1)),
  };
}

/** Thousandths of a krone; null where there is no number. */
function moneyWithin(element: XmlElement | null): number | null {
  const amount = decimalIn(textWithin(childAt(element, 'Money')));
  return amount === null ? null : Math.round(amount * 1_000);
}

function homeItem(element: XmlElement): HomeItem {
  const detail = childAt(element, 'ItemDetail');
  return {
    lineNumber: attributeNamed(element, 'lineNumber') ?? '',
    sku: textWithin(childAt(element, 'ItemID', 'SupplierPartID')),
    auxiliaryId: textWithin(childAt(element, 'ItemID', 'SupplierPartAuxiliaryID')),
    quantity: wholePieces(attributeNamed(element, 'quantity') ?? '') ?? 0,
    price: moneyWithin(childAt(detail, 'UnitPrice')) ?? 0,
    basis: wholePieces(attributeNamed(childAt(detail, 'PriceBasisQuantity'), 'quantity') ?? '1') ?? 1,
    unit: textWithin(childAt(detail, 'UnitOfMeasure')),
    description: textWithin(childAt(detail, 'Description')),
  };
}

const NEEDED_IN_DETAIL = ['Description', 'UnitOfMeasure', 'Classification'] as const;

function faultsOfItem(element: XmlElement, index: number): HomeCartFault[] {
  const { lineNumber, sku, auxiliaryId, quantity } = homeItem(element);
  const detail = childAt(element, 'ItemDetail');
  const lacking: string[] = NEEDED_IN_DETAIL.filter((field) => textWithin(childAt(detail, field)) === '');
  if (sku === '') lacking.push('SupplierPartID');
  if (auxiliaryId === '') lacking.push('SupplierPartAuxiliaryID');
  if (quantity === 0) lacking.push('quantity');
  return [
    ...(lineNumber === String(index) ? [] : [{ kind: 'gap' as const, index }]),
    ...(moneyWithin(childAt(detail, 'UnitPrice')) === null ? [{ kind: 'price' as const, index }] : []),
    ...lacking.map((field) => ({ kind: 'lacks' as const, index, field })),
  ];
}
