// The thread that draws sheets of products, packing slips and labels for a running shop (sheet-thread.ts starts it): the event loop of the shop continues
// to serve pages.
import { parentPort } from 'node:worker_threads';
import { drawDocument } from './commerce/catalogue/documents/draw-document';
import { drawOrderSheets } from './commerce/order-desk/staff/order-sheets';
import type { SheetOrder } from './sheet-thread';

const drawnSheet = (order: SheetOrder): Promise<Buffer> =>
  'products' in order ? drawOrderSheets(order) : drawDocument(order);

parentPort?.on('message', (order: SheetOrder) => {
  drawnSheet(order).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (failure: unknown) => parentPort?.postMessage({ fault: String(failure) }),
  );
});
