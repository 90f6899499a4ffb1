// The pictures of a product as staff leave them: which, in which order, and what screen readers read of each.
import {
  picturesOfProduct,
  type StagedPicture,
  storedPicture,
  storedPictures,
} from '#backend/commerce/catalogue/index';
import { refusal } from '#domain/refusal/refusals';
import { MOST_PRODUCT_PICTURES } from '#domain/staff/product-pictures';
import { tidyLine } from '#domain/validate/written';
import { textsOfMedia } from '../media/media.sql';
import { editedBy, type Made, REMOVED, type Running } from './edit';

const LONGEST_TEXT = 255;

export async function setPictures(running: Running): Promise<Made> {
  const { sku, id, input, context } = running;
  // An empty list removes all pictures: a request without a list is none of that.
  if (!input.pictures) return refusal('REQUIRED', { field: 'files' });
  const wanted = input.pictures.map(({ picture, altDa, altEn }) => ({
    ...{ picture, altDa: tidyLine(altDa), altEn: tidyLine(altEn) },
  }));
  if (wanted.length > MOST_PRODUCT_PICTURES)
    return refusal('PRODUCT_PICTURES_ENOUGH', { field: 'files', params: { most: MOST_PRODUCT_PICTURES } });
  const own = (await picturesOfProduct(context.pool, id)).map(
    ({ version, spec }) => [version, { version, spec }] as const,
  );
  const pictures = new Map<string, StagedPicture>(own);
  const uploaded = wanted.map(({ picture }) => picture).filter((picture) => !pictures.has(picture));
  for (const hash of await storedPictures(context.pool, uploaded)) pictures.set(hash, storedPicture(hash));
  for (const { picture, altDa, altEn } of wanted) {
    if (!pictures.has(picture)) return refusal('PICTURE_NOT_STORED', { field: 'files' });
    const long = altDa.length > LONGEST_TEXT ? 'altDa' : altEn.length > LONGEST_TEXT ? 'altEn' : null;
    const place = uploaded.includes(picture) ? 'new' : picture;
    if (long) return refusal('TOO_LONG', { field: `${long}-${place}`, params: { max: LONGEST_TEXT } });
  }
  // A file that the product shows already is not a second picture.
  const libraryTexts = await textsOfMedia(context.pool, uploaded);
  const versions = wanted.map(({ picture }) => pictures.get(picture)?.version);
  const shown = wanted.filter((_, at) => versions.indexOf(versions[at]) === at);
  const [first, ...others] = shown.map(({ picture }) => picture);
  const texts = JSON.stringify(
    shown.map(({ picture, altDa, altEn }) =>
      altDa || altEn ? [altDa, altEn] : (libraryTexts.get(picture) ?? ['', '']),
    ),
  );
  const row = { sku, base_image: first ?? REMOVED, additional_images: others.join(','), image_texts: texts };
  return editedBy(running, [row], () => 'files', pictures);
}
