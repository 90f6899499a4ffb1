// What is recorded of an order's state: which acts it allows, and what has changed since a page was shown.
import { creditable, type LifeLine, uninvoiced, unshipped } from '#domain/order/order-life';
import type { PaymentFigures } from '#domain/order/order-progress';
import { mayBecome, type OrderStatus } from '#domain/order/order-status';
import { mayReduce } from '#domain/order/reduction';
import type { OrderAct } from '#domain/staff/rights';

interface ActState {
  status: OrderStatus;
  payment: PaymentFigures['status'] | null;
  lines: readonly LifeLine[];
  authorisedOere: number;
  capturedOere: number;
  hasInvoice: boolean;
  /** Who writes invoices, by the shop's settings. */
  invoicedBy: 'shop' | 'erp';
}

const meetsAny = (lines: readonly LifeLine[], left: (line: LifeLine) => number): boolean =>
  lines.some((line) => left(line) > 0);

/** Acts that the page offers; the use case decides again, inside its lock. */
export function possibleActs({
  status,
  payment,
  lines,
  authorisedOere,
  capturedOere,
  hasInvoice,
  invoicedBy,
}: ActState): OrderAct[] {
  const isShipped = lines.some(({ shipped }) => shipped > 0);
  const acts: [OrderAct, boolean][] = [
    ['ship', status === 'processing' && meetsAny(lines, unshipped)],
    ['invoice', invoicedBy === 'shop' && meetsAny(lines, uninvoiced)],
    ['capture', isShipped && authorisedOere > capturedOere],
    ['unhold', status === 'on_hold'],
    ['hold', mayBecome(status, 'on_hold')],
    ['reduce', mayReduce({ status, payment, lines })],
    ['cancel', mayBecome(status, 'canceled')],
    ['credit', meetsAny(lines, creditable)],
    ['refund', hasInvoice],
    ['note', true],
  ];
  return acts.flatMap(([act, isPossible]) => (isPossible ? [act] : []));
}

export interface ChangedFact {
  /** 'pieces.shipped' */
  name: string;
  before: string;
  after: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function factsOf(value: unknown, name = ''): [string, string][] {
  const inside = (key: string): string => (name === '' ? key : `${name}.${key}`);
  if (isRecord(value)) return Object.entries(value).flatMap(([key, each]) => factsOf(each, inside(key)));
  if (Array.isArray(value) && value.some(isRecord))
    return value.flatMap((each, place) => factsOf(each, inside(String(place + 1))));
  if (value === null || value === undefined) return [];
  return [[name, Array.isArray(value) ? value.map(String).join(', ') : String(value)]];
}

/** Between two states of the same thing, in the order of their names. Records of a list are numbered from 1. */
export function changedFacts(before: unknown, after: unknown): ChangedFact[] {
  const [earlier, later] = [new Map(factsOf(before)), new Map(factsOf(after))];
  return [...new Set([...earlier.keys(), ...later.keys()])].sort().flatMap((name) => {
    const [was, is] = [earlier.get(name) ?? '', later.get(name) ?? ''];
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}

/** The fields of pieces of a form as one text: whether what a preview showed is still what is typed. */
export const typedPiecesText = (fields: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([name]) => name.startsWith('pieces-'))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
