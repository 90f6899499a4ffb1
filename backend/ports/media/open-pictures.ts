// The picture server over the shop's database: what visitors see first is made ready in spare moments.
import { join } from 'node:path';
import type { Queryable } from '#backend/db/queryable';
import type { Log } from '#backend/graphql/masking';
import { programOfThisBuild } from '../built-program';
import type { LoadDrawings } from './drawings';
import { createMedia } from './index';
import type { MediaWidth } from './media';
import { openPictureProcess } from './picture-process';
import { drawingOfKey, firstPictures } from './pictures.sql';
import { isRendering } from './render';
import { createSpareMoments, restOfLoop } from './spare-moments';

/** What tiles show on plain and on dense screens; banners and entrances show more. */
const OF_TILES: readonly MediaWidth[] = [200, 400];
const OF_PAGES: readonly MediaWidth[] = [200, 400, 800];
/** What ways into categories show. */
const OF_WAYS: readonly MediaWidth[] = [64, 120];
/** What banners and entrances of front pages show on phones and desks. */
const OF_BANNERS: readonly MediaWidth[] = [800, 600];
const OF_ENTRANCES: readonly MediaWidth[] = [200, 400];
/** So long a shop that has no picture yet waits for those of its front pages before it opens. */
const FIRST_WITHIN_MS = 2_500;

interface Opened {
  on: Queryable;
  dataDir: string;
  /** Number of products; 0: nothing is rendered ahead of requests. */
  ahead: number;
  drawings: LoadDrawings;
  log: Log;
}

export function openPictureServer({ on, dataDir, ahead, drawings, log }: Opened) {
  const spare = ahead > 0 ? createSpareMoments(restOfLoop(isRendering)) : null;
  const program = programOfThisBuild('pictures');
  const onLoss = (how: string) => log.warn?.({ how }, 'The process that writes pictures has ended');
  const writer = program && spare ? openPictureProcess(program, { onLoss }) : null;
  const media = createMedia({
    cacheDir: join(dataDir, 'media'),
    lookup: (key) => drawingOfKey(on, key, drawings),
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
      const { ofFronts, ofPages, ofProducts } = await firstPictures(on, ahead);
      const ofFirst = ofFronts.map(({ key, large }) => ({ key, widths: large ? OF_BANNERS : OF_ENTRANCES }));
      await media.makeFirst(ofFirst, FIRST_WITHIN_MS);
      media.prepare([
        ...ofFirst,
        ...ofPages.map((key) => ({ key, widths: OF_WAYS })),
        ...ofProducts.map((key) => ({ key, widths: OF_TILES })),
        ...ofPages.map((key) => ({ key, widths: OF_PAGES })),
      ]);
    },
  };
}
