// Lines of an Order of Peppol or OIOUBL, before the shop has looked up what product each is.

import { wholePieces } from '#domain/punchout/cxml/cxml-numbers';
import { calendarDay, tidyRow } from '#domain/punchout/cxml/cxml-parts';
import { attributeNamed, childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import type { LineRejection, PurchaseLine } from '#domain/purchase-order/model';
import { linePrice } from './amounts';

/** What an order calls a product by. */
export interface ItemNumbers {
  seller: string | null;
  /** The global number (GTIN, EAN). */
  standard: string | null;
  buyer: string | null;
  name: string;
}

/** A line whose product is not looked up yet. */
export interface UblLine {
  line: PurchaseLine;
  numbers: ItemNumbers;
}

const MOST_LINES = 1_000;
const LONGEST_NUMBER = 40;
const LONGEST_SKU = 100;
const LONGEST_UNIT = 20;
const LONGEST_NOTE = 1_000;

/** A line of a change that is not ordered any more. Source: UNCL 1229. */
const DELETED = '2';

export type UblLines = { ok: true; lines: UblLine[]; removed: string[] } | { ok: false; why: string };

export function ublLines(order: XmlElement, wishedOn: string | null, accounting: string | null): UblLines {
  const found = childrenNamed(order, 'OrderLine');
  if (found.length === 0) return { ok: false, why: 'The order has no OrderLine.' };
  if (found.length > MOST_LINES) return { ok: false, why: `The order has more than ${MOST_LINES} OrderLine.` };
  const lines = found.map((element) => ublLine(element, wishedOn, accounting));
  const seen = new Set<string>();
  for (const { line } of lines) {
    if (line.lineNumber === '') return { ok: false, why: 'An OrderLine has no LineItem/ID.' };
    if (seen.has(line.lineNumber)) return { ok: false, why: `Two OrderLine have the LineItem/ID ${line.lineNumber}.` };
    seen.add(line.lineNumber);
  }
  const removed = found.flatMap((element, index) => (isRemoved(element) ? (lines[index]?.line.lineNumber ?? []) : []));
  const left = lines.filter(({ line }) => !removed.includes(line.lineNumber));
  if (left.length === 0) return { ok: false, why: 'The change removes every line: send an OrderCancellation.' };
  return { ok: true, lines: left, removed };
}

const isRemoved = (element: XmlElement): boolean =>
  textWithin(childAt(element, 'LineItem', 'LineStatusCode')) === DELETED;

function ublLine(element: XmlElement, wishedOn: string | null, accounting: string | null): UblLine {
  const item = childAt(element, 'LineItem') ?? element;
  const written = childAt(item, 'Quantity');
  const quantity = wholePieces(textWithin(written));
  const unit = attributeNamed(written, 'unitCode')?.slice(0, LONGEST_UNIT) ?? null;
  const numbers = itemNumbers(childAt(item, 'Item'));
  const { price, basis, fault } = linePrice(item, quantity ?? 1, unit);
  const unreadable: LineRejection | null = quantity === null ? { code: 'QUANTITY_NOT_WHOLE' } : fault;
  return {
    numbers,
    line: {
      lineNumber: textWithin(childAt(item, 'ID')).slice(0, LONGEST_NUMBER),
      sku: numbers.seller ?? '',
      auxiliaryId: null,
      quantity: quantity ?? 1,
      ...{ unit, price, basis, fault: unreadable },
      wishedOn: dayOfDeliveries(item) ?? wishedOn,
      accounting: tidyRow(textWithin(childAt(item, 'AccountingCost'))) || accounting,
      comments: lineNotes(element, item),
    },
  };
}

function itemNumbers(item: XmlElement | null): ItemNumbers {
  const numberAt = (name: string): string | null =>
    textWithin(childAt(item, `${name}ItemIdentification`, 'ID')).slice(0, LONGEST_SKU) || null;
  return {
    ...{ seller: numberAt('Sellers'), standard: numberAt('Standard'), buyer: numberAt('Buyers') },
    name: tidyRow(textWithin(childAt(item, 'Name')) || textWithin(childAt(item, 'Description'))),
  };
}

const lineNotes = (...elements: readonly XmlElement[]): string =>
  tidyRow(
    [...new Set(elements.flatMap((one) => childrenNamed(one, 'Note').map((note) => textWithin(note))))]
      .filter(Boolean)
      .join('; ')
      .slice(0, LONGEST_NOTE),
  );

/** The last day on which it may come: of a period its end. */
export function dayOfDelivery(delivery: XmlElement | null): string | null {
  const period = childAt(delivery, 'RequestedDeliveryPeriod');
  const days = [childAt(period, 'EndDate'), childAt(period, 'StartDate'), childAt(delivery, 'LatestDeliveryDate')];
  return days.map((day) => calendarDay(textWithin(day))).find((day) => day !== null) ?? null;
}

export const dayOfDeliveries = (element: XmlElement): string | null =>
  childrenNamed(element, 'Delivery')
    .flatMap((delivery) => dayOfDelivery(delivery) ?? [])
    .sort()
    .at(-1) ?? null;
