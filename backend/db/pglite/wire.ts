// The connection of node-postgres to the embedded database: a stream of bytes to and from its worker thread.
import { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { programFile } from '#backend/ports/built-program';

export interface EmbeddedDatabase {
  /** For node-postgres: a new connection. There is one session: the connection before must have ended. */
  connect(): Duplex;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** SQL that each start runs. */
  settings: string;
}

/** Used in place of a socket. */
class Wire extends Duplex {
  constructor(private readonly worker: Worker) {
    super();
    worker.on('message', this.receive);
    worker.once('exit', this.lose);
  }

  private readonly receive = (message: Uint8Array | string): void => {
    if (message === 'connected') this.emit('connect');
    else if (typeof message !== 'string') this.push(Buffer.from(message.buffer, message.byteOffset, message.length));
  };

  private readonly lose = (): void => {
    this.destroy(Object.assign(new Error('The embedded database has stopped'), { code: 'ECONNRESET' }));
  };

  connect(): this {
    this.worker.postMessage('connect');
    return this;
  }

  override _read(): void {}

  override _write(bytes: Uint8Array, _encoding: string, done: () => void): void {
    this.worker.postMessage(new Uint8Array(bytes));
    done();
  }

  /** All parts of a statement at once: one message instead of five. */
  override _writev(parts: { chunk: Uint8Array }[], done: () => void): void {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), '', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(failure: Error | null, done: (failure: Error | null) => void): void {
    this.worker.off('message', this.receive);
    this.worker.off('exit', this.lose);
    done(failure);
  }

  // What node-postgres calls on a socket.
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}

const workerMessage = (worker: Worker, word: string) =>
  new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === word) resolve();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database has stopped')));
  });

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const worker = new Worker(workerProgram(), { workerData: options });
  await workerMessage(worker, 'ready');
  // Later failures reach the connections by `exit`.
  worker.on('error', () => undefined);
  return {
    connect: () => new Wire(worker),
    async close() {
      const closed = workerMessage(worker, 'closed');
      worker.postMessage('close');
      await closed;
      await worker.terminate();
    },
  };
}

function workerProgram(): string {
  return programFile('pglite') ?? fileURLToPath(new URL('../../pglite.mjs', import.meta.url));
}
