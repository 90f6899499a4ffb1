// Sends procurement systems documents about their orders: writes new ones, and sends the queue, each document separately and once.
import type { Db } from '#backend/db/client';
import type { Log } from '#backend/graphql/masking';
import type { PostUbl } from '#backend/ports/access-point';
import type { Clock } from '#backend/ports/clock';
import type { PostCxml } from '#backend/ports/cxml-post';
import { attributeNamed, childAt } from '#domain/punchout/cxml/xml-element';
import { pauseAfter } from '#domain/resilience/mail-tries';
import { readXml } from '../cxml/read-xml';
import { composeDocument } from './compose-document';
import { composeTestConfirmation } from './confirm-order';
import { ublTestConfirmation } from './confirm-ubl';
import { SECRET_HERE } from './letter';
import {
  claimDocument,
  dueDocuments,
  insertDocument,
  markTold,
  markUntold,
  unconfirmedTests,
  untold,
} from './outbox.sql';

export interface TellingParts {
  db: Db;
  clock: Clock;
  log: Log;
  post: PostCxml;
  /** What the shop proves itself by, by the connection's code. */
  secrets: ReadonlyMap<string, string>;
  /** Carries documents of Peppol and NemHandel; null: they wait for the folder. */
  accessPoint?: PostUbl | null;
}

const NO_ACCESS_POINT = { ok: false, isForGood: false, why: 'There is no PEPPOL_AP_URL' } as const;

export interface Teller {
  /** One round at a time. */
  tellAll(): Promise<void>;
  stop(): Promise<void>;
}

/** Longer than a try may take. */
const CLAIM_MS = 60_000;
const LONGEST_FAILURE = 500;

export function openTeller(parts: TellingParts): Teller {
  const stopping = new AbortController();
  let round: Promise<void> | null = null;

  async function tellDue(): Promise<void> {
    const { db, clock } = parts;
    await writeNew(parts);
    const ways = { hasAccessPoint: Boolean(parts.accessPoint) };
    for (const id of await dueDocuments(db, clock.now(), ways)) {
      if (stopping.signal.aborted) return;
      await sendDocument(id, parts, stopping.signal);
    }
  }

  return {
    tellAll() {
      round ??= tellDue().finally(() => {
        round = null;
      });
      return round;
    },
    async stop() {
      stopping.abort();
      await round?.catch(() => undefined);
    },
  };
}

async function writeNew({ db, clock }: TellingParts): Promise<void> {
  for (const told of await untold(db)) {
    const xml = await composeDocument(told, db, clock.now());
    const { kind, subject, connection, purchase } = told;
    const row = { kind, subject, connectionCode: connection.code, format: purchase.ubl?.format ?? 'cxml' } as const;
    if (xml !== null) await insertDocument(db, { ...row, xml, queuedAt: clock.now() });
  }
  for (const { test, connection } of await unconfirmedTests(db)) {
    const xml = test.ubl
      ? await ublTestConfirmation(test, db, clock.now())
      : composeTestConfirmation(test, connection, clock.now());
    const format = test.ubl?.format ?? 'cxml';
    const row = { kind: 'test', subject: test.id, connectionCode: connection.code, format } as const;
    if (xml !== null) await insertDocument(db, { ...row, xml, queuedAt: clock.now() });
  }
}

async function sendDocument(id: number, parts: TellingParts, signal: AbortSignal): Promise<void> {
  const { db, clock, log, post, secrets, accessPoint = null } = parts;
  const now = clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await claimDocument(db, id, { now, until, hasAccessPoint: accessPoint !== null });
  if (!claimed) return;
  const { document, connection } = claimed;
  const outcome = await sent();
  if (outcome.ok) return markTold(db, id, clock.now());
  const pause = outcome.isForGood ? null : pauseAfter(document.tries + 1);
  const nextTryAt = pause === null ? null : new Date(clock.now().getTime() + pause);
  await markUntold(db, document, { failure: outcome.why.slice(0, LONGEST_FAILURE), nextTryAt, now: clock.now() });
  const about = { connection: connection.code, kind: document.kind, document: id, nextTryAt, why: outcome.why };
  log.error(
    about,
    nextTryAt ? 'A procurement system was not told; it is tried again' : 'A procurement system is not told any more',
  );

  async function sent(): Promise<Sent> {
    if (document.format !== 'cxml') return accessPoint ? accessPoint(document.xml, signal) : NO_ACCESS_POINT;
    const address = connection.settings.cxml?.documents?.url;
    const secret = secrets.get(connection.code);
    if (!address || secret === undefined)
      return {
        ok: false,
        isForGood: false,
        why: `There is no ${address ? 'secret in PUNCHOUT_SECRETS' : 'address'} for ${connection.code}`,
      };
    try {
      const answer = await post(
        address,
        document.xml.replace(SECRET_HERE, () => inXmlText(secret)),
        signal,
      );
      return verdictOn(answer.http, statusIn(answer.bytes, answer.contentType));
    } catch (failure) {
      return { ok: false, isForGood: false, why: failure instanceof Error ? failure.message : String(failure) };
    }
  }
}

type Sent = { ok: true } | { ok: false; isForGood: boolean; why: string };

/** By the cXML status where there is one: 4xx is a permanent refusal, everything else may be transient. Source: cXML Reference Guide, "Status". */
function verdictOn(http: number, status: number | null): Sent {
  if (status !== null && status >= 200 && status < 300) return { ok: true };
  const isForGood = status !== null && status >= 400 && status < 500;
  return {
    ok: false,
    isForGood,
    why: status === null ? `HTTP ${http} without a cXML status` : `cXML status ${status}`,
  };
}

function statusIn(bytes: Uint8Array, contentType: string | null): number | null {
  const read = readXml(bytes, contentType);
  const code = read.ok ? attributeNamed(childAt(read.root, 'Response', 'Status'), 'code') : null;
  return code !== null && /^\d{3}$/.test(code) ? Number(code) : null;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const inXmlText = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
