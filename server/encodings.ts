// Which compression a client accepts, and compressing complete bodies off the main thread.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipBuffer = promisify(gzip);
const brotliBuffer = promisify(brotliCompress);

const COMPRESSIBLE =
  /^(?:text\/(?!csv|event-stream)|image\/svg\+xml|application\/(?:[a-z-]+\+)?(?:json|xml|javascript|manifest\+json))/;

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

/** True when the Accept-Encoding header names this coding and does not forbid it by q=0. */
export function accepts(acceptEncoding: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  if (acceptEncoding === undefined) return false;
  const text = String(acceptEncoding);
  if (!text.includes(coding)) return false;
  if (!text.includes(';')) return true;
  return text.split(',').some((part) => {
    const [name, quality] = part.split(';');
    return name?.trim() === coding && !/^\s*q=0(?:\.0*)?\s*$/.test(quality ?? '');
  });
}

export function gzipped(body: Buffer): Promise<Buffer> {
  return gzipBuffer(body, { level: 6 });
}

/** 256 kB. */
const WINDOW_BITS = 18;

export function brotlied(body: Buffer): Promise<Buffer> {
  return brotliBuffer(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window as long as a page; the default one takes four megabytes of memory for each page.
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
}
