// The short form in which the category tree is written.
import type { ColourKey } from '../making/palette';
import type { PictureFamily } from '../types';

export type Branch = readonly [
  name: string,
  nameEn: string,
  family: PictureFamily,
  colour: ColourKey,
  description: string,
  descriptionEn: string,
  children?: readonly Branch[],
];
