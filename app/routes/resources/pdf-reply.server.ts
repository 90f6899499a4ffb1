// How a PDF is answered: drawn by the worker, with its content as ETag, and 503 where it is not drawn now.
import { drawnPdf, PdfNotDrawn, pdfTag } from '~/pdf/in-worker.server';
import type { PdfContent } from '~/pdf/pdf-content';
import { privateFile } from './private-file.server';

const pdfHeaders = (file: string) => privateFile(`${file}.pdf`, 'application/pdf', 'inline');

const hasTag = (request: Request, tag: string): boolean =>
  (request.headers.get('If-None-Match') ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag.slice(2));

/** `isPublic`: of a product. Browsers cache it and revalidate: prices are those of the visitor. */
export async function contentReply(request: Request, paper: PdfContent, isPublic: boolean): Promise<Response> {
  const tag = pdfTag(paper);
  const caching: Record<string, string> = isPublic ? { ETag: tag, 'Cache-Control': 'private, no-cache' } : {};
  if (isPublic && hasTag(request, tag)) return new Response(null, { status: 304, headers: caching });
  try {
    const bytes = new Uint8Array(await drawnPdf(paper, isPublic));
    return new Response(bytes, { headers: { ...pdfHeaders(paper.file), ...caching } });
  } catch (failure) {
    if (!(failure instanceof PdfNotDrawn)) throw failure;
    throw new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
  }
}
