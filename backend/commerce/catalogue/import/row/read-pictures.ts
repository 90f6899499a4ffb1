// The pictures of a row: files of the images folder, read at once so that a missing one is reported with its line, addresses, or drawings.
import { z } from 'zod/v4';
import { MOST_OF_FOLDER } from '#backend/ports/media/picture-intake';
import type { FaultCode } from '../faults';
import type { Cells } from './cells';
import { plainOf } from './options';
import type { StagedPicture } from './staged';
import { saysAll } from './whole';

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

/** What is no picture is reported and left out. Undefined when nothing is left: pictures that the product has stay, unless the row removes them. */
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
  const isRemoved = named.length === 0 && cells.list('base_image', ',') === null;
  return pictures.length > 0 || isRemoved ? withTexts(pictures, pictureTexts(cells)) : undefined;
}

const text = z.string().max(255);
const texts = z.array(z.tuple([text, text]));

/** In Danish and English, by the order of the pictures. */
function pictureTexts(cells: Cells): z.infer<typeof texts> | null {
  const cell = cells.text('image_texts', 20_000);
  if (typeof cell !== 'string') return cell === null || saysAll(cells) ? [] : null;
  const read = texts.safeParse(plainOf(cell));
  if (!read.success) cells.fault('image_texts', 'imageTextsShape');
  return read.data ?? null;
}

/** The pictures are shared by rows, their texts are not. */
const withTexts = (pictures: StagedPicture[], read: z.infer<typeof texts> | null): StagedPicture[] =>
  read === null ? pictures : pictures.map((picture, at) => ({ ...picture, alt: altOf(read[at]) }));

const altOf = ([da, en]: readonly string[] = []): { da: string; en: string } => ({
  da: da?.trim() ?? '',
  en: en?.trim() ?? '',
});
