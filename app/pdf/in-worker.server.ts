// Draws PDFs one after the other in a separate thread. The queue is bounded, and public PDFs are cached by their content.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { PdfContent } from './pdf-content';

/** A cart of 500 lines takes a second and a half: a request that would wait longer than a few seconds gets 503 and Retry-After. */
const MOST_WAITING = 8;
const LATEST_MS = 30_000;
const CACHED_BYTES = 16 * 1024 * 1024;

/** Too many wait, or the thread failed, ended or gave no answer in time: a later request may succeed. */
export class PdfNotDrawn extends Error {}

type PdfAnswer = { bytes: Uint8Array } | { fault: string };

/** In the folder of the build that this runs in; null where nothing is built, as in development: PDFs are then drawn here. */
function builtProgram(): string | null {
  const near = ['.', '..'].map((up) => fileURLToPath(new URL(`${up}/pdf.js`, import.meta.url)));
  return near.find((path) => existsSync(path)) ?? null;
}

let worker: Worker | null = null;
function startedWorker(program: string): Worker {
  if (worker) return worker;
  const started = new Worker(program);
  // It must not delay the end of the process; a PDF in progress is covered by its open connection.
  started.unref();
  const forgetWorker = () => {
    if (worker === started) worker = null;
  };
  started.on('error', forgetWorker).on('exit', forgetWorker);
  worker = started;
  return started;
}

async function paperAnswer(program: string, paper: PdfContent): Promise<PdfAnswer> {
  const drawer = startedWorker(program);
  const settled = new AbortController();
  const late = setTimeout(() => void drawer.terminate(), LATEST_MS);
  const ended = once(drawer, 'exit', settled).then(() => {
    throw new Error('The thread that draws PDFs has ended');
  });
  const answered = once(drawer, 'message', settled);
  try {
    drawer.postMessage(paper);
    const [told] = await Promise.race([answered, ended]);
    return told;
  } finally {
    clearTimeout(late);
    settled.abort();
  }
}

async function drawnBy(program: string, paper: PdfContent): Promise<Uint8Array> {
  const told = await paperAnswer(program, paper).catch((cause: unknown) => {
    throw new PdfNotDrawn('A PDF was not drawn', { cause });
  });
  if ('fault' in told) throw new Error(told.fault);
  return told.bytes;
}

/** The library that draws is loaded only where no thread has it. */
async function drawnHere(paper: PdfContent): Promise<Uint8Array> {
  const { pdfBytes } = await import('./draw-pdf.server');
  return new Uint8Array(await new Response(pdfBytes(paper)).arrayBuffer());
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

function drawnInTurn(program: string, paper: PdfContent): Promise<Uint8Array> {
  if (waiting >= MOST_WAITING) return Promise.reject(new PdfNotDrawn('Too many PDFs wait to be drawn'));
  waiting += 1;
  const mine = last
    .then(() => drawnBy(program, paper))
    .finally(() => {
      waiting -= 1;
    });
  last = mine.catch(() => undefined);
  return mine;
}

/** The name of this content: the same words, amounts, logo and picture make the same PDF. */
export function pdfTag({ logo, picture, ...words }: PdfContent): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of [logo, picture]) hash.update(`|${file?.byteLength ?? '-'}|`).update(file ?? '');
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

const drawnByTag = new LRUCache<string, Uint8Array>({ maxSize: CACHED_BYTES, sizeCalculation: ({ length }) => length });
const drawing = new Map<string, Promise<Uint8Array>>();

/** Throws PdfNotDrawn. `isPublic`: every visitor may see it, so that it is cached and drawn once for concurrent requests. */
export async function drawnPdf(paper: PdfContent, isPublic = false): Promise<Uint8Array> {
  const program = builtProgram();
  const drawPaper = () => (program === null ? drawnHere(paper) : drawnInTurn(program, paper));
  if (!isPublic) return drawPaper();
  const tag = pdfTag(paper);
  const known = drawnByTag.get(tag) ?? drawing.get(tag);
  if (known) return known;
  const mine = drawPaper().finally(() => drawing.delete(tag));
  drawing.set(tag, mine);
  const bytes = await mine;
  drawnByTag.set(tag, bytes);
  return bytes;
}
