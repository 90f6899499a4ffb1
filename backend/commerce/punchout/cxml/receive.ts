// A cXML document that a customer's system posts: read, its sender proven, acted on once, and answered. Source: cXML Reference Guide 1.2.070.
import type { Pool } from 'pg';
import type { OrderServices } from '#backend/commerce/checkout/place/place-order';
import { storeCodeOf } from '#backend/commerce/session/session.sql';
import type { Db } from '#backend/db/client';
import type { Limits } from '#backend/db/limits';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { Context, SignedIn } from '#backend/graphql/context';
import { cxmlPath, punchoutStartPath } from '#domain/page/addresses';
import { type CxmlEnvelope, readEnvelope } from '#domain/punchout/cxml/cxml-envelope';
import { type CxmlReading, type CxmlStatus, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { cxmlAnswer, NEWEST_CXML, profileAnswer, setupAnswer } from '#domain/punchout/cxml/write-envelope';
import { isNamed, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { stampAt } from './home-message';
import type { OrderingParts } from './ordering';
import { openBeginning, openRequest, type PostedFile } from './posted-files';
import { purchaserOf } from './purchaser';
import { readXml } from './read-xml';
import { type KnownSender, senderOf } from './sender';
import { setUpVisit } from './set-up-visit';
import { takeOrderRequest } from './take-order';
import { deletePayload, insertPayload } from './visits.sql';
import { writtenCxml } from './write-cxml';

export interface Posted {
  bytes: Uint8Array;
  contentType: string | null;
  /** Scheme and host that the document was posted to. */
  origin: string;
  clientAddress: string;
}

export interface ReceivingParts {
  db: Db;
  pool: Pool;
  limits: Limits;
  now: Date;
  selling: OrderServices;
  /** A request context on behalf of this customer. */
  contextOf(who: SignedIn, storeCode: string): Promise<Context>;
}

export interface Answered {
  status: CxmlStatus;
  /** False: what came is no cXML document at all. */
  isConversation: boolean;
  text: string;
}

type Done = CxmlReading<{ status: 200 | 201; body: XmlElement | null }>;

/** When this service went live: clients cache profiles by it. */
const SINCE = new Date('2026-11-01T00:00:00Z');

export async function receiveCxml(posted: Posted, parts: ReceivingParts): Promise<Answered> {
  const request = openRequest(posted.bytes, posted.contentType);
  if (!request.ok) return answerWith(request, false, parts.now);
  const { bytes, contentType, files } = request.opened;
  const read = readXml(bytes, contentType);
  const envelope = read.ok ? readEnvelope(read.root) : read;
  if (!envelope.ok) return answerWith(envelope, envelope.status !== 406, parts.now);
  const proven = await senderOf(envelope.envelope, { ...parts, clientAddress: posted.clientAddress });
  if (!proven.ok) return answerWith(proven, true, parts.now);
  return answerWith(
    await actOn({ envelope: envelope.envelope, files }, proven.sender, posted.origin, parts),
    true,
    parts.now,
    proven.sender,
  );
}

/** The refusal of a long request of which `bytes` have come; null: its sender is proven, and the rest may come. */
export async function refusedUnread(posted: Posted, parts: ReceivingParts): Promise<Answered | null> {
  const request = openBeginning(posted.bytes, posted.contentType);
  if (!request.ok) return answerWith(request, false, parts.now);
  const read = readXml(request.opened.bytes, request.opened.contentType);
  const envelope = read.ok ? readEnvelope(read.root) : read;
  if (!envelope.ok) return answerWith(envelope, envelope.status !== 406, parts.now);
  const proven = await senderOf(envelope.envelope, { ...parts, clientAddress: posted.clientAddress });
  return proven.ok ? null : answerWith(proven, true, parts.now);
}

function answerWith(done: Done, isConversation: boolean, now: Date, sender?: KnownSender): Answered {
  const stamp = stampAt(now, sender?.connection.settings.cxml?.version ?? NEWEST_CXML);
  const answer = done.ok ? { status: done.status, body: done.body } : { status: done.status, why: done.why };
  return { status: done.status, isConversation, text: writtenCxml(cxmlAnswer(stamp, answer)) };
}

interface Read {
  envelope: CxmlEnvelope;
  files: readonly PostedFile[];
}

async function actOn(
  { envelope, files }: Read,
  sender: KnownSender,
  origin: string,
  parts: ReceivingParts,
): Promise<Done> {
  const { name } = envelope.request;
  if (isNamed(name, 'ProfileRequest'))
    return { ok: true, status: 200, body: profileAnswer(origin + cxmlPath(), SINCE) };
  if (isNamed(name, 'PunchOutSetupRequest'))
    return actOnce(envelope, sender, parts, async (tx) => {
      const made = await setUpVisit(tx, envelope, sender, parts.now);
      return made.ok ? { ok: true, status: 200, body: setupAnswer(origin + punchoutStartPath(made.token)) } : made;
    });
  if (isNamed(name, 'OrderRequest')) {
    const taken = await takeOrderRequest(envelope, orderingFor({ envelope, files }, sender, parts));
    return taken.ok ? { ok: true, status: 200, body: null } : taken;
  }
  return cxmlRefusal(450, `${name.slice(0, 60)} is not understood here.`);
}

/** A refused document counts as not seen: its sender may fix it and send it again under the same number. */
async function actOnce(
  { payloadId }: CxmlEnvelope,
  { connection }: KnownSender,
  { pool, now }: ReceivingParts,
  act: (tx: Transaction) => Promise<Done>,
): Promise<Done> {
  return inTransaction(pool, async (tx) => {
    if (!(await insertPayload(tx.db, connection.code, payloadId, now)))
      return cxmlRefusal(409, `The payloadID ${payloadId} was received before.`);
    const done = await act(tx);
    if (!done.ok) await deletePayload(tx.db, connection.code, payloadId);
    return done;
  });
}

function orderingFor({ envelope, files }: Read, sender: KnownSender, parts: ReceivingParts): OrderingParts {
  const { db, pool, now, selling, contextOf } = parts;
  const life = { ...selling, db, pool, now, by: `the procurement system ${sender.connection.code}` };
  return {
    sender,
    ...{ payloadId: envelope.payloadId, ubl: null },
    files,
    life,
    contextFor: async () =>
      contextOf(await purchaserOf(sender, envelope.request, db, now), await storeCodeOf(db, sender.customer.storeId)),
  };
}
