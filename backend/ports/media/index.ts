// The embedded picture server: looks a drawing up, renders it once per width and format (quickly, then finely), keeps it on disk, answers with an ETag.
import { createCache } from './cache';
import {
  type Drawing,
  type Media,
  type MediaFormat,
  type MediaRequest,
  type MediaSource,
  type MediaWidth,
  readMediaRequest,
} from './media';
import { render } from './render';

export type { Media, MediaSource } from './media';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300, stale-while-revalidate=3600';

export function createMedia({ cacheDir, lookup, spare }: MediaSource): Media {
  const cache = createCache(cacheDir);

  async function makeFine(name: string, width: MediaWidth, format: MediaFormat, { svg }: Drawing): Promise<void> {
    await cache.once(name, async () => render(await svg(), width, format));
    await cache.forget(quickNameOf(name));
  }

  /** As fine as it is there; else made quickly, and finely once the process has nothing else to do. */
  async function picture({ width, format }: MediaRequest, drawing: Drawing): Promise<Buffer> {
    const name = `${drawing.version}-${width}.${format}`;
    const fine = await cache.find(name);
    if (fine) return fine;
    if (format !== 'avif') return cache.once(name, async () => render(await drawing.svg(), width, format));
    spare?.addFirst(name, () => makeFine(name, width, format, drawing));
    return cache.once(quickNameOf(name), async () => render(await drawing.svg(), width, format, 'quick'));
  }

  async function prepareOne(key: string, width: MediaWidth): Promise<void> {
    const drawing = await lookup(key);
    if (drawing) await makeFine(`${drawing.version}-${width}.avif`, width, 'avif', drawing);
  }

  return {
    async handle(request) {
      const url = new URL(request.url);
      if (!url.pathname.startsWith('/media/')) return null;
      const asked = readMediaRequest(request.method, url);
      if ('status' in asked) return refuseMedia(asked.status, asked.text);
      const drawing = await lookup(asked.key);
      if (drawing === null) return refuseMedia(404, 'There is no such picture.');
      const { version } = drawing;
      // Weak: quickly or finely written, it is the same picture in other bytes.
      const etag = `W/"${version}-${asked.width}-${asked.format}"`;
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
    prepare(keys, widths) {
      for (const key of keys) for (const width of widths) spare?.add(`${key} ${width}`, () => prepareOne(key, width));
    },
    stop: () => spare?.stop(),
  };
}

const quickNameOf = (name: string): string => name.replace('.', '-quick.');

const bareTag = (tag: string): string => tag.trim().replace(/^W\//, '');

function matchesEtag(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((one) => ['*', bareTag(etag)].includes(bareTag(one)));
}

function refuseMedia(status: 400 | 404 | 405, text: string): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  return new Response(text, { status, headers });
}
