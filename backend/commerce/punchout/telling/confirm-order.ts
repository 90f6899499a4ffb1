// The confirmation of a purchase order, line by line, from what was decided when it was placed.

import { oere } from '#domain/money/money';
import { type Confirmation, type ConfirmedLine, confirmationRequest } from '#domain/punchout/cxml/write-fulfilment';
import { type DecidedLine, lineOutcome } from '#domain/purchase-order/model';
import { isDifference, type OrderNote } from '#domain/purchase-order/notes';
import type { TestOrderRow } from '../cxml/test-orders.sql';
import type { ConnectionRow } from '../punchout.sql';
import { wordsOfLine, wordsOfNotes } from './confirmation-words';
import { type Composed, inEnvelope } from './letter';
import type { Untold } from './outbox.sql';

export function confirmationOf({ purchase }: Untold, order: Untold['order'], now: Date, isOff: boolean): Composed {
  const { goodsOere, discountOere, dutiesOere } = order;
  return asComposed({
    ...{ orderNumber: order.number, now, total: oere(goodsOere - discountOere + dutiesOere) },
    order: { orderId: purchase.orderRef, payloadId: purchase.payloadId },
    ...(isOff ? { type: 'reject' as const, comments: '', lines: [] } : decisionsOn(purchase.lines, purchase.notes)),
  });
}

/** Null where the connection speaks no cXML any more. */
export function composeTestConfirmation(test: TestOrderRow, { settings }: ConnectionRow, now: Date): string | null {
  const made = asComposed({
    ...{ orderNumber: `TEST-${test.id}`, now, total: oere(test.totalOere) },
    order: { orderId: test.orderRef, payloadId: test.payloadId },
    ...decisionsOn(test.lines, test.notes),
  });
  return settings.cxml && inEnvelope({ ...made, isTest: true }, settings.cxml, now);
}

const asComposed = (confirmation: Confirmation) => ({
  dtd: 'Fulfill' as const,
  body: confirmationRequest(confirmation),
});

const TYPES = { accepted: 'accept', different: 'detail', rejected: 'reject' } as const;
/** One of anything, for an order that named no unit and no product of the shop. */
const EACH = 'EA';

function decisionsOn(
  lines: readonly DecidedLine[],
  notes: readonly OrderNote[],
): Pick<Confirmation, 'type' | 'comments' | 'lines'> {
  const isAsOrdered = lines.every((line) => lineOutcome(line) === 'accepted') && !notes.some(isDifference);
  return {
    type: isAsOrdered ? 'accept' : 'detail',
    comments: wordsOfNotes(notes),
    lines: isAsOrdered ? [] : lines.map(confirmedLine),
  };
}

function confirmedLine(line: DecidedLine): ConfirmedLine {
  const { lineNumber, quantity, unit, row, differences } = line;
  const day = differences.find((one) => one.kind === 'date');
  return {
    ...{ lineNumber, quantity, unit: unit ?? EACH, type: TYPES[lineOutcome(line)], comments: wordsOfLine(line) },
    row: differences.some(({ kind }) => kind === 'price') ? row : null,
    deliveredOn: day?.kind === 'date' ? day.promised : null,
  };
}
