// Pictures beside a shop's files: taken in from its folder `pictures`, and written out again under the name of their bytes.

import { faultSentence } from '#backend/commerce/catalogue/import/fault-words';
import { pictureSource } from '#backend/commerce/catalogue/import/picture-source';
import type { StagedPicture } from '#backend/commerce/catalogue/import/row/staged';
import { drawingNamed } from '#backend/ports/media/drawing-named';
import type { FileFault } from '../fault';
import type { ApplyContext } from '../section';

export const PICTURES = 'pictures';

export function picturesOfFolder({ on, folder, now, report }: ApplyContext) {
  const source = pictureSource({ on, folder: folder.onDisk(PICTURES), drawingOf: drawingNamed, now });
  return {
    async take(name: string, place: Omit<FileFault, 'message'>): Promise<StagedPicture | null> {
      const taken = await source.take(name);
      if (typeof taken !== 'string') return taken;
      report({
        ...place,
        message: faultSentence({ line: place.line, column: place.column, code: taken, params: { value: name } }),
      });
      return null;
    },
  };
}
