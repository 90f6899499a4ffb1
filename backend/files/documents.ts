// Documents of products as PDF, drawn from the product's own data in a separate thread on first request, and stored on disk; hazard pictograms.
import { createHash } from 'node:crypto';
import { pictogramSvg } from '#backend/commerce/catalogue/danger/pictograms';
import { type DocumentType, documentName, readDocumentPath } from '#backend/commerce/catalogue/documents/address';
import { sheetFactsOf } from '#backend/commerce/catalogue/documents/documents.sql';
import type { Queryable } from '#backend/db/queryable';
import type { FileHandler } from '#backend/files';
import { createCache } from '#backend/ports/media/cache';
import { type DrawInThread, SheetNotDrawn } from '#backend/sheet-thread';

/** Another way of writing makes new names, so that an old sheet is never served. */
const EDITION = 'sheet-2';
const FOR_A_WHILE = 'public, max-age=300, stale-while-revalidate=3600';

export function documentFiles(on: Queryable, cacheDir: string, draw: DrawInThread): FileHandler {
  const cache = createCache(cacheDir);

  async function sheet(request: Request, sku: string, type: DocumentType): Promise<Response | null> {
    const facts = await sheetFactsOf(on, sku, type);
    if (!facts) return null;
    const version = createHash('sha256')
      .update(EDITION)
      .update(type)
      .update(JSON.stringify(facts))
      .digest('hex')
      .slice(0, 16);
    const name = documentName(sku, type);
    return cachedDocument(
      request,
      version,
      'application/pdf',
      () => cache.once(`${version}.pdf`, () => draw({ type, facts })),
      {
        'Content-Disposition': `inline; filename="${name}"`,
      },
    );
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { pathname } = new URL(request.url);
    const asked = readDocumentPath(pathname);
    if (asked) return sheet(request, asked.sku, asked.type).catch(busyReply);
    const [, code] = /^\/media\/clp\/(ghs0[1-9])\.svg$/.exec(pathname) ?? [];
    const svg = code ? pictogramSvg(code.toUpperCase()) : null;
    if (svg === null) return null;
    const version = createHash('sha256').update(svg).digest('hex').slice(0, 16);
    return cachedDocument(request, version, 'image/svg+xml', async () => Buffer.from(svg));
  };
}

function busyReply(failure: unknown): Response {
  if (!(failure instanceof SheetNotDrawn)) throw failure;
  return new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
}

/** Answered with an ETag; the body is made only when someone needs it. */
async function cachedDocument(
  request: Request,
  version: string,
  type: string,
  body: () => Promise<Buffer>,
  more: Record<string, string> = {},
): Promise<Response> {
  const etag = `"${version}"`;
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': FOR_A_WHILE,
    'X-Content-Type-Options': 'nosniff',
    ...more,
  });
  if (request.headers.get('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const bytes = await body();
  headers.set('Content-Type', type);
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}
