// The choices of a configurable row as our own column describes them: labels in both languages, swatches and their order.
import { z } from 'zod';
import type { ProductOption } from '#backend/db/tables/product';
import { slugOf } from '#domain/text/slug';
import type { Cells } from './cells';
import { canBeChosenBy } from './option-codes';

const words = z.string().min(1).max(120);
const value = z.strictObject({
  code: z.string().refine((code) => code !== '' && slugOf(code) === code),
  label: words,
  labelEn: words,
  swatch: z.string().max(120),
});
const options = z.array(
  z.strictObject({
    code: z.string().refine(canBeChosenBy),
    label: words,
    labelEn: words,
    swatchType: z.enum(['COLOR', 'TEXT']),
    values: z.array(value).min(1),
  }),
);

/** Undefined where the row does not say: then they are made of its variants. */
export function readOptions(cells: Cells): ProductOption[] | undefined {
  const text = cells.text('configurable_options', 200_000);
  if (typeof text !== 'string') return undefined;
  const read = options.safeParse(plainOf(text));
  if (read.success) return read.data;
  cells.fault('configurable_options', 'optionsShape');
  return undefined;
}

/** Null for what is no JSON. */
export function plainOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
