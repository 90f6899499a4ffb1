// The pictures of the products of a new shop, as files: its owner replaces them, and the shop needs no program that draws.
// Rendered once from drawings of the demo, 1,000 pixels wide and at most 30 kB each.
import { pictureFiles } from '#backend/generated/starter-pictures';
import { PICTURES } from '../sections/pictures';

export const starterPictures = (): Map<string, Uint8Array> =>
  new Map(Object.entries(pictureFiles).map(([name, text]) => [`${PICTURES}/${name}`, Buffer.from(text, 'base64')]));
