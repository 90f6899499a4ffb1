// What a row says in attributes of no other meaning: the facts of the product page's table, in both languages.
import type { ProductAttribute } from '#backend/db/tables/product';
import { attributesIn } from './attributes';
import type { Cells } from './cells';
import type { References } from './staged';

/** 'tip_en=0.5 mm' is the English of 'tip'; without it the Danish value stands in both. */
export function factsOf(cells: Cells, { labels }: References): ProductAttribute[] | undefined {
  const given = pairsOfCell(cells, 'facts');
  const told = pairsOfCell(cells, 'fact_labels');
  // Of the column of its own a value is kept as it stands; of the others a list reads as a sentence.
  if (given) return withLabels(given, labels, told);
  const rest = cells.rest();
  const named = [...rest].filter(
    ([name, value]) => value !== '' && !(name.endsWith('_en') && rest.has(name.slice(0, -3))),
  );
  if (named.length === 0) return undefined;
  return named.map(([code, written]) => {
    const value = written.replaceAll('|', ', ');
    const { label, labelEn } = labels.get(code) ?? { label: attributeName(code), labelEn: attributeName(code) };
    return {
      code,
      label,
      labelEn,
      value,
      valueEn: rest.get(`${code}_en`)?.replaceAll('|', ', ') ?? withDecimalPoint(value),
    };
  });
}

/** Pairs of name and value, as additional_attributes has them; undefined where the cell says nothing. */
function pairsOfCell(cells: Cells, column: 'facts' | 'fact_labels'): ReadonlyMap<string, string> | undefined {
  const text = cells.text(column, 200_000);
  if (text === undefined) return undefined;
  return attributesIn(text ?? '', (value) => cells.fault(column, 'attribute', { value }));
}

function withLabels(
  given: ReadonlyMap<string, string>,
  labels: References['labels'],
  told: ReadonlyMap<string, string> | undefined,
): ProductAttribute[] {
  const facts = [...given].filter(([code]) => !(code.endsWith('_en') && given.has(code.slice(0, -3))));
  return facts.map(([code, value]) => {
    const named = told?.get(code);
    const known = labels.get(code);
    const label = named ?? known?.label ?? attributeName(code);
    const labelEn = told?.get(`${code}_en`) ?? named ?? known?.labelEn ?? attributeName(code);
    return { code, label, labelEn, value, valueEn: given.get(`${code}_en`) ?? withDecimalPoint(value) };
  });
}

const attributeName = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');

/** '0,5 mm' reads '0.5 mm'. */
export const withDecimalPoint = (value: string) => value.replace(/(\d),(\d)/g, '$1.$2');
