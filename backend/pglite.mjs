// Runs the embedded database in a separate worker thread: `backend/db/pglite/wire.ts` starts it and speaks PostgreSQL's protocol with it.
// Statements of PGlite are synchronous: on the main thread each would block the event loop, and with it every visitor.
// JavaScript, because a thread that is started from the source reads no TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** @type {{ dataDir: string, settings: string }} */
const { dataDir, settings } = workerData;
const lite = await PGlite.create({ dataDir, extensions: { pg_trgm } });
await lite.exec(settings);

/** @param {Uint8Array | 'connect' | 'close'} order bytes of the client; `connect`: a new client takes over the one session; `close`: the last message */
async function answer(order) {
  if (order === 'connect') {
    await lite.exec('ROLLBACK; DEALLOCATE ALL;');
    parentPort?.postMessage('connected');
  } else if (order === 'close') {
    await lite.close();
    parentPort?.postMessage('closed');
    parentPort?.close();
  } else {
    /** @type {Uint8Array[]} */
    const parts = [];
    await lite.execProtocolRawStream(order, { onRawData: (bytes) => void parts.push(bytes.slice()) });
    parentPort?.postMessage(new Uint8Array(Buffer.concat(parts)));
  }
}

/** @type {Promise<void>} */
let last = Promise.resolve();
parentPort?.on('message', (order) => {
  last = last.then(() => answer(order));
  // Ends the thread, and so every connection to it: what the database did is not known.
  last.catch((failure) =>
    setImmediate(() => {
      throw failure;
    }),
  );
});
parentPort?.postMessage('ready');
