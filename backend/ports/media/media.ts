// The picture server's contract: drawings are looked up by key and leave as AVIF, WebP or PNG in the widths of one list.
import type { Effort } from './render';
import type { SpareMoments } from './spare-moments';

/** Tile 200, product 1200 (spec §9); the rest serves small screens, dense screens and banners. */
export const MEDIA_WIDTHS = [64, 120, 200, 400, 600, 800, 1200, 1600, 2400] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];
export const MEDIA_FORMATS = ['avif', 'webp', 'png'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** The source of a picture. Each change of it has a new version; the SVG, or the file's bytes, are only read when no rendered picture is stored. */
export interface Drawing {
  version: string;
  svg(): string | Promise<Buffer>;
  /** The input of the drawing, so that the picture process can draw the SVG itself; undefined for a file. */
  drawn?: object;
}

export type RenderSpare = (drawing: Drawing, width: MediaWidth, effort: Effort) => Promise<Buffer>;

export interface MediaSource {
  /** Where rendered pictures are stored; when it cannot be written, pictures are served without a cache. */
  cacheDir: string;
  /** The drawing behind a key, or null for an unknown key. */
  lookup(key: string): Promise<Drawing | null>;
  /** When non-urgent pictures may be rendered. Null: never, and pictures stay as they were made for their first visitor. */
  spare: SpareMoments | null;
  /** Where that is not to be done in this process. */
  renderSpare?: RenderSpare | undefined;
}

export interface PictureWidths {
  key: string;
  widths: readonly MediaWidth[];
}

export interface Media {
  /** Answers GET and HEAD of /media/…; null for every other request. Never throws for bad input. */
  handle(request: Request): Promise<Response | null>;
  /** In spare moments: renders pictures ahead of requests, in the order in which they are named. */
  prepare(pictures: readonly PictureWidths[]): void;
  /**
   * For a shop without stored pictures: renders these quickly and now. Resolves when they are done or the time has passed. Those that
   * fail are rendered on request.
   */
  makeFirst(pictures: readonly PictureWidths[], withinMs: number): Promise<void>;
  stop(): void;
}

export interface MediaRequest {
  key: string;
  width: MediaWidth;
  format: MediaFormat;
  version: string | null;
}
export type MediaRefusal = { status: 400 | 404 | 405; text: string };

const KEY = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const LONGEST_KEY = 160;
const VERSION = /^[a-z0-9]{4,64}$/;

const isFormat = (text: string): text is MediaFormat => MEDIA_FORMATS.some((format) => format === text);

/** The path of a picture; with a version (a hash of the drawing) it may be cached for good. */
export function mediaPath(key: string, width: MediaWidth, format: MediaFormat, version?: string): string {
  return `/media/${key}.${format}?w=${width}${version ? `&v=${version}` : ''}`;
}

/** The same of a picture that came as a file, by the hash of its bytes. */
export const versionOfFile = (hash: string): string => hash.slice(0, 16);

/** Reads /media/<key>.<format>?w=<width>&v=<hash>; says in words what is wrong. */
export function readMediaRequest(method: string, url: URL): MediaRequest | MediaRefusal {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Pictures can only be read.' };
  const name = url.pathname.slice('/media/'.length);
  const dot = name.lastIndexOf('.');
  const [key, format] = [name.slice(0, dot), name.slice(dot + 1)];
  if (dot < 1 || !isFormat(format)) return { status: 404, text: `A picture ends in ${MEDIA_FORMATS.join(', ')}.` };
  if (key.length > LONGEST_KEY || !KEY.test(key)) return { status: 400, text: 'The name of the picture is not valid.' };
  const asked = url.searchParams.get('w') ?? '';
  const width = MEDIA_WIDTHS.find((known) => String(known) === asked);
  if (!width) return { status: 400, text: `The width must be one of ${MEDIA_WIDTHS.join(', ')}.` };
  const version = url.searchParams.get('v');
  return { key, width, format, version: version && VERSION.test(version) ? version : null };
}
