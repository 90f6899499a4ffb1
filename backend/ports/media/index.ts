// The embedded picture server: looks a drawing up, renders it once per width and format, keeps it on disk, answers with an ETag.
import { createCache } from './cache';
import { type Drawing, type Media, type MediaRequest, type MediaSource, readMediaRequest } from './media';
import { render } from './render';

export type { Media, MediaSource } from './media';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300, stale-while-revalidate=3600';
export function createMedia({ cacheDir, lookup }: MediaSource): Media {
  const cache = createCache(cacheDir);
  const picture = async ({ width, format }: MediaRequest, { version, svg }: Drawing): Promise<Buffer> =>
    cache.once(`${version}-${width}.${format}`, async () => render(await svg(), width, format));

  return {
    async handle(request) {
      const url = new URL(request.url);
      if (!url.pathname.startsWith('/media/')) return null;
      const asked = readMediaRequest(request.method, url);
      if ('status' in asked) return refuseMedia(asked.status, asked.text);
      const drawing = await lookup(asked.key);
      if (drawing === null) return refuseMedia(404, 'There is no such picture.');
      const { version } = drawing;
      const etag = `"${version}-${asked.width}-${asked.format}"`;
      const headers = new Headers({
        ETag: etag,
        // An address that names another version than the drawing has must not be kept for good.
        'Cache-Control': asked.version === version ? FOR_GOOD : FOR_A_WHILE,
        'X-Content-Type-Options': 'nosniff',
      });
      if (matchesEtag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
      const body = await picture(asked, drawing);
      headers.set('Content-Type', `image/${asked.format}`);
      headers.set('Content-Length', String(body.byteLength));
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
    },
  };
}

function matchesEtag(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()));
}

function refuseMedia(status: 400 | 404 | 405, text: string): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  return new Response(text, { status, headers });
}
