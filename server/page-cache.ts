// Pages that visitors share, kept ready to send: bounded in bytes, true for a minute, shown half a minute longer while a new one is made.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CapturedReply } from './capture';
import { CACHE_MARK, withDefaultHeaders } from './reply-head';

export const FRESH_MS = 60_000;
export const STALE_MS = 30_000;
/** So old a page may be where none can be made: better than none at all. */
export const LAST_RESORT_MS = 24 * 60 * 60_000;

/** A page larger than this would push too many others out. */
const MOST_PAGE_BYTES = 2 * 1024 * 1024;
/** What an entry takes beside its bodies: head, tag and key, by estimate. */
const ENTRY_BYTES = 2048;

export type StoredPage = {
  /** Header names and values in turn, as node:http takes them: all that is the same for every shopper. */
  head: string[];
  etag: string;
  storedAt: number;
  identity: Buffer;
  gzip?: Buffer;
  /** Comes some milliseconds after the page itself. */
  br?: Buffer;
};

/** Written again for each reply, or describing one body only. */
const MARK = CACHE_MARK.toLowerCase();
const OWN_HEADERS = ['content-length', 'date', 'etag', 'server-timing', 'vary', 'connection', 'x-request-id', MARK];

/** The page that may be kept, or undefined: only a 200 that the storefront marked public and that sets no cookie. */
export function pageFrom(reply: CapturedReply, now: number): StoredPage | undefined {
  const { status, headers, body } = reply;
  const isPublic = headers[MARK] === 'public' && headers['set-cookie'] === undefined;
  if (status !== 200 || !isPublic) return undefined;
  if (headers['content-encoding'] !== undefined || body.length > MOST_PAGE_BYTES) return undefined;
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const vary = ['Accept-Encoding', headers.vary ?? []].flat().join(', ');
  const head = Object.entries(withDefaultHeaders(headers))
    .filter(([name, value]) => !OWN_HEADERS.includes(name) && value !== undefined)
    .flatMap(([name, value]) => [name, String(value)]);
  return { head: [...head, 'vary', vary, 'etag', etag], etag, storedAt: now, identity: body };
}

export type PageCache = {
  read(key: string, now: number): { page: StoredPage; isFresh: boolean } | undefined;
  /** The page however old, for when no other can be made. */
  readOld(key: string, now: number): StoredPage | undefined;
  /** Keeps the page unless everything was forgotten since `generation`. */
  keep(key: string, page: StoredPage, generation: number): void;
  /** Puts a better version in the place of `page`, if that is still the one kept. */
  improve(key: string, page: StoredPage, better: StoredPage): void;
  generation(): number;
  forget(): void;
};

export function createPageCache(bytes: number): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: Math.max(bytes, 1),
    sizeCalculation: (page) => ENTRY_BYTES + page.identity.length + (page.gzip?.length ?? 0) + (page.br?.length ?? 0),
  });
  let generation = 0;
  return {
    read(key, now) {
      const page = pages.get(key);
      const age = page ? now - page.storedAt : Number.POSITIVE_INFINITY;
      // A page from the future was kept before the clock was set back: how old it is cannot be known.
      return page && age >= 0 && age <= FRESH_MS + STALE_MS ? { page, isFresh: age <= FRESH_MS } : undefined;
    },
    readOld(key, now) {
      const page = pages.get(key);
      return page && now - page.storedAt <= LAST_RESORT_MS ? page : undefined;
    },
    keep(key, page, since) {
      if (since === generation) pages.set(key, page);
    },
    improve(key, page, better) {
      if (pages.peek(key) === page) pages.set(key, better);
    },
    generation: () => generation,
    forget() {
      generation += 1;
      pages.clear();
    },
  };
}
