// The embedded picture server: looks a drawing up, renders it once per width and format (quickly, then finely), caches it on disk, sends an ETag.
import { setTimeout } from 'node:timers/promises';
import { createCache } from './cache';
import {
  type Drawing,
  type Media,
  type MediaFormat,
  type MediaRequest,
  type MediaSource,
  type MediaWidth,
  type RenderSpare,
  readMediaRequest,
} from './media';
import { render } from './render';

export type { Media, MediaSource } from './media';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300, stale-while-revalidate=3600';

export function createMedia({ cacheDir, lookup, spare, renderSpare = renderHere }: MediaSource): Media {
  const cache = createCache(cacheDir);
  // The same files with a separate queue: a visitor's request does not wait for a picture that is made in spare moments.
  const spareCache = createCache(cacheDir);

  async function makeFine(name: string, width: MediaWidth, drawing: Drawing): Promise<void> {
    await spareCache.once(name, () => renderSpare(drawing, width, 'fine'));
    await cache.forget(quickNameOf(name));
  }

  async function makeQuick(name: string, width: MediaWidth, drawing: Drawing): Promise<void> {
    if (await cache.find(name)) return;
    await spareCache.once(quickNameOf(name), () => renderSpare(drawing, width, 'quick'));
  }

  /** The best existing quality; else rendered quickly, and in full quality once the process is idle. */
  async function picture({ width, format }: MediaRequest, drawing: Drawing): Promise<Buffer> {
    const name = writtenName(drawing, width, format);
    const fine = await cache.find(name);
    if (fine) return fine;
    if (format !== 'avif') return cache.once(name, async () => render(await drawing.svg(), width, format));
    spare?.addFirst(name, () => makeFine(name, width, drawing));
    return cache.once(quickNameOf(name), async () => render(await drawing.svg(), width, format, 'quick'));
  }

  async function prepareOne(key: string, widths: readonly MediaWidth[], make: typeof makeFine): Promise<void> {
    const drawing = await lookup(key);
    if (!drawing) return;
    for (const width of widths) await make(writtenName(drawing, width, 'avif'), width, drawing);
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
        // A URL with an outdated version must not be cached for good.
        'Cache-Control': asked.version === version ? FOR_GOOD : FOR_A_WHILE,
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      if (matchesEtag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
      const body = await picture(asked, drawing);
      headers.set('Content-Type', `image/${asked.format}`);
      headers.set('Content-Length', String(body.byteLength));
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
    },
    prepare(pictures) {
      // All of them quickly, so that the first visitors find each of them; then one after the other finely.
      for (const [round, make] of Object.entries({ quick: makeQuick, fine: makeFine }))
        for (const { key, widths } of pictures)
          spare?.add(`${round} ${key} ${widths}`, () => prepareOne(key, widths, make));
    },
    async makeFirst(pictures, withinMs) {
      // If some exist, the others are rendered in spare moments: a later start does not wait.
      if (!(await cache.isEmpty())) return;
      const until = performance.now() + withinMs;
      for (const { key, widths } of pictures) {
        const left = until - performance.now();
        if (left <= 0) return;
        const made = prepareOne(key, widths, makeQuick).catch(() => undefined);
        await Promise.race([made, setTimeout(left, undefined, { ref: false })]);
      }
    },
    stop: () => spare?.stop(),
  };
}

const renderHere: RenderSpare = async ({ svg }, width, effort) => render(await svg(), width, 'avif', effort);

const writtenName = ({ version }: Drawing, width: MediaWidth, format: MediaFormat): string =>
  `${version}-${width}.${format}`;

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
