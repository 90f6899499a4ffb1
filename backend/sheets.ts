// The thread that draws sheets of products for a running shop (backend/ports/sheet-thread.ts starts it): the event loop of the shop continues to serve
// pages.
import { parentPort } from 'node:worker_threads';
import type { DocumentType } from '#backend/commerce/catalogue/documents/address';
import type { SheetFacts } from '#backend/commerce/catalogue/documents/documents.sql';
import { energyLabel } from '#backend/commerce/catalogue/documents/pdf/energy-label';
import { dataSheet, userGuide } from '#backend/commerce/catalogue/documents/pdf/plain-sheets';
import { safetySheet } from '#backend/commerce/catalogue/documents/pdf/safety-sheet';
import type { SheetOrder } from '#backend/ports/sheet-thread';

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
