// The OrderResponse to an order of Peppol or NemHandel: of an order that was placed, tried or refused.
import { readSeller } from '#backend/commerce/seller/seller.sql';
import type { Reader } from '#backend/db/client';
import { inCopenhagen } from '#domain/calendar/calendar';
import { twoDigits } from '#domain/punchout/cxml/cxml-numbers';
import type { UblReply } from '#domain/punchout/ubl/agreement';
import { orderResponse, type ResponseCode, responseCode } from '#domain/punchout/ubl/write-response';
import type { DecidedLine } from '#domain/purchase-order/model';
import type { TestOrderRow } from '../cxml/test-orders.sql';
import { writtenXml } from '../cxml/write-cxml';
import { namesBySku } from '../ubl/connections.sql';
import { wordsOfLine, wordsOfNotes } from './confirmation-words';
import { insertDocument, type Untold } from './outbox.sql';

interface Answering {
  id: string;
  salesOrderId: string | null;
  code: ResponseCode;
  note: string;
  orderId: string;
  reply: UblReply;
  lines: readonly DecidedLine[];
}

/** Null where the shop has no seller data: then there is no sender of a response. */
async function writtenResponse(answer: Answering, reader: Reader, now: Date): Promise<string | null> {
  const seller = await readSeller(reader);
  if (!seller) return null;
  const names = await namesBySku(
    reader,
    answer.lines.map(({ sku }) => sku),
  );
  const lines = answer.lines.map((line) => ({
    ...line,
    ...{ words: wordsOfLine(line), name: names.get(line.sku.toLowerCase()) ?? '' },
  }));
  return writtenXml(orderResponse({ ...answer, lines, seller, issued: issuedAt(now) }));
}

export function issuedAt(now: Date): { date: string; time: string } {
  const { date, hour, minute } = inCopenhagen(now);
  return { date, time: `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(now.getUTCSeconds())}` };
}

/** `isOff`: staff have called the order off. */
export function ublConfirmation(
  { purchase }: Pick<Untold, 'purchase'>,
  { number, isOff }: { number: string; isOff: boolean },
  reader: Reader,
  now: Date,
): Promise<string | null> {
  const { ubl, orderRef, lines, notes } = purchase;
  if (!ubl) return Promise.resolve(null);
  const answer = isOff
    ? { id: `${number}-R`, code: 'RE' as const, note: 'Ordren er annulleret.' }
    : { id: number, code: responseCode(lines, notes), note: wordsOfNotes(notes) };
  return writtenResponse({ ...answer, salesOrderId: number, orderId: orderRef, reply: ubl, lines }, reader, now);
}

export function ublTestConfirmation(
  { id, orderRef, lines, notes, ubl }: TestOrderRow,
  reader: Reader,
  now: Date,
): Promise<string | null> {
  if (!ubl) return Promise.resolve(null);
  const note = `${TEST_WORDS} ${wordsOfNotes(notes)}`.trim();
  const answer = { id: `TEST-${id}`, salesOrderId: null, code: responseCode(lines, notes), note };
  return writtenResponse({ ...answer, orderId: orderRef, reply: ubl, lines }, reader, now);
}

const TEST_WORDS = 'Prøveordre: den er besvaret, men ikke afgivet.';

/** An answer to an order that was refused (`why`), or to a cancellation that was carried out (null). */
export interface AnsweredOrder {
  connectionCode: string;
  orderId: string;
  reply: UblReply;
  why: string | null;
  isTest: boolean;
}

/** Queued at once: no order of the shop belongs to it, from which it could be derived later. */
export async function answerAtOnce(
  { connectionCode, orderId, reply, why, isTest }: AnsweredOrder,
  reader: Reader,
  now: Date,
): Promise<void> {
  const note = [isTest ? TEST_WORDS : '', why ?? 'Ordren er annulleret efter jeres ønske.'].filter(Boolean).join(' ');
  const code: ResponseCode = why === null ? 'AP' : 'RE';
  const answer = { id: `${code}-${now.getTime()}-${orderId}`, salesOrderId: null, code, note };
  const xml = await writtenResponse({ ...answer, orderId, reply, lines: [] }, reader, now);
  // Also of a cancellation: no order of the shop is left that the document could be of.
  const row = { kind: 'refusal', subject: null, connectionCode, format: reply.format } as const;
  if (xml !== null) await insertDocument(reader, { ...row, xml, queuedAt: now });
}
