// Where an import's pictures come from: drawings that the shop knows how to draw, or files of a folder, each kept once.
import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import { givenPicture, redrawn } from '#backend/ports/media/picture-intake';
import type { PictureSource } from './row/read-pictures';
import type { StagedPicture } from './row/staged';
import { keepPicture, keptFrom } from './write/pictures/pictures.sql';

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
      const given = await givenPicture(folder, name);
      if (typeof given === 'string') return given;
      // A file that was taken in before is not decoded again.
      let hash = await keptFrom(on, given.source);
      if (hash === null) {
        const drawn = await redrawn(given);
        if (typeof drawn === 'string') return drawn;
        await keepPicture(on, { ...drawn, source: given.source, at: now });
        hash = drawn.hash;
      }
      const picture = { spec: { file: hash }, version: hash.slice(0, 16) };
      known.set(name, picture);
      return picture;
    },
  };
}
