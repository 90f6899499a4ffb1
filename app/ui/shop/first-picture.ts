// The largest picture of the first screen: preloaded from the page's head. The page renders it with the same measures,
// so that both name the same file.
import type { MetaDescriptor } from '@remix-run/react';
import type { Picture } from '~/models/product';
import { photoAhead } from '~/ui/kit';
import type { Measures } from '~/ui/theme/picture-sizes';

export const GALLERY_PHOTO = {
  width: 1200,
  height: 1200,
  sizes: '(min-width: 1280px) 46rem, (min-width: 768px) 50vw, 100vw',
};

/** What the head of the page says of it; nothing where there is no picture. */
export function askedAhead(picture: Picture | null | undefined, measures: Measures): MetaDescriptor[] {
  return picture ? photoAhead({ picture, ...measures }) : [];
}
