// Where a product is found: its categories, its address and its EAN.
import { addressesOfCategories, ownAttribute } from '#backend/commerce/catalogue/index';
import { refusal } from '#domain/refusal/refusals';
import { slugOf } from '#domain/text/slug';
import { eanFault, eanFrom } from '#domain/validate/ean';
import { tidyLine } from '#domain/validate/written';
import { editedBy, type Made, REMOVED, type Running } from './edit';

/** At least one: a product in no category is found by search only, and a file cannot say it. */
export async function chooseCategories(running: Running): Promise<Made> {
  const { sku, input, context } = running;
  const ids = [...new Set(input.categories ?? [])];
  const paths = ids.length > 0 ? await addressesOfCategories(context.pool, ids) : null;
  if (paths === null) return refusal('CATEGORY_UNKNOWN', { field: 'add' });
  return editedBy(running, [{ sku, categories: paths.join(',') }], () => 'add');
}

const FIELDS: Readonly<Record<string, string>> = {
  url_key: 'address',
  [ownAttribute('ean')]: 'ean',
};
/** The faults of an address that something else has. */
const TAKEN: ReadonlySet<string> = new Set(['addressTaken', 'addressReserved', 'addressOfPage', 'duplicateAddress']);

/** Old addresses lead to the new one, as those that a file changes. */
export async function setDetails(running: Running): Promise<Made> {
  const { sku, input } = running;
  const address = slugOf(input.address ?? '');
  if (address === '') return refusal('REQUIRED', { field: 'address' });
  const typedEan = tidyLine(input.ean ?? '');
  const ean = eanFrom(typedEan);
  if (typedEan !== '' && ean === null) return refusal(eanFault(typedEan), { field: 'ean' });
  const row = { sku, url_key: address, additional_attributes: `ean=${ean ?? REMOVED}` };
  const done = await editedBy(running, [row], (column) => FIELDS[column ?? '']);
  const isTaken = !done.ok && TAKEN.has(String(done.params?.fault));
  return isTaken ? refusal('ADDRESS_TAKEN', { field: 'address', params: { address } }) : done;
}
