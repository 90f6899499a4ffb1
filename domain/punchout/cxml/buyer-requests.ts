// What a buyer's system writes in cXML, for the test before both sides go live and for the demo's own system.
import { DUTY_PART } from '#domain/purchase-order/model';
import { momentInCxml } from './cxml-numbers';
import type { HomeItem } from './home-cart';
import { moneyElement, priceBasis } from './order-message';
import type { CxmlOperation } from './setup-request';
import { attributeNamed, childAt, textWithin, type XmlElement, xml } from './xml-element';

export interface BuyerSetup {
  operation: CxmlOperation;
  buyerCookie: string;
  /** The URL that the cart is returned to. */
  hook: string;
  /** Items of the cart that is edited or inspected. */
  items?: readonly HomeItem[];
}

export const profileRequest = (): XmlElement => xml('ProfileRequest');

export const setupRequest = ({ operation, buyerCookie, hook, items = [] }: BuyerSetup): XmlElement =>
  xml(
    'PunchOutSetupRequest',
    { operation },
    xml('BuyerCookie', {}, buyerCookie),
    xml('BrowserFormPost', {}, xml('URL', {}, hook)),
    ...items.map((item) => itemOut(item)),
  );

export interface BuyerOrder {
  orderId: string;
  type: 'new' | 'delete';
  now: Date;
  items: readonly HomeItem[];
}

export function orderRequest({ orderId, type, now, items }: BuyerOrder): XmlElement {
  const total = items.reduce((sum, { price, quantity, basis }) => sum + (price * quantity) / basis, 0);
  return xml(
    'OrderRequest',
    {},
    xml(
      'OrderRequestHeader',
      { orderID: orderId, orderDate: momentInCxml(now), type },
      xml('Total', {}, moneyElement(Math.round(total))),
    ),
    ...items.map((item) => itemOut(item)),
  );
}

/** A line of a returned cart, with the id assigned by the shop. */
const itemOut = ({ lineNumber, sku, auxiliaryId, quantity, price, basis, unit, description }: HomeItem): XmlElement =>
  xml(
    'ItemOut',
    { quantity: String(quantity), lineNumber },
    xml('ItemID', {}, xml('SupplierPartID', {}, sku), xml('SupplierPartAuxiliaryID', {}, auxiliaryId)),
    xml(
      'ItemDetail',
      {},
      xml('UnitPrice', {}, moneyElement(price)),
      xml('Description', { 'xml:lang': 'da' }, description),
      xml('UnitOfMeasure', {}, unit),
      basis === 1 ? null : priceBasis(basis, unit),
      xml('Classification', { domain: 'UNSPSC' }, '0'),
    ),
  );

export interface SupplierAnswer {
  status: string;
  why: string;
  /** Where the buyer's browser begins; null where the answer names no address. */
  startPage: string | null;
}

export function answerOfSupplier(root: XmlElement | null): SupplierAnswer {
  const response = childAt(root, 'Response');
  const status = childAt(response, 'Status');
  return {
    status: attributeNamed(status, 'code') ?? '',
    why: textWithin(status),
    startPage: textWithin(childAt(response, 'PunchOutSetupResponse', 'StartPage', 'URL')) || null,
  };
}

/** Goods without the lines that are duties: what is bought. */
export const boughtGoods = (items: readonly HomeItem[]): HomeItem[] => items.filter(({ sku }) => sku !== DUTY_PART);
