// An act on a product that is under way, and its rows of a catalogue file.
import { editProduct, type ProductCells, type StagedPicture } from '#backend/commerce/catalogue/index';
import type { StaffProductInput } from '#backend/generated/staff';
import type { Outcome } from '#domain/refusal/refusals';
import type { StaffContext } from '../context';
import { type FieldNames, outcomeOfEdit } from './faults';
import type { Watch } from './watch';

export type Made = Outcome<{ made: string | null }>;

/** The marker of a catalogue file for a value that is removed. */
export const REMOVED = '__EMPTY__VALUE__';

export interface Running {
  sku: string;
  id: number;
  input: StaffProductInput;
  watch: Watch;
  /** Its pool logs. */
  context: StaffContext;
}

export async function editedBy(
  { sku, watch, context }: Running,
  rows: readonly ProductCells[],
  fieldOf: FieldNames,
  pictures?: ReadonlyMap<string, StagedPicture>,
): Promise<Made> {
  const { unchanged, confirmed } = watch;
  const edited = { sku, rows, unchanged, confirmed, ...(pictures && { pictures }) };
  return outcomeOfEdit(await editProduct(context.pool, edited, context.now), fieldOf);
}
