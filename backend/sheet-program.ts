// The thread that draws sheets of products and packing slips for a running shop (sheet-thread.ts starts it): the event loop of the shop continues
// to serve pages.
import { parentPort } from 'node:worker_threads';
import { drawDocument } from './commerce/catalogue/documents/draw-document';
import { packingSlips } from './commerce/order-desk/staff/packing-slip';
import type { SheetOrder } from './sheet-thread';

const drawnSheet = (order: SheetOrder): Promise<Buffer> =>
  'slips' in order ? packingSlips(order) : drawDocument(order);

parentPort?.on('message', (order: SheetOrder) => {
  drawnSheet(order).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (failure: unknown) => parentPort?.postMessage({ fault: String(failure) }),
  );
});
