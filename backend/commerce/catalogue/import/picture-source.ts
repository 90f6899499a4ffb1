// Where an import's pictures come from: drawings that the shop knows how to draw, files and folders of the images folder, and addresses of the web. Each is
// kept once, and a file that the shop has seen before is not drawn again.
import { LRUCache } from 'lru-cache';
import { fetchPicture, isWebAddress } from '#backend/ports/media/picture-fetch';
import { findPictures, pictureBytes, pictureHash, redrawn } from '#backend/ports/media/picture-intake';
import type { PictureSource, RefusedCell } from './row/read-pictures';
import type { StagedPicture } from './row/staged';
import { keepPicture, type PictureStore, pictureOfSource } from './write/pictures.sql';

export interface PictureOptions {
  on: PictureStore;
  folder: string | null;
  /** The drawing that a cell names, or null when it names a file. */
  drawingOf(name: string): StagedPicture | null;
  /** Files are looked for, but not read; addresses are not asked. */
  onlyLooks?: boolean;
  /** Addresses of the web may be fetched. */
  fetches?: boolean;
  now: Date;
  /** What was prepared before the transaction, by name. */
  prepared?: PreparedPictures | undefined;
}

export type PreparedPictures = ReadonlyMap<string, Taken>;

/** Many rows show the same picture; only its name and hash are remembered. */
const REMEMBERED = 5_000;

export type Taken = StagedPicture[] | RefusedCell;

export function pictureSource(options: PictureOptions): PictureSource {
  const known = new LRUCache<string, StagedPicture[]>({ max: REMEMBERED });
  return {
    async take(name) {
      const kept = options.prepared?.get(name) ?? known.get(name);
      if (kept) return kept;
      const drawn = options.drawingOf(name);
      const taken = drawn ? [drawn] : await (isWebAddress(name) ? fromWeb(name, options) : fromFolder(name, options));
      if (Array.isArray(taken)) known.set(name, taken);
      return taken;
    },
  };
}

const keptPicture = (hash: string): StagedPicture => ({ spec: { file: hash }, version: hash.slice(0, 16) });

async function fromFolder(name: string, options: PictureOptions): Promise<Taken> {
  const paths = await findPictures(options.folder, name);
  if (typeof paths === 'string') return { code: paths };
  if (options.onlyLooks) return paths.map(keptPicture);
  const taken: StagedPicture[] = [];
  for (const path of paths) {
    const bytes = await pictureBytes(path);
    const hash = bytes && (await keepOnce(bytes, options));
    if (!hash) return { code: 'pictureUnreadable' };
    taken.push(keptPicture(hash));
  }
  return taken;
}

async function fromWeb(name: string, options: PictureOptions): Promise<Taken> {
  if (!options.fetches) return { code: 'pictureNotFetched' };
  if (!URL.canParse(name)) return { code: 'picturePath' };
  if (options.onlyLooks) return [keptPicture(name)];
  const fetched = await fetchPicture(name);
  if (!fetched.ok) return { code: fetched.refusal, params: { reason: fetched.reason } };
  const hash = await keepOnce(fetched.bytes, options);
  return hash === null ? { code: 'pictureNoPicture' } : [keptPicture(hash)];
}

/** The hash that a file is kept by; one that the shop has seen before is not decoded again. Null for what is no picture. */
export async function keepOnce(file: Buffer, { on, now }: Pick<PictureOptions, 'on' | 'now'>): Promise<string | null> {
  const source = await pictureHash(file);
  const seen = await pictureOfSource(on, source);
  if (seen !== null) return seen;
  const taken = await redrawn(file);
  if (taken) await keepPicture(on, { ...taken, source, at: now });
  return taken?.hash ?? null;
}
