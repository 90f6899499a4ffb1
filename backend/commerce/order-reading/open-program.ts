// The thread that opens a buyer's document (open-thread.ts starts it): what it takes of time and memory ends with it.
import { parentPort } from 'node:worker_threads';
import { openFile, type PostedOrderFile } from './open-file';
import { Unreadable } from './opened';

parentPort?.once('message', (file: PostedOrderFile) => {
  openFile(file).then(
    (opened) => parentPort?.postMessage({ opened }),
    (failure: unknown) =>
      parentPort?.postMessage({ code: failure instanceof Unreadable ? failure.code : 'ORDER_FILE_UNREADABLE' }),
  );
});

parentPort?.postMessage('ready');
