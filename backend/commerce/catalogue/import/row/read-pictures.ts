// The pictures of a row: files of the images folder, read at once so that a missing one is reported with its line, addresses, or drawings.
import { MOST_OF_FOLDER } from '#backend/ports/media/picture-intake';
import type { FaultCode } from '../faults';
import type { Cells } from './cells';
import type { StagedPicture } from './staged';

/** Why a cell has no picture. */
export interface RefusedCell {
  code: FaultCode;
  params?: Record<string, string>;
}

export interface PictureSource {
  /** The pictures behind a cell's text: one, or those of a folder. */
  take(name: string): Promise<StagedPicture[] | RefusedCell>;
}

/** What Magento writes where a role of a picture is given to none. */
const NONE = 'no_selection';

/** As the row's cells name them, with their columns. */
export const picturesNamed = (cells: Cells) =>
  (['base_image', 'additional_images'] as const).flatMap((column) =>
    (cells.list(column, ',') ?? []).filter((name) => name !== NONE).map((name) => ({ column, name })),
  );

/** Only the options of the command let these in: nothing is wrong with the row. */
const REFUSED: ReadonlySet<FaultCode> = new Set(['pictureNotFetched']);

/** What is no picture is reported and left out. Undefined when nothing is left: pictures that the product has stay. */
export async function readPictures(cells: Cells, source: PictureSource): Promise<StagedPicture[] | undefined> {
  const named = picturesNamed(cells);
  const pictures: StagedPicture[] = [];
  for (const { column, name } of named) {
    const taken = await source.take(name);
    if (!Array.isArray(taken)) {
      const params = { value: name, most: MOST_OF_FOLDER, ...taken.params };
      cells.fault(column, taken.code, params, REFUSED.has(taken.code) ? undefined : true);
    } else pictures.push(...taken.filter((one) => !pictures.some(({ version }) => version === one.version)));
  }
  return pictures.length > 0 ? pictures : undefined;
}
