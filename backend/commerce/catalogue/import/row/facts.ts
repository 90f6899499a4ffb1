// What a row says in attributes of no other meaning: the facts of the product page's table, in both languages.
import type { ProductAttribute } from '#backend/db/tables/product';
import type { Cells } from './cells';
import type { References } from './staged';

/** 'tip_en=0.5 mm' is the English of 'tip'; without it the Danish value stands in both. */
export function factsOf(cells: Cells, { labels }: References): ProductAttribute[] | undefined {
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

const attributeName = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');

/** '0,5 mm' reads '0.5 mm'. */
const withDecimalPoint = (value: string) => value.replace(/(\d),(\d)/g, '$1.$2');
