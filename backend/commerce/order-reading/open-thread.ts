// Opens a buyer's document in a separate thread, with bounds on its size, time and memory; a few at a time.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programFile } from '#backend/ports/built-program';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { LARGEST_ORDER_FILE, ORDER_FILE_MEGABYTES, PATIENCE_MS, START_MS, THREAD_MEGABYTES } from './limits';
import type { PostedOrderFile } from './open-file';
import type { OpenedFile, UnreadableCode } from './opened';

type Answer = { opened: OpenedFile } | { code: UnreadableCode };

const MOST_THREADS = 4;
let running = 0;

export async function openInThread(
  file: PostedOrderFile,
  patienceMs = PATIENCE_MS,
): Promise<Outcome<{ opened: OpenedFile }>> {
  if (file.bytes.length > LARGEST_ORDER_FILE)
    return refusal('ORDER_FILE_TOO_LARGE', { params: { megabytes: ORDER_FILE_MEGABYTES } });
  if (running >= MOST_THREADS) return refusal('ORDER_FILE_BUSY');
  running += 1;
  try {
    const answer = await threadAnswer(file, patienceMs);
    return 'opened' in answer ? { ok: true, opened: answer.opened } : refusal(answer.code);
  } finally {
    running -= 1;
  }
}

async function threadAnswer(file: PostedOrderFile, patienceMs: number): Promise<Answer> {
  const thread = startProgram();
  const endAfter = (milliseconds: number) => setTimeout(() => void thread.terminate(), milliseconds);
  let late = endAfter(START_MS);
  const ended = once(thread, 'exit').then((): Answer => ({ code: 'ORDER_FILE_TOO_LONG' }));
  try {
    // Its first message: it is loaded, and what follows is the time of the document alone.
    const early = await Promise.race([once(thread, 'message').then(() => null), ended]);
    if (early) return early;
    clearTimeout(late);
    late = endAfter(patienceMs);
    const answered = once(thread, 'message').then(([answer]): Answer => answer);
    thread.postMessage(file);
    return await Promise.race([answered, ended]);
  } catch {
    // Out of memory: the thread has ended with an error.
    return { code: 'ORDER_FILE_TOO_LONG' };
  } finally {
    clearTimeout(late);
    void thread.terminate();
  }
}

/** The built program, else the source, which needs a compiler. */
function startProgram(): Worker {
  const limits = { resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES }, env: {} };
  const built = programFile('documents');
  if (built) return new Worker(built, limits);
  const source = new URL('./open-program.ts', import.meta.url).href;
  return new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); });`, {
    ...limits,
    eval: true,
  });
}
