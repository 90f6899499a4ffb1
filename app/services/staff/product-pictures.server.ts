// Pictures of a product from the form of the back office: the files first, then the act that puts them in their order.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { MOST_PRODUCT_PICTURES } from '#domain/staff/product-pictures';
import type { Caller } from '~/models/caller';
import { productInputTyped, receivedPictures } from './product-typed';
import { actOnProductForStaff, type ProductActed } from './products.server';
import { uploadStaffPicture } from './staff-picture.server';

const FILES_FIELD = 'files';

interface PicturesForm {
  fields: Readonly<Record<string, string>>;
  files: readonly File[];
  /** Files of which only the beginning was read. */
  cut: ReadonlySet<File>;
}

/** `values`: the fields, with what was received, so that no file has to be chosen again after a refusal. */
export async function savePicturesOfProduct(
  caller: Caller,
  sku: string,
  { fields, files, cut }: PicturesForm,
): Promise<ProductActed & { values: Record<string, string> }> {
  const typed = productInputTyped.pictures(fields);
  const shown = typed.ok ? (typed.input.pictures ?? []).length : 0;
  const most = MOST_PRODUCT_PICTURES;
  if (shown + files.length > most) {
    const done = refusal('PRODUCT_PICTURES_ENOUGH', { field: FILES_FIELD, params: { most } });
    return { done, changes: [], values: { ...fields, refused: '' } };
  }
  const hashes = receivedPictures(fields);
  const refused: { name: string; problem: Outcome }[] = [];
  // One after another: each may take seconds of a processor.
  for (const file of files) {
    const taken = cut.has(file)
      ? refusal('PICTURES_TOO_MUCH', { field: FILES_FIELD })
      : await uploadStaffPicture(caller, file, FILES_FIELD);
    if (taken.ok) hashes.push(taken.hash);
    else refused.push({ name: file.name, problem: taken });
  }
  const received = [...new Set(hashes)].join(' ');
  const values = { ...fields, received, refused: refused.map(({ name }) => name).join(', ') };
  const [first] = refused;
  if (first && !first.problem.ok) return { done: first.problem, changes: [], values };
  return { ...(await actOnProductForStaff(caller, { sku, act: 'pictures', fields: values })), values };
}
