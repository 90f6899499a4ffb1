// Where an import's pictures come from: drawings that the shop knows how to draw, or files of a folder, each kept once.
import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import { versionOfFile } from '#backend/ports/media/media';
import { takePicture } from '#backend/ports/media/picture-intake';
import type { PictureSource } from './row/read-pictures';
import type { StagedPicture } from './row/staged';
import { keepPicture } from './write/pictures/pictures.sql';

export interface PictureOptions {
  on: PoolClient;
  folder: string | null;
  /** The drawing that a cell names, or null when it names a file. */
  drawingOf(name: string): StagedPicture | null;
  now: Date;
}

/** Many rows show the same picture; only its name and hash are remembered. */
const REMEMBERED = 5_000;

export function pictureSource({ on, folder, drawingOf, now }: PictureOptions): PictureSource {
  const known = new LRUCache<string, StagedPicture>({ max: REMEMBERED });
  return {
    async take(name) {
      const kept = known.get(name);
      if (kept) return kept;
      const drawn = drawingOf(name);
      if (drawn) {
        known.set(name, drawn);
        return drawn;
      }
      const taken = await takePicture(folder, name);
      if (typeof taken === 'string') return taken;
      await keepPicture(on, taken.hash, taken.bytes, now);
      const picture = { spec: { file: taken.hash }, version: versionOfFile(taken.hash) };
      known.set(name, picture);
      return picture;
    },
  };
}
