// What a row says in attributes of no other meaning: the facts of the product page's table, in both languages.
import type { ProductAttribute } from '#backend/db/tables/product';
import type { Cells } from './cells';
import { cleanText, decodedText } from './clean-text';
import { colourName } from './colours';
import { optionCode } from './option-codes';
import type { References } from './staged';
import { isOfTheSystem } from './system-attributes';

/** 'tip_en=0.5 mm' is the English of 'tip'; without it the Danish value stands in both. */
export function factsOf(cells: Cells, references: References): ProductAttribute[] | undefined {
  const rest = cells.rest();
  const named = [...rest].filter(
    ([name, value]) => value !== '' && !isOfTheSystem(name) && !(name.endsWith('_en') && rest.has(name.slice(0, -3))),
  );
  return named.length === 0 ? undefined : named.map(([name]) => factOf(cells, name, references));
}

function factOf(cells: Cells, name: string, references: References): ProductAttribute {
  const code = optionCode(name);
  const english = cells.rest().has(`${name}_en`) ? cells.valuesOf(`${name}_en`) : null;
  const said = cells.valuesOf(name).map((text) => {
    const plain = text.includes('<') ? cleanText(text, 'plain') : decodedText(text);
    return code === 'colour' ? colourName(plain) : { da: plain, en: withDecimalPoint(plain) };
  });
  const values = said.map(({ da }) => da);
  // Values that are not translated one by one are told in Danish, each for itself.
  const valuesEn = english?.length === said.length ? english.map(decodedText) : said.map(({ en }) => en);
  const { label, labelEn } = references.labels.get(code) ?? namedLike(name);
  const fact = { code, label, labelEn, value: values.join(', '), valueEn: (english ?? valuesEn).join(', ') };
  if (values.length < 2) return fact;
  references.novelties.facet(code, { label, labelEn });
  return { ...fact, values, valuesEn };
}

export function namedLike(code: string): { label: string; labelEn: string } {
  const label = code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');
  return { label, labelEn: label };
}

/** '0,5 mm' reads '0.5 mm'. */
export const withDecimalPoint = (value: string): string => value.replace(/(\d),(\d)/g, '$1.$2');
