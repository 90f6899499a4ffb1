// Pictures next to a shop's files: imported from its folder `pictures`, and exported under the name of their hash.

import { faultSentence } from '#backend/commerce/catalogue/import/fault-words';
import { pictureSource } from '#backend/commerce/catalogue/import/picture-source';
import type { StagedPicture } from '#backend/commerce/catalogue/import/row/staged';
import { drawingReader } from '#backend/ports/media/drawing-named';
import type { FileFault } from '../fault';
import type { ApplyContext } from '../section';

export const PICTURES = 'pictures';

export function picturesOfFolder({ on, folder, now, report, fetchPictures, drawings }: ApplyContext) {
  const source = pictureSource({
    on,
    folder: folder.onDisk(PICTURES),
    drawingOf: drawingReader(drawings),
    fetches: fetchPictures,
    now,
  });
  return {
    async take(name: string, place: Omit<FileFault, 'message'>): Promise<StagedPicture | null> {
      const taken = await source.take(name);
      const refused = Array.isArray(taken) ? null : taken;
      const [picture, another] = Array.isArray(taken) ? taken : [];
      if (picture && !another) return picture;
      const { code, params } = refused ?? { code: 'pictureFolder' as const };
      const { line, column } = place;
      report({ ...place, message: faultSentence({ line, column, code, params: { value: name, most: 1, ...params } }) });
      return null;
    },
  };
}
