// Reads photos in the format of iPhones, for which the shop's picture library has no decoder: one at a time, each in a separate process
// (backend/heic.ts), which isolates its memory and decoder faults from the shop. The decoder is loaded only there, on demand.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programFile } from '../built-program';

export interface HeicBounds {
  /** What the decoder may hold, in pages of 64 KiB. */
  pages: number;
  /** From its start to its answer. */
  latestMs: number;
  /** So many wait for their turn; the next is not read. */
  line: number;
}

/** 25 million pixels take 160 MiB and a second and a half. */
const BOUNDS: HeicBounds = { pages: 4096, latestMs: 20_000, line: 8 };

export interface HeicReader {
  /** As it is stored; null for what cannot be read within the bounds. */
  read(file: Uint8Array): Promise<Buffer | null>;
}

/** `program`: what the process runs; usually the built one, else the source. */
export function openHeicReader(bounds: HeicBounds = BOUNDS, program = heicProgram()): HeicReader {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(file) {
      if (waiting > bounds.line) return Promise.resolve(null);
      waiting += 1;
      const mine = last
        .then(() => decodedByProcess(program, file, bounds).catch(() => null))
        .finally(() => {
          waiting -= 1;
        });
      last = mine;
      return mine;
    },
  };
}

/** Never fails: its end, its silence and its rubbish are all the same. */
function decodedByProcess(program: string, file: Uint8Array, { pages, latestMs }: HeicBounds): Promise<Buffer | null> {
  const isSource = program.endsWith('.ts');
  const reader = fork(program, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It reads untrusted input, so it gets none of the shop's secrets.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    execArgv: [...(isSource ? ['--import', 'tsx'] : []), '--optimize-for-size', `--wasm-max-mem-pages=${pages}`],
  });
  return new Promise<Buffer | null>((resolve) => {
    const settle = (bytes: Buffer | null) => {
      clearTimeout(late);
      reader.removeAllListeners();
      // What still happens to it is no fault of the shop.
      reader.on('error', () => undefined);
      reader.kill('SIGKILL');
      resolve(bytes);
    };
    const late = setTimeout(settle, latestMs, null);
    reader.on('message', (told) => settle(bytesTold(told)));
    reader.on('exit', () => settle(null)).on('error', () => settle(null));
    reader.send(file, (failure) => failure && settle(null));
  });
}

const bytesTold = (told: unknown): Buffer | null =>
  typeof told === 'object' && told !== null && 'bytes' in told && told.bytes instanceof Uint8Array
    ? Buffer.from(told.bytes)
    : null;

/** In the folder of the build that this runs in, else (in development) the source. */
function heicProgram(): string {
  return programFile('heic') ?? fileURLToPath(new URL('../../heic.ts', import.meta.url));
}
