// For SQL tests of the import: rows of a file in the staging tables, without the file.
import type { StagedRow } from '#backend/commerce/catalogue/import/row/staged';
import { closeStage, freshProduct, openStage, stageRows } from '#backend/commerce/catalogue/import/stage.sql';
import { type Goods, NOW } from './goods';

export type Row = Partial<StagedRow> & { sku: string };

/** A row with all that a new product requires. */
export const fresh = (sku: string, { doc, ...row }: Partial<StagedRow> = {}): Row => ({
  sku,
  fresh: { url_key: sku.toLowerCase(), name_en: sku, unit: 'stk' },
  doc: { type: 'simple', name_da: sku, gross_oere: 10_000, ...doc },
  ...row,
});

/** Stages the rows, with line numbers from 2, as an import does after reading its file. */
export async function stage(goods: Goods, ...rows: readonly Row[]): Promise<void> {
  if (!(await openStage(goods.on))) throw new Error('another import is under way');
  const staged = rows.map((row, at) => ({ line: at + 2, doc: {}, fresh: {}, facts: {}, ...row }));
  await stageRows(goods.on, staged, await freshProduct(goods.on, NOW));
  await closeStage(goods.on);
}
