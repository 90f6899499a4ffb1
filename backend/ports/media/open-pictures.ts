// The picture server over the shop's database: what visitors see first is made ready in spare moments.
import { join } from 'node:path';
import type { Queryable } from '#backend/db/queryable';
import type { Log } from '#backend/graphql/masking';
import { createMedia } from './index';
import type { MediaWidth } from './media';
import { openPictureProcess, pictureProgram } from './picture-process';
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
  log: Log;
}

export function openPictureServer({ on, dataDir, ahead, log }: Opened) {
  const spare = ahead > 0 ? createSpareMoments(restOfLoop(isRendering)) : null;
  const program = pictureProgram();
  const onLoss = (how: string) => log.warn?.({ how }, 'The process that writes pictures has ended');
  const writer = program && spare ? openPictureProcess(program, { onLoss }) : null;
  const media = createMedia({
    cacheDir: join(dataDir, 'media'),
    lookup: (key) => drawingOfKey(on, key),
    spare,
    renderSpare: writer?.render,
  });
  return {
    ...media,
    stop() {
      media.stop();
      writer?.stop();
    },
    async prepareFirst(): Promise<void> {
      if (!spare) return;
      const { ofPages, ofProducts } = await firstPictures(on, ahead);
      media.prepare([
        ...ofPages.map((key) => ({ key, widths: OF_PAGES })),
        ...ofProducts.map((key) => ({ key, widths: OF_TILES })),
      ]);
    },
  };
}
