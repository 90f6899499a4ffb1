// The pictures of a row: files of the images folder, taken in at once so that a missing one is told with its line, or drawings.
import type { Cells } from './cells';
import type { StagedPicture } from './staged';

export interface PictureSource {
  /** The picture behind a cell's text, or why there is none. */
  take(name: string): Promise<StagedPicture | 'picturePath' | 'pictureMissing' | 'pictureUnreadable'>;
}

/** Undefined when the row says nothing of pictures: those that the product has stay. */
export async function readPictures(cells: Cells, source: PictureSource): Promise<StagedPicture[] | undefined> {
  const named = (['base_image', 'additional_images'] as const).flatMap((column) =>
    (cells.list(column, ',') ?? []).map((name) => ({ column, name })),
  );
  if (named.length === 0) return undefined;
  const pictures: StagedPicture[] = [];
  for (const { column, name } of named) {
    const taken = await source.take(name);
    if (typeof taken === 'string') cells.fault(column, taken, { value: name });
    else if (!pictures.some(({ version }) => version === taken.version)) pictures.push(taken);
  }
  return pictures;
}
