// Environmental claims in the texts of a row: reported as warnings, and the row is imported, because the texts are the shop's to correct.
import { bannedClaims } from '#domain/law/environmental-claims';
import type { Cells } from './cells';

const TEXTS = [
  ...['name_da', 'name_en', 'short_da', 'short_en', 'description_da', 'description_en'],
  ...['badge_da', 'badge_en', 'sub_label_da', 'sub_label_en'],
] as const;

export function tellClaims(cells: Cells, doc: Readonly<Record<string, unknown>>): void {
  const told = new Set<string>();
  for (const column of TEXTS) {
    const text = doc[column];
    if (typeof text !== 'string') continue;
    for (const value of bannedClaims(text)) {
      // An English text that is not said is the Danish one.
      if (told.has(value)) continue;
      told.add(value);
      cells.fault(column, 'environmentalClaim', { value }, true);
    }
  }
}
