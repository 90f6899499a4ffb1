// A buyer's order that was read of a document, as staff review it: the proposed lines, and the lines that a person has confirmed.
import type { Certainty, FactKind } from '#domain/purchase-order/reading/model';
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { wholeFrom } from '#domain/validate/amount';

interface ReviewedProduct {
  sku: string;
  name: string;
  unit: string;
  /** For the quantity and unit of the order; null where these cannot be converted. */
  pieces: number | null;
}

export interface ReviewedLine {
  /** As it was written. */
  source: string;
  certainty: Certainty;
  /** The product that was found, or those to choose from. */
  products: ReviewedProduct[];
  quantity: number | null;
  /** A quantity that may mean two numbers. */
  typed: string | null;
  orderedUnit: string | null;
  /** Units of the product, where the order's is none of them. */
  soldIn: string[] | null;
  /** Øre of one piece at the customer's price. */
  net: number | null;
  gross: number | null;
  /** Øre of one piece as ordered, where that is not the customer's price. */
  ordered: number | null;
  priceTyped: string | null;
  wishedOn: string | null;
  /** The refusal of the cart for this quantity. */
  refused: string | null;
}

export interface ReviewedOrder {
  customer: { id: number; email: string; name: string };
  /** Name of the list that the confirmed lines become: the same form sent twice makes one list. */
  list: string;
  sender: string | null;
  facts: { kind: FactKind; text: string }[];
  address: string[];
  /** Rows that were not understood. */
  missed: string[];
  /** Attached files that were not read. */
  unread: string[];
  lines: ReviewedLine[];
}

export interface ConfirmedLine {
  /** Position of the line on the form. */
  at: number;
  sku: string;
  quantity: number;
}

export const OMITTED = 'omit';

/** Position of the product that is chosen before a person decides; empty where a person has to. */
export const proposedChoice = ({ certainty }: ReviewedLine): string =>
  certainty === 'ambiguous' || certainty === 'unknown' ? '' : '0';

/** Empty where the products differ, or none was found. */
export function proposedQuantity({ products }: ReviewedLine): string {
  const [pieces, ...others] = new Set(products.map((product) => product.pieces));
  return others.length > 0 ? '' : String(pieces ?? '');
}

type Fields = Readonly<Record<string, string>>;

/** Each line is included or omitted by a person: an undecided one is a fault, so that none is lost. */
export function confirmedLines(
  lines: readonly ReviewedLine[],
  fields: Fields,
): { lines: ConfirmedLine[]; faults: Refusal[] } {
  const confirmed: ConfirmedLine[] = [];
  const faults: Refusal[] = [];
  for (const [at, line] of lines.entries()) {
    if (fields[`choice-${at}`] === OMITTED) continue;
    const decided = decidedLine(at, line, fields);
    if ('sku' in decided) confirmed.push(decided);
    else faults.push(decided);
  }
  const isEmpty = confirmed.length === 0 && faults.length === 0;
  return { lines: confirmed, faults: isEmpty ? [refusal('ORDER_LINES_NONE', { field: 'choice-0' })] : faults };
}

function decidedLine(at: number, { products }: ReviewedLine, fields: Fields): ConfirmedLine | Refusal {
  const choice = fields[`choice-${at}`] ?? '';
  const typed = (fields[`sku-${at}`] ?? '').trim();
  const chosen = typed === '' && choice !== '' ? products[Number(choice)] : undefined;
  const sku = typed || chosen?.sku;
  if (!sku) return refusal('ORDER_LINE_UNDECIDED', { field: `choice-${at}` });
  const written = (fields[`quantity-${at}`] ?? '').trim();
  // The list of several products shows the pieces of each.
  const ofChosen = written === '' && products.length > 1 ? (chosen?.pieces ?? null) : null;
  const quantity = ofChosen ?? wholeFrom(written);
  if (quantity === null || quantity < 1 || quantity > QUANTITY_CAP)
    return refusal('QUANTITY_NOT_A_NUMBER', { field: `quantity-${at}` });
  return { at, sku, quantity };
}
