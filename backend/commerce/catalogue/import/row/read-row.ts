// What a row of the file is: a product, the English texts of one, or a type of product that the shop does not have.
import type { Cells } from './cells';
import { cleanText, decodedText } from './clean-text';
import { optionCode } from './option-codes';
import { readProduct } from './read-product';
import type { References, SkippedRow, StagedRow, StagedTranslation } from './staged';
import { isOfTheSystem } from './system-attributes';
import { TYPES } from './types';

export type ReadRow =
  | { kind: 'product'; row: StagedRow }
  | { kind: 'translation'; row: StagedTranslation }
  | { kind: 'skipped'; row: SkippedRow };

/** Null when the row has no SKU to hang anything on, or is of a store view that says nothing here. */
export function readRow(cells: Cells, references: References, skipsUnknown: boolean): ReadRow | null {
  const sku = cells.text('sku', 64);
  if (typeof sku !== 'string') {
    cells.fault('sku', 'required');
    return null;
  }
  const view = cells.raw('store_view_code');
  if (view !== '') {
    if (isEnglish(view)) return { kind: 'translation', row: translationOf(cells, sku) };
    cells.fault('store_view_code', 'storeView', { value: view }, true);
    return null;
  }
  const type = cells.raw('product_type');
  if (!skipsUnknown || type === '' || TYPES.some((known) => known === type.toLowerCase()))
    return { kind: 'product', row: readProduct(cells, sku, references) };
  cells.fault('product_type', 'skippedType', { value: type, sku }, true);
  return { kind: 'skipped', row: { line: cells.line, sku } };
}

/** 'en', 'en_GB', 'shop_en', 'english': the file gives the language of a store view only by its code. */
const isEnglish = (view: string): boolean => /^(?:en|eng|english)$|^en[_-]|[_-](?:en|eng|english)$/i.test(view);

/** Prices, stock and positions belong to the product's own row, and so do untranslated texts. */
function translationOf(cells: Cells, sku: string): StagedTranslation {
  const doc: Record<string, unknown> = {};
  const put = (column: string, text: string | null | undefined) => {
    if (typeof text === 'string') doc[column] = text;
  };
  put('name_en', decodedText(cells.text('name')));
  put('short_en', cleanText(cells.text('short_description', 2000) ?? undefined, 'plain'));
  put('description_en', cleanText(cells.text('description', 200_000) ?? undefined, 'html'));
  const facts: StagedTranslation['facts'] = {};
  for (const [name, text] of cells.rest()) {
    if (text === '' || isOfTheSystem(name)) continue;
    const values = cells.valuesOf(name).map(decodedText);
    facts[optionCode(name)] = { text: values.join(', '), values };
  }
  return { line: cells.line, sku, doc, facts };
}
