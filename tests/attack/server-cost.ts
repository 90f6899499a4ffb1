// Cost of one request for the shop's process, and whether the shop answers others in the meantime.
import fs from 'node:fs';
import { ask } from './attempt';
import { type RawAnswer, type RawRequest, sendRaw } from './raw-http';
import type { Target } from './target';

/** Ticks of /proc in a second, on every Linux that Node runs on. */
const TICKS = 100;
const MOST_SECONDS = 1;

/** Seconds of processor time used by the process; null where the system does not report it. */
export function processorSeconds(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return null;
  // The program name is in parentheses and may contain anything.
  const fields = fs
    .readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

export interface Cost {
  /** 0 where the system does not report it. */
  seconds: number;
  /** The reply of /healthz during the request. */
  health: number;
  answer: RawAnswer | null;
}

async function once({ origin, pid }: Pick<Target, 'origin' | 'pid'>, request: RawRequest): Promise<Cost> {
  const before = processorSeconds(pid);
  const underWay = sendRaw(origin, request).catch(() => null);
  const health = await ask(origin, '/healthz').then(
    ({ status }) => status,
    () => 0,
  );
  const answer = await underWay;
  const after = processorSeconds(pid);
  return { seconds: before === null || after === null ? 0 : after - before, health, answer };
}

/** The process does other things too: what seems to cost too much is sent a second time. */
export async function costOf(target: Pick<Target, 'origin' | 'pid'>, request: RawRequest): Promise<Cost> {
  const first = await once(target, request);
  if (first.seconds <= MOST_SECONDS) return first;
  const second = await once(target, request);
  return second.seconds < first.seconds ? second : first;
}

/** Why the shop did not withstand it; null when it did. A closed connection is a reply too, as long as the shop is alive. */
export function costFault({ seconds, health, answer }: Cost): string | null {
  if (seconds > MOST_SECONDS) return `${seconds.toFixed(2)} s of processor time`;
  if (health !== 200) return `/healthz said ${health} meanwhile`;
  if (answer && answer.status >= 500 && answer.status !== 503) return `answered with ${answer.status}`;
  return null;
}
