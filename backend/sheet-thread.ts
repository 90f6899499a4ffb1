// Draws sheets of products, packing slips and labels one after the other in a separate thread (sheet-program.ts), which starts with the first one. The
// queue is bounded, and so is the thread's memory.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ProductSheet } from './commerce/catalogue/index';
import type { OrderSheets } from './commerce/order-desk/index';
import { programFile } from './ports/built-program';

export type SheetOrder = ProductSheet | OrderSheets;

/** Throws SheetNotDrawn. */
export type DrawInThread = (order: SheetOrder) => Promise<Buffer>;

/** Too many wait, or the thread failed, ended or gave no answer in time: a later request may succeed. */
export class SheetNotDrawn extends Error {}

/** A sheet takes a tenth of a second: the last one of a full queue waits two seconds. */
const MOST_ORDERS = 16;
const PATIENCE_MS = 15_000;
const THREAD = { resourceLimits: { maxOldGenerationSizeMb: 256 } };

type SheetAnswer = { bytes: Uint8Array } | { fault: string };

async function sheetAnswer(thread: Worker, order: SheetOrder, patienceMs: number): Promise<SheetAnswer> {
  const settled = new AbortController();
  const late = setTimeout(() => void thread.terminate(), patienceMs);
  const ended = once(thread, 'exit', settled).then(() => {
    throw new Error('The thread that draws sheets has ended');
  });
  const answered = once(thread, 'message', settled);
  try {
    thread.postMessage(order);
    const [told] = await Promise.race([answered, ended]);
    return told;
  } finally {
    clearTimeout(late);
    settled.abort();
  }
}

/** `start`: starts the thread, usually with the built program, else (in development and tests) with the source. */
export function openSheetThread(start = startSheetProgram, patienceMs = PATIENCE_MS): DrawInThread {
  let running: Worker | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function runningThread(): Worker {
    if (running) return running;
    const started = start();
    // It must not delay the end of the process; a sheet in progress is covered by its open connection.
    started.unref();
    const forgetThread = () => {
      if (running === started) running = null;
    };
    started.on('error', forgetThread).on('exit', forgetThread);
    running = started;
    return started;
  }

  async function drawnByThread(order: SheetOrder): Promise<Buffer> {
    const told = await sheetAnswer(runningThread(), order, patienceMs).catch((cause: unknown) => {
      throw new SheetNotDrawn('A sheet was not drawn', { cause });
    });
    if ('fault' in told) throw new Error(`A sheet cannot be drawn: ${told.fault}`);
    return Buffer.from(told.bytes);
  }

  return (order) => {
    if (waiting >= MOST_ORDERS) return Promise.reject(new SheetNotDrawn('Too many sheets wait to be drawn'));
    waiting += 1;
    const mine = last
      .then(() => drawnByThread(order))
      .finally(() => {
        waiting -= 1;
      });
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** The built program, else the source, which needs a compiler. */
function startSheetProgram(): Worker {
  const built = programFile('sheets');
  if (built) return new Worker(built, THREAD);
  const source = new URL('./sheet-program.ts', import.meta.url).href;
  return new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); });`, {
    ...THREAD,
    eval: true,
  });
}
