// The files of the built client (scripts, styles, fonts, icons) with their ready-compressed twins, looked up in an index made once.
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import type { RequestHandler } from 'express';
import { accepts } from './encodings';

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The build writes a hash of the content into the names under here, so that they never change. */
const HASHED_FOLDER = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** The scanner's service worker, the only one. A worker is bound by the policy of its own script: it fetches what it caches. */
const WORKER = '/scanner-worker.js';
const WORKER_POLICY = {
  'Content-Security-Policy':
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Mails show the marks of the looks, in programs that run on other hosts. */
const MARKS = '/icons/mark-';
const SHOWN_ELSEWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Additional headers of some files. */
const ownHead = (address: string): Record<string, string> =>
  address === WORKER ? WORKER_POLICY : address.startsWith(MARKS) ? SHOWN_ELSEWHERE : {};

type ClientFile = {
  path: string;
  size: number;
  tag: string;
  type: string;
  cacheControl: string;
  br?: number;
  gz?: number;
};

function fileAt(folder: string, address: string): ClientFile {
  const path = join(folder, address);
  const { size, mtimeMs } = statSync(path);
  return {
    path,
    size,
    tag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
    type: CONTENT_TYPES[extname(address)] ?? 'application/octet-stream',
    cacheControl: address.startsWith(HASHED_FOLDER) ? FOREVER : AN_HOUR,
  };
}

/** Every file under the folder by its address; the .br and .gz twins become properties of their originals. */
function indexOf(folder: string): Map<string, ClientFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const addresses = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length)
        .replaceAll('\\', '/'),
    );
  const files = new Map<string, ClientFile>();
  for (const address of addresses) {
    if (!/\.(?:br|gz)$/.test(address)) files.set(address, fileAt(folder, address));
  }
  for (const address of addresses) {
    const original = files.get(address.slice(0, -3));
    if (original && address.endsWith('.br')) original.br = statSync(join(folder, address)).size;
    if (original && address.endsWith('.gz')) original.gz = statSync(join(folder, address)).size;
  }
  return files;
}

function chooseTwin(
  file: ClientFile,
  acceptEncoding: string | undefined,
): { path: string; size: number; coding?: string } {
  if (file.br !== undefined && accepts(acceptEncoding, 'br'))
    return { path: `${file.path}.br`, size: file.br, coding: 'br' };
  if (file.gz !== undefined && accepts(acceptEncoding, 'gzip'))
    return { path: `${file.path}.gz`, size: file.gz, coding: 'gzip' };
  return { path: file.path, size: file.size };
}

/** Serves GET and HEAD of the files that are in `folder` now, which must end without a slash; everything else is passed on. */
export function clientFiles(folder: string): RequestHandler {
  const files = indexOf(folder);
  return (req, res, next) => {
    const file = req.method === 'GET' || req.method === 'HEAD' ? files.get(req.path) : undefined;
    if (!file) return next();
    const head = { 'Cache-Control': file.cacheControl, ETag: file.tag, Vary: 'Accept-Encoding', ...ownHead(req.path) };
    if (req.headers['if-none-match']?.replace('W/', '') === file.tag) {
      res.writeHead(304, head).end();
      return;
    }
    const { path, size, coding } = chooseTwin(file, req.headers['accept-encoding']);
    const encoding = coding ? { 'Content-Encoding': coding } : {};
    res.writeHead(200, { ...head, ...encoding, 'Content-Type': file.type, 'Content-Length': size });
    if (req.method === 'HEAD') res.end();
    else
      pipeline(createReadStream(path), res, (error) => {
        if (error && !res.destroyed) res.destroy(error);
      });
  };
}
