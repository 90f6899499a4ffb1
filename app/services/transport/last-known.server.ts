// Last known answers of an external content service: used while it is unavailable, and stored on disk so that they survive a restart.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { env } from '~/config/env.server';
import { BackendAway } from './remote-circuit.server';

const MOST_BYTES = 8 * 1024 * 1024;
/** Where an older answer is known, a slow one is not waited for longer. */
const PATIENCE_MS = 700;
const WRITTEN_AFTER_MS = 10_000;

/** Answers as JSON, which is what they are measured and written by. */
const answers = new LRUCache<string, string>({
  maxSize: MOST_BYTES,
  sizeCalculation: (json, key) => json.length + key.length,
});

const FILE = join(env.DATA_DIR, 'content-last-known.json');
let read: Promise<void> | undefined;
let writing: NodeJS.Timeout | undefined;

function isPair(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}

async function readFromDisk(): Promise<void> {
  try {
    const entries: unknown = JSON.parse(await readFile(FILE, 'utf8'));
    if (Array.isArray(entries)) for (const entry of entries) if (isPair(entry)) answers.set(...entry);
  } catch {
    // No file yet, or one that was cut off: there is nothing to show then.
  }
}

async function writeToDisk(): Promise<void> {
  writing = undefined;
  const draft = `${FILE}.${process.pid}`;
  await mkdir(dirname(FILE), { recursive: true, mode: 0o700 });
  await writeFile(draft, JSON.stringify([...answers].reverse()), { mode: 0o600 });
  await rename(draft, FILE);
}

function keep(key: string, json: string): void {
  if (answers.get(key) === json) return;
  answers.set(key, json);
  // A disk that is full costs what would have been shown after a restart, nothing else.
  writing ??= setTimeout(() => writeToDisk().catch(() => undefined), WRITTEN_AFTER_MS).unref();
}

const parsed = (json: string): unknown => JSON.parse(json);

/** Writes now what waits to be written: when the shop closes. */
export async function closeLastKnown(): Promise<void> {
  if (!writing) return;
  clearTimeout(writing);
  await writeToDisk().catch(() => undefined);
}

export interface Known {
  data: unknown;
  /** An earlier answer, because this one takes too long: a page of it is not shared, a newer answer may be known in a moment. */
  isEarlier: boolean;
}

/** The answer of `ask`, or the last answer to the same query when the service is unavailable or too slow. */
export async function orLastKnown(key: string, ask: () => Promise<unknown>): Promise<Known> {
  read ??= readFromDisk();
  await read;
  const asked = ask().then((data): Known => {
    keep(key, JSON.stringify(data));
    return { data, isEarlier: false };
  });
  const known = answers.get(key);
  if (known === undefined) return asked;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Known>((resolve) => {
    timer = setTimeout(() => resolve({ data: parsed(known), isEarlier: true }), PATIENCE_MS);
  });
  const safe = asked.catch((failure: unknown): Known => {
    if (failure instanceof BackendAway) return { data: parsed(known), isEarlier: false };
    throw failure;
  });
  return Promise.race([safe, late]).finally(() => clearTimeout(timer));
}
