// The picture server over the shop's database: what visitors see first is made ready in spare moments.
import { join } from 'node:path';
import type { Queryable } from '#backend/db/queryable';
import { createMedia } from './index';
import type { MediaWidth } from './media';
import { drawingOfKey, firstPictures } from './pictures.sql';
import { isRendering } from './render';
import { createSpareMoments, restOfLoop } from './spare-moments';

/** What tiles show on plain and on dense screens; banners and entrances show more. */
const OF_TILES: readonly MediaWidth[] = [200, 400];
const OF_PAGES: readonly MediaWidth[] = [64, 120, 200, 400, 800];

interface Opened {
  on: Queryable;
  dataDir: string;
  /** Of so many products; 0: nothing is made that no one asks for. */
  ahead: number;
}

export function openPictureServer({ on, dataDir, ahead }: Opened) {
  const spare = ahead > 0 ? createSpareMoments(restOfLoop(isRendering)) : null;
  const media = createMedia({ cacheDir: join(dataDir, 'media'), lookup: (key) => drawingOfKey(on, key), spare });
  return {
    ...media,
    async prepareFirst(): Promise<void> {
      if (!spare) return;
      const { ofPages, ofProducts } = await firstPictures(on, ahead);
      media.prepare(ofPages, OF_PAGES);
      media.prepare(ofProducts, OF_TILES);
    },
  };
}
