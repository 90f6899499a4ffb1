// Renders non-urgent pictures in a separate process (backend/pictures.ts), so that its memory is freed with it and a crash does not end the shop.
import { type ChildProcess, fork } from 'node:child_process';
import { MEDIA_WIDTHS, type MediaWidth, type RenderSpare } from './media';
import type { Effort } from './render';

export interface PictureOrder {
  /** The bytes of a file, or what is to be drawn. */
  source: Uint8Array | object;
  width: MediaWidth;
  effort: Effort;
}

export interface PictureProcess {
  /** One at a time, in order of request. Fails where the process ends before it has answered; the next order starts another. */
  render: RenderSpare;
  stop(): void;
}

interface WriterOptions {
  /** The process ends when it has had nothing to do for so long. */
  restMs?: number;
  /** Words of Node.js before the program's name. */
  execArgv?: string[];
  onLoss?(how: string): void;
}

/** It is to hold little rather than to be quick: half of what it would hold. The first is read by the C library of most Linux systems, elsewhere by none. */
const ONE_POOL = { MALLOC_ARENA_MAX: '1' };
const SMALL = ['--optimize-for-size', '--max-semi-space-size=1'];
const REST_MS = 10_000;
/** Longer than the largest picture takes on a slow machine that has other work. */
const LATEST_MS = 120_000;
/** So many that end one after the other without a picture are no accident: for a while there is none. */
const MOST_LOSSES = 3;
const PAUSE_MS = 60_000;

const isTold = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const isPictureOrder = (told: unknown): told is PictureOrder =>
  isTold(told) &&
  isTold(told.source) &&
  MEDIA_WIDTHS.some((width) => width === told.width) &&
  (told.effort === 'quick' || told.effort === 'fine');

export function openPictureProcess(program: string, options: WriterOptions = {}): PictureProcess {
  const { restMs = REST_MS, execArgv = [], onLoss } = options;
  let writer: ChildProcess | null = null;
  let leaving: NodeJS.Timeout | undefined;
  let losses = 0;
  let pausedUntil = 0;
  let isStopped = false;

  function start(): ChildProcess {
    const started = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, ...ONE_POOL },
      execArgv: [...SMALL, ...execArgv],
    });
    writer = started;
    const lost = (how: string) => {
      if (writer !== started) return;
      writer = null;
      losses += 1;
      if (losses >= MOST_LOSSES) pausedUntil = performance.now() + PAUSE_MS;
      onLoss?.(how);
    };
    started.on('error', (failure) => lost(failure.message));
    started.on('exit', (code, signal) => lost(String(signal ?? code)));
    // It holds no process that wants to end.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function leave(): void {
    clearTimeout(leaving);
    const left = writer;
    writer = null;
    if (left?.connected) left.disconnect();
  }

  const write: RenderSpare = async ({ drawn, svg }, width, effort) => {
    if (isStopped) throw new Error('No more pictures are written');
    if (performance.now() < pausedUntil) throw new Error('Pictures are written by no process for a while');
    clearTimeout(leaving);
    try {
      const source = drawn ?? Buffer.from(await svg());
      const bytes = await writtenBy(writer ?? start(), { source, width, effort });
      losses = 0;
      return bytes;
    } finally {
      leaving = setTimeout(leave, restMs).unref();
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  return {
    render(...order) {
      const mine = last.then(() => write(...order));
      last = mine.catch(() => undefined);
      return mine;
    },
    stop() {
      isStopped = true;
      leave();
    },
  };
}

/** What the process says to an order. Fails with what it could not do, or with its end. */
function writtenBy(writer: ChildProcess, order: PictureOrder): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    const late = setTimeout(() => writer.kill('SIGKILL'), LATEST_MS).unref();
    const settle = () => {
      clearTimeout(late);
      writer.off('message', heard).off('exit', gone).off('error', gone);
    };
    const heard = (told: unknown) => {
      settle();
      if (isTold(told) && told.bytes instanceof Uint8Array) resolve(Buffer.from(told.bytes));
      else reject(new Error(isTold(told) ? String(told.fault) : 'No picture'));
    };
    const gone = () => {
      settle();
      reject(new Error('The process that writes pictures has ended'));
    };
    writer.on('message', heard).on('exit', gone).on('error', gone);
    writer.send(order, (failure) => failure && gone());
  });
}
