// The thread that draws PDFs for a running shop (app/pdf/in-worker.server.ts starts it): the event loop of the shop continues to serve pages.
import { parentPort } from 'node:worker_threads';
import { pdfBytes } from './draw-pdf.server';
import type { PdfContent } from './pdf-content';

/** Between threads a Buffer becomes plain bytes, which the writer of PDF does not take for a picture. */
const withBuffers = (paper: PdfContent): PdfContent => ({
  ...paper,
  logo: paper.logo && Buffer.from(paper.logo),
  picture: paper.picture && Buffer.from(paper.picture),
  more: paper.more?.map(withBuffers),
});

parentPort?.on('message', (paper: PdfContent) => {
  new Response(pdfBytes(withBuffers(paper))).arrayBuffer().then(
    (bytes) => parentPort?.postMessage({ bytes: new Uint8Array(bytes) }),
    (failure: unknown) => parentPort?.postMessage({ fault: String(failure) }),
  );
});
