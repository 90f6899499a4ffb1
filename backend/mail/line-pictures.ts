// The pictures of an order's lines in its mails: absolute addresses of PNG files, because not every mail program shows WebP or AVIF.
import { mainPictures } from '#backend/commerce/catalogue/product/pictures.sql';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import type { Reader } from '#backend/db/client';
import { mediaPath } from '#backend/ports/media/media';
import type { LinePictures } from './order-sheet';

/** `origin`: the public address of the store. What was designed has no picture here: its product's would show another design. */
export async function picturesOfLines(
  reader: Reader,
  lines: WholeOrder['lines'],
  origin: string,
): Promise<LinePictures> {
  const pictured = lines.filter(({ kind }) => kind !== 'design').map(({ productId }) => productId);
  const found = await mainPictures(reader, pictured);
  const addresses = [...found].map(([id, { key, version }]): [number, string] => [
    id,
    `${origin}${mediaPath(key, 120, 'png', version)}`,
  ]);
  return new Map(addresses);
}
