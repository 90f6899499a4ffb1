// GET /api/events: events after a number as NDJSON. A reader that is at the end may wait for the next one (long poll).
import type { Pool } from 'pg';
import { type PublishedEvent, publishedEvent } from '#backend/events/event';
import { type EventFilter, eventSpan, eventsAfter, numberEvents } from '#backend/events/events.sql';
import { type FeedQuestion, readFeedQuestion } from './feed-question';
import type { ApiCaller } from './keys';
import { apiError, NDJSON } from './replies';

const LOOK_AGAIN_MS = 500;
/** More readers that wait at one process are answered at once: each one costs a statement per look. */
const MOST_WAITING = 20;
/** A reply ends behind the event that goes beyond it. */
const REPLY_BYTES = 4 * 1024 * 1024;

export function openFeed(pool: Pool): (request: Request, caller: ApiCaller) => Promise<Response> {
  let waiting = 0;

  async function untilThere(question: FeedQuestion, filter: EventFilter, signal: AbortSignal): Promise<Batch> {
    const end = performance.now() + question.waitSeconds * 1_000;
    const mayWait = waiting < MOST_WAITING;
    waiting += 1;
    try {
      for (;;) {
        const batch = await readBatch(pool, question, filter);
        const isOver = !mayWait || signal.aborted || performance.now() >= end;
        if (batch.lines.length > 0 || isOver) return batch;
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    } finally {
      waiting -= 1;
    }
  }

  return async (request, caller) => {
    const read = readFeedQuestion(new URL(request.url).searchParams);
    if (!read.ok) return apiError(400, { code: 'PARAMETER_WRONG', message: read.message, parameter: read.parameter });
    const { question } = read;
    if (caller.store !== null && question.store !== null && question.store !== caller.store)
      return apiError(403, { code: 'SCOPE_MISSING', message: `The key is for the store ${caller.store}.` });
    const refused = await unreadable(pool, question.after);
    if (refused) return refused;
    const store = caller.store ?? question.store;
    const filter = { kinds: question.kinds, stores: store === null ? null : [store] };
    const { lines, next } = await untilThere(question, filter, request.signal);
    const headers = { 'content-type': NDJSON, 'cache-control': 'no-store', 'x-next-after': String(next) };
    return new Response(lines.map((line) => `${line}\n`).join(''), { headers });
  };
}

/** Numbers that this database has never given, and those that are followed by events that were deleted by age. */
async function unreadable(pool: Pool, after: number): Promise<Response | null> {
  const { last, deleted } = await eventSpan(pool);
  if (after > last)
    return apiError(400, {
      ...{ code: 'PARAMETER_WRONG', parameter: 'after' },
      message: `The highest number is ${last}: the database was restored, or the number is from another shop.`,
    });
  if (after === 0 || after >= deleted) return null;
  return apiError(410, {
    code: 'EVENTS_DELETED',
    message: `Events up to ${deleted} are deleted. Read what you missed by other means, then continue with after=${deleted}.`,
  });
}

interface Batch {
  lines: string[];
  /** The number to continue after, also where the filter leaves out all events. */
  next: number;
}

async function readBatch(pool: Pool, { after, limit }: FeedQuestion, filter: EventFilter): Promise<Batch> {
  await numberEvents(pool);
  // Read first: an event that gets its number in between is behind `last` and read the next time.
  const { last } = await eventSpan(pool);
  const rows = await eventsAfter(pool, after, filter, limit);
  const lines: string[] = [];
  let bytes = 0;
  let end: PublishedEvent | null = null;
  for (const row of rows) {
    end = publishedEvent(row);
    const line = JSON.stringify(end);
    lines.push(line);
    bytes += line.length;
    if (bytes >= REPLY_BYTES) break;
  }
  const isAll = rows.length < limit && lines.length === rows.length;
  return { lines, next: isAll ? Math.max(last, end?.number ?? 0, after) : (end?.number ?? after) };
}
