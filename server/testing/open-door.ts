// For tests: an HTTP server on a free port with a storefront of a few lines behind it, and a client that sends any header.
import { type IncomingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { pino } from 'pino';
import type { Spelling } from '../address';
import { createFrontDoor } from '../app';
import type { Exchange } from '../exchange';
import type { Brand } from '../refusal-page';
import type { Receiving } from '../request-body';
import { readSettings } from '../settings';
import type { CacheQuestion, CarriedVisits, Shop } from '../shop-entry';
import type { Rank } from '../waiting-line';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
export type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Sends the body without announcing its length. */
  chunked?: boolean;
};

export type DoorOptions = {
  env?: Record<string, string>;
  handler?: (req: Request, res: Response) => void | Promise<void>;
  cacheKey?: (question: CacheQuestion) => string | null;
  spell?: Spelling;
  rank?: (question: CacheQuestion) => Rank;
  health?: () => Promise<{ ok: boolean }>;
  knowsHost?: (host: string) => boolean | Promise<boolean>;
  carriedVisits?: CarriedVisits;
  hostCookies?: readonly string[];
  markedAs?: (host: string) => Brand | null;
  clientFolder?: string;
  now?: () => number;
  receiving?: Receiving;
  /** Bytes that may be posted to a page that takes pictures. */
  mostBytes?: (path: string) => number | null;
  /** False leaves the shop unopened, as while it starts. */
  isOpen?: boolean;
};

export function askDoor(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, chunked }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body && !chunked ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
    const req = request({ port, path, method, headers: { ...length, ...headers }, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, text: whole.toString() });
      });
      res.on('error', reject);
    });
    req.on('error', reject);
    req.end(body);
  });
}

/** A page that visitors may share: 4 kB, so that compressing pays. */
export function sendPublicPage(res: ServerResponse, title = 'Kontorstole', shows?: string): void {
  res.setHeader('X-Shop-Cache', 'public');
  if (shows !== undefined) res.setHeader('X-Shop-Shows', shows);
  res.setHeader('Content-Security-Policy', "default-src 'self'");
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.end(`<!DOCTYPE html><title>${title}</title>${'<p>Kontorstol med høj ryg</p>'.repeat(150)}`);
}

export async function openDoor(options: DoorOptions = {}) {
  let rendered = 0;
  let changed: ((names: string[] | null) => void) | undefined;
  const calls: string[] = [];
  const lines: Exchange[] = [];
  const shop: Shop = {
    entry: {
      start: async () => void calls.push('start'),
      close: async () => void calls.push('close'),
      health: options.health ?? (async () => ({ ok: true })),
      cacheKey: options.cacheKey ?? (() => null),
      knowsHost: options.knowsHost,
      ...(options.rank && { rank: options.rank }),
      ...(options.mostBytes && { mostBytes: options.mostBytes }),
      ...(options.markedAs && { markedAs: options.markedAs }),
      ...(options.hostCookies && { hostCookies: options.hostCookies }),
      ...(options.carriedVisits && { carriedVisits: options.carriedVisits }),
      onChange(listener) {
        changed = listener;
        return () => undefined;
      },
    },
    ...(options.spell && { spell: options.spell }),
    async handler(req, res, next) {
      rendered += 1;
      try {
        if (options.handler) await options.handler(req, res);
        else res.end('ok');
      } catch (error) {
        next(error);
      }
    },
  };
  const door = createFrontDoor({
    settings: readSettings({ LOG: 'off', SHUTDOWN_DELAY: '0', ...options.env }),
    log: { logger: pino({ level: 'silent' }), line: (exchange) => void lines.push(exchange), flush: () => undefined },
    clientFolder: options.clientFolder,
    now: options.now,
    receiving: options.receiving,
  });
  await new Promise<void>((resolve) => door.server.listen(0, '127.0.0.1', resolve));
  if (options.isOpen !== false) await door.open(shop);
  const address = door.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    door,
    shop,
    port,
    calls,
    lines,
    rendered: () => rendered,
    /** Requests that wait for a place. */
    waiting: () => door.load().waiting,
    change: (names: string[] | null = null) => changed?.(names),
    ask: (path: string, given?: Ask) => askDoor(port, path, given),
  };
}
