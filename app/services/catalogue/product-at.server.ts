// One product by its address, for panels about it: the address is untrusted input.
import { withoutControls } from '#domain/search/typed-words';
import type { Caller } from '~/models/caller';
import type { ProductPage } from '~/models/product';
import { readPlace } from './catalogue.server';

/** Longer than any address of a product. */
const LONGEST = 255;

/** Null where there is no such product for this visitor. */
export async function readProductAt(
  caller: Caller,
  slug: string | undefined,
  options: string | undefined,
): Promise<ProductPage | null> {
  if (!slug || slug.length > LONGEST || withoutControls(slug) !== slug) return null;
  const place = await readPlace(caller, slug, { page: null, sort: null, options: options ?? null });
  return place?.kind === 'product' ? place.page : null;
}
