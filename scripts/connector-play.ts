// Plays situations against a receiver of webhooks and judges its replies.
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { verdictOnWebhook } from '#domain/resilience/webhook-tries';
import type { Expected, Post, Situation } from './connector-situations';

export interface Reply {
  /** Null: none within the time limit of the shop. */
  status: number | null;
  ms: number;
}

export interface Played {
  name: string;
  expected: Expected;
  replies: Reply[];
  isRight: boolean;
}

const SLOW_PARTS = 5;
const SLOW_MS = 200;

async function sendBody(sending: ClientRequest, { body, way }: Post): Promise<void> {
  if (way === 'plain') sending.end(body);
  else if (way === 'slow') {
    const step = Math.ceil(body.length / SLOW_PARTS);
    for (let at = 0; at < body.length; at += step) {
      sending.write(body.slice(at, at + step));
      await pause(SLOW_MS);
    }
    sending.end();
  } else {
    if (way === 'half') sending.write(body.slice(0, body.length / 2));
    else sending.end(body);
    // What is written has to leave before the connection is closed.
    await pause(SLOW_MS);
    sending.destroy();
  }
}

/** Null for a post that is broken off on purpose. */
async function playPost(url: URL, post: Post, patienceMs: number): Promise<Reply | null> {
  const begun = performance.now();
  const headers = {
    ...post.headers,
    ...(post.way === 'plain' ? { 'content-length': Buffer.byteLength(post.body) } : {}),
  };
  const open = url.protocol === 'https:' ? secureRequest : plainRequest;
  const sending = open(url, { method: post.method, headers, agent: false, signal: AbortSignal.timeout(patienceMs) });
  const isBroken = post.way === 'half' || post.way === 'no reply';
  // Handled below by the promise, or expected after a connection that is closed here.
  sending.on('error', () => undefined);
  const replied = once(sending, 'response').then(
    ([reply]: IncomingMessage[]) => {
      reply?.resume();
      return reply?.statusCode ?? null;
    },
    () => null,
  );
  if (isBroken) {
    await sendBody(sending, post);
    return null;
  }
  await Promise.all([sendBody(sending, post), replied]);
  return { status: await replied, ms: Math.round(performance.now() - begun) };
}

function isExpected(status: number | null, expected: Expected): boolean {
  const verdict = verdictOnWebhook(status);
  if (expected === 'taken') return verdict === 'taken';
  if (expected === 'refused') return verdict === 'refused' && status !== null && status >= 400;
  return verdict === 'taken' || status === 429 || status === 503;
}

export async function playSituation(url: URL, situation: Situation, patienceMs: number): Promise<Played> {
  const { name, expected, posts } = situation;
  const replies: Reply[] = [];
  for (const together of posts) {
    const found = await Promise.all(together.map((post) => playPost(url, post, patienceMs)));
    replies.push(...found.filter((reply) => reply !== null));
  }
  return { name, expected, replies, isRight: replies.every(({ status }) => isExpected(status, expected)) };
}

const STATUS_OF_NONE = 'no reply';

/** Different replies once, with the slowest time. */
function shownReplies(replies: readonly Reply[]): string {
  const shown = [...new Set(replies.map(({ status }) => (status === null ? STATUS_OF_NONE : String(status))))];
  return `${shown.join(', ')} in ${Math.max(0, ...replies.map(({ ms }) => ms))} ms`;
}

/** One line per situation, as wide as the longest. */
export function playedTable(played: readonly Played[]): string {
  const rows = played.map(({ name, expected, replies, isRight }, at) => [
    ...[String(at + 1), name, expected, shownReplies(replies), isRight ? 'right' : 'WRONG'],
  ]);
  const all = [['', 'situation', 'expected', 'reply', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
