// The thread that draws sheets of products for a running shop (sheet-thread.ts starts it): the event loop of the shop continues to serve pages.
import { parentPort } from 'node:worker_threads';
import type { DocumentType } from './address';
import type { SheetFacts } from './documents.sql';
import { energyLabel } from './pdf/energy-label';
import { dataSheet, userGuide } from './pdf/plain-sheets';
import { safetySheet } from './pdf/safety-sheet';
import type { SheetOrder } from './sheet-thread';

const WRITERS: Record<DocumentType, (facts: SheetFacts) => Promise<Buffer>> = {
  energylabel: energyLabel,
  data: dataSheet,
  user_guide: userGuide,
  safety_data: safetySheet,
};

const drawnSheet = async ({ type, facts }: SheetOrder): Promise<Buffer> => WRITERS[type](facts);

parentPort?.on('message', (order: SheetOrder) => {
  drawnSheet(order).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (failure: unknown) => parentPort?.postMessage({ fault: String(failure) }),
  );
});
