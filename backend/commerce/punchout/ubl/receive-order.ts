// An order of Peppol or NemHandel that an access point or a folder brings: read, its buyer found, decided, placed, and answered by an OrderResponse.
import { createHash } from 'node:crypto';
import { readSeller } from '#backend/commerce/seller/seller.sql';
import { inCopenhagen } from '#domain/calendar/calendar';
import { type CxmlReading, type CxmlRefusal, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { elementsIn, isNamed, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { type OrderTerms, repeatedOf } from '#domain/punchout/ubl/agreement';
import { gtinOf, identified } from '#domain/punchout/ubl/identify';
import { CVR_SCHEME, partyKey } from '#domain/punchout/ubl/party';
import { readUblHead, type UblHead } from '#domain/punchout/ubl/read-head';
import { readUblOrder, type UblOrder } from '#domain/punchout/ubl/read-order';
import { responseCode } from '#domain/punchout/ubl/write-response';
import { type DecidedLine, type LineOutcome, lineOutcome, type PurchaseOrder } from '#domain/purchase-order/model';
import type { OrderNote } from '#domain/purchase-order/notes';
import { isKnownPayload, purchasedOrder } from '../cxml/orders.sql';
import type { PostedFile } from '../cxml/posted-files';
import { purchaserOf } from '../cxml/purchaser';
import { readXml } from '../cxml/read-xml';
import type { ReceivingParts } from '../cxml/receive';
import type { KnownSender } from '../cxml/sender';
import { takePurchase } from '../cxml/take-order';
import { answerAtOnce } from '../telling/confirm-ubl';
import { wordsOfLine, wordsOfNotes } from '../telling/confirmation-words';
import { connectionsByParty, productsByNumber } from './connections.sql';
import { embeddedFiles } from './embedded-files';

export interface UblPosted {
  bytes: Uint8Array;
  contentType: string | null;
  /** The store that the sender's key is for; null: all. */
  store: string | null;
  /** Sent to try the connection: decided, answered, and never placed. */
  isTest: boolean;
}

export type UblParts = Omit<ReceivingParts, 'limits'>;

export interface UblLineAnswer {
  line: string;
  item: string;
  result: LineOutcome;
  words: string;
}

/** `unreadable` and `unknown_sender` are not answered by a document: the receiver of a response is unknown. */
export type UblResult =
  | 'accepted'
  | 'different'
  | 'refused'
  | 'duplicate'
  | 'conflict'
  | 'unreadable'
  | 'unknown_sender';

export interface UblAnswer {
  result: UblResult;
  isTest: boolean;
  /** The buyer's number of the order. */
  order: string | null;
  /** The shop's. */
  number: string | null;
  /** The connection's code. */
  connection: string | null;
  words: string;
  lines: readonly UblLineAnswer[];
}

interface Recognized {
  head: UblHead;
  root: XmlElement;
  sender: KnownSender;
  store: string;
  payloadId: string;
}

export async function receiveUblOrder(posted: UblPosted, parts: UblParts): Promise<UblAnswer> {
  const read = readXml(posted.bytes, posted.contentType, 'UBL');
  const root = read.ok ? unwrapped(read.root) : null;
  const head = read.ok && root ? readUblHead(root) : read;
  if (!head.ok || !root || !('head' in head))
    return ublAnswer('unreadable', { words: head.ok ? 'There is no document.' : head.why });
  const found = await senderOfOrder(head.head, posted.store, parts);
  if (!found.ok) return ublAnswer('unknown_sender', { order: head.head.orderId, words: found.why });
  const payloadId = `sha256:${createHash('sha256').update(posted.bytes).digest('hex')}`;
  return takeRecognized({ head: head.head, root, payloadId, ...found }, posted.isTest, parts);
}

const ublAnswer = (result: UblResult, more: Partial<UblAnswer>): UblAnswer => ({
  ...{ result, isTest: false, order: null, number: null, connection: null, words: '', lines: [] },
  ...more,
});

/** The document within a StandardBusinessDocument, where an access point hands it over so. */
const unwrapped = (root: XmlElement): XmlElement | null =>
  isNamed(root.name, 'StandardBusinessDocument')
    ? (elementsIn(root).find(({ name }) => !isNamed(name, 'StandardBusinessDocumentHeader')) ?? null)
    : root;

/** One connection alone may have the buyer's number; and the order is addressed to this shop. */
async function senderOfOrder(
  head: UblHead,
  store: string | null,
  { db }: UblParts,
): Promise<CxmlReading<{ sender: KnownSender; store: string }>> {
  const keys = head.buyerIds.map(partyKey);
  const found = (await connectionsByParty(db, keys)).filter((one) => store === null || one.store === store);
  const [only, ...others] = found;
  const named = keys.join(', ') || 'no number';
  if (!only) return cxmlRefusal(401, `No customer of this shop orders as ${named}.`);
  if (others.length > 0) return cxmlRefusal(401, `Several connections of this shop have a number of ${named}.`);
  if (!only.customer.isActive) return cxmlRefusal(401, `The account of ${named} is closed.`);
  const seller = await readSeller(db);
  const addressed = head.sellerIds.find(({ scheme }) => scheme === CVR_SCHEME);
  if (seller && addressed && addressed.id !== seller.cvr)
    return cxmlRefusal(401, `The order is addressed to ${partyKey(addressed)}, which is not this shop.`);
  const { connection, customer } = only;
  const terms: Partial<OrderTerms> = connection.settings.peppol ?? {};
  return { ok: true, sender: { connection, customer, terms }, store: only.store };
}

async function takeRecognized(known: Recognized, isTestSent: boolean, parts: UblParts): Promise<UblAnswer> {
  const { head, root, sender, payloadId } = known;
  const { connection } = sender;
  const isTest = isTestSent || connection.settings.peppol?.isTest === true;
  const about = { order: head.orderId, connection: connection.code, isTest };
  if (await isKnownPayload(parts.db, connection.code, payloadId)) {
    const earlier = await purchasedOrder(parts.db, connection.code, head.orderId);
    const words = 'The same document was taken before; nothing was ordered again.';
    return ublAnswer('duplicate', { ...about, number: earlier?.number ?? null, words });
  }
  const files = embeddedFiles(root);
  const read = files.ok ? readUblOrder(root, inCopenhagen(parts.now).date, isTest) : files;
  const taken =
    !read.ok || !('read' in read) ? read : await takeRead(read.read, files.ok ? files.files : [], known, parts);
  if (!taken.ok) return refusedUbl(taken, known, about, parts);
  if (!('number' in taken)) throw new Error('An order that was read is taken or refused');
  const { number, lines, notes } = taken;
  if (head.type === 'delete') await answerAtOnce({ ...answerParties(known), why: null, isTest }, parts.db, parts.now);
  const result = responseCode(lines, notes) === 'AP' ? 'accepted' : 'different';
  return ublAnswer(result, { ...about, number, words: wordsOfNotes(notes), lines: lines.map(lineAnswer) });
}

type TakenOrder = CxmlReading<{ number: string; lines: readonly DecidedLine[]; notes: readonly OrderNote[] }>;

async function takeRead(
  read: UblOrder,
  files: readonly PostedFile[],
  { sender, payloadId, store }: Recognized,
  parts: UblParts,
): Promise<TakenOrder> {
  const { db, pool, now, selling, contextOf } = parts;
  const unnamed = await unnamedLines(read, sender, db);
  if (unnamed.length > 0)
    return cxmlRefusal(
      409,
      `The change does not name line ${unnamed.join(', ')}: name each line of the order, one that is removed by LineStatusCode 2.`,
    );
  const known = await productsByNumber(
    db,
    read.lines.flatMap(({ numbers }) => numbers.seller ?? []),
    read.lines.flatMap(({ numbers }) => gtinOf(numbers.standard) ?? []),
  );
  const order: PurchaseOrder = {
    ...read.order,
    attached: files.map(({ name }) => name),
    items: read.lines.map((line) => identified(line, known)),
  };
  return takePurchase(order, {
    ...{ sender, payloadId, files },
    ubl: repeatedOf(read, read.lines),
    life: { ...selling, db, pool, now, by: `the procurement system ${sender.connection.code}` },
    contextFor: async () => contextOf(await purchaserOf(sender, null, db, now), store),
  });
}

/** A change that is silent on a line could mean that it stays or that it goes: neither is guessed. */
async function unnamedLines({ order, lines, removed }: UblOrder, sender: KnownSender, db: UblParts['db']) {
  if (order.type !== 'update' || order.isTest) return [];
  const earlier = await purchasedOrder(db, sender.connection.code, order.orderId);
  const named = new Set([...removed, ...lines.map(({ line }) => line.lineNumber)]);
  const due = earlier?.purchase.lines.filter(({ rejection }) => rejection === null) ?? [];
  return due.map(({ lineNumber }) => lineNumber).filter((number) => !named.has(number));
}

const answerParties = ({ head, sender }: Pick<Recognized, 'head' | 'sender'>) => ({
  ...{ connectionCode: sender.connection.code, orderId: head.orderId },
  reply: repeatedOf(head, []),
});

async function refusedUbl(
  { why, isOrdered }: CxmlRefusal,
  { head, sender }: Recognized,
  about: Partial<UblAnswer>,
  { db, now }: UblParts,
): Promise<UblAnswer> {
  // The buyer would read a rejection under this number as one of the order that was taken before.
  if (isOrdered) return ublAnswer('conflict', { ...about, words: why });
  await answerAtOnce({ ...answerParties({ head, sender }), why, isTest: about.isTest ?? false }, db, now);
  return ublAnswer('refused', { ...about, words: why });
}

const lineAnswer = (line: DecidedLine): UblLineAnswer => ({
  ...{ line: line.lineNumber, item: line.sku },
  ...{ result: lineOutcome(line), words: wordsOfLine(line) },
});
