// Cache of pages shared by visitors: bounded in bytes, fresh for a minute, served stale half a minute longer during revalidation.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CapturedReply } from './capture';
import { CACHE_MARK, SHOWS_MARK, withDefaultHeaders } from './reply-head';

export const FRESH_MS = 60_000;
export const STALE_MS = 30_000;
/** Maximum age of a page that is served when none can be rendered. */
export const LAST_RESORT_MS = 24 * 60 * 60_000;

/** A page larger than this would push too many others out. */
const MOST_PAGE_BYTES = 2 * 1024 * 1024;
/** Estimated size of an entry without its bodies: head, tag and key. */
const ENTRY_BYTES = 2048;

export type StoredPage = {
  /** Header names and values in turn, as node:http takes them: everything that is the same for every shopper. */
  head: string[];
  etag: string;
  storedAt: number;
  /** Names whose change notifications invalidate this page; null: any change does. */
  shows: ReadonlySet<string> | null;
  /** Something that it shows has changed: it is served only where no other can be rendered. */
  isOutdated: boolean;
  identity: Buffer;
  gzip?: Buffer;
  /** Available some milliseconds after the page itself. */
  br?: Buffer;
};

/** Written for each reply, or describing one body only. */
const MARK = CACHE_MARK.toLowerCase();
const SHOWS = SHOWS_MARK.toLowerCase();
const OWN_HEADERS = [
  'content-length',
  'date',
  'etag',
  'server-timing',
  'vary',
  'connection',
  'x-request-id',
  MARK,
  SHOWS,
];

/** The page if it may be cached, else undefined: only a 200 that the storefront marked public and that sets no cookie. */
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
  const told = headers[SHOWS];
  const shows = told === undefined ? null : new Set(String(told).split(' '));
  return {
    head: [...head, 'vary', vary, 'etag', etag],
    etag,
    storedAt: now,
    shows,
    isOutdated: false,
    identity: body,
  };
}

export type PageCache = {
  read(key: string, now: number): { page: StoredPage; isFresh: boolean } | undefined;
  /** The page at any age, for when no other can be rendered. */
  readOld(key: string, now: number): StoredPage | undefined;
  /** Stores the page unless something that it shows has changed since `moment`. */
  keep(key: string, page: StoredPage, moment: number): void;
  /** Replaces `page` with a better version, if it is still the stored one. */
  improve(key: string, page: StoredPage, better: StoredPage): void;
  /** To be read before rendering starts. */
  moment(): number;
  /** Null: anything may have changed. Outdated pages are served only where no page can be rendered. */
  forget(names: string[] | null): void;
};

/** Changes beyond this number count as a global change for a page whose rendering started before them. */
const MOST_CHANGES = 5_000;

/** Records recent changes, so that a page whose rendering started before a change is not cached after it. */
function changesOfPages() {
  const changedAt = new Map<string, number>();
  let count = 0;
  let allChangedAt = 0;
  return {
    moment: () => count,
    note(names: string[] | null) {
      count += 1;
      if (names === null || changedAt.size + names.length > MOST_CHANGES) {
        allChangedAt = count;
        changedAt.clear();
      } else for (const name of names) changedAt.set(name, count);
    },
    since: (moment: number, shows: StoredPage['shows']) =>
      allChangedAt > moment ||
      (shows === null ? count > moment : [...shows].some((name) => (changedAt.get(name) ?? 0) > moment)),
  };
}

export function createPageCache(bytes: number): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: Math.max(bytes, 1),
    sizeCalculation: (page) => ENTRY_BYTES + page.identity.length + (page.gzip?.length ?? 0) + (page.br?.length ?? 0),
  });
  const changes = changesOfPages();
  return {
    read(key, now) {
      const page = pages.get(key);
      const age = page ? now - page.storedAt : Number.POSITIVE_INFINITY;
      // The page was stored before the clock was set back: its age is unknown.
      if (!page || page.isOutdated || age < 0 || age > FRESH_MS + STALE_MS) return undefined;
      return { page, isFresh: age <= FRESH_MS };
    },
    readOld(key, now) {
      const page = pages.get(key);
      return page && now - page.storedAt <= LAST_RESORT_MS ? page : undefined;
    },
    keep(key, page, since) {
      if (!changes.since(since, page.shows)) pages.set(key, page);
    },
    improve(key, page, better) {
      if (pages.peek(key) === page) pages.set(key, { ...better, isOutdated: page.isOutdated });
    },
    moment: changes.moment,
    forget(names) {
      changes.note(names);
      for (const page of pages.values())
        if (names === null || page.shows === null || names.some((name) => page.shows?.has(name)))
          page.isOutdated = true;
    },
  };
}
