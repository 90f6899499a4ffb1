// What a row says in attributes of no other meaning: the facts of the product page's table, in both languages.
import type { ProductAttribute } from '#backend/db/tables/product';
import { type Attributes, attributesIn } from './attributes';
import type { Cells } from './cells';
import { cleanText, decodedText } from './clean-text';
import { colourName } from './colours';
import { optionCode } from './option-codes';
import type { References } from './staged';
import { isOfTheSystem } from './system-attributes';

/** 'tip_en=0.5 mm' is the English of 'tip'; without it the Danish value is used in both. */
export function factsOf(cells: Cells, references: References): ProductAttribute[] | undefined {
  const given = pairsOfCell(cells, 'facts');
  const told = pairsOfCell(cells, 'fact_labels')?.texts;
  // In its own column a value is stored unchanged; only quotes separate several values.
  if (given) return withLabels(given, told, references);
  const rest = cells.rest();
  const named = [...rest].filter(
    ([name, value]) => value !== '' && !isOfTheSystem(name) && !(name.endsWith('_en') && rest.has(name.slice(0, -3))),
  );
  return named.length === 0 ? undefined : named.map(([name]) => factOf(cells, name, references));
}

/** Pairs of name and value, as additional_attributes has them; undefined where the cell says nothing. */
function pairsOfCell(cells: Cells, column: 'facts' | 'fact_labels'): Attributes | undefined {
  const text = cells.text(column, 200_000);
  if (text === undefined) return undefined;
  return attributesIn(text ?? '', (value) => cells.fault(column, 'attribute', { value }, true));
}

function withLabels(
  { texts, apart }: Attributes,
  told: ReadonlyMap<string, string> | undefined,
  { labels, novelties }: References,
): ProductAttribute[] {
  const facts = [...texts].filter(([code]) => !(code.endsWith('_en') && texts.has(code.slice(0, -3))));
  return facts.map(([code, text]) => {
    const named = told?.get(code);
    const known = labels.get(code) ?? namedLike(code);
    const label = named ?? known.label;
    const labelEn = told?.get(`${code}_en`) ?? named ?? known.labelEn;
    const values = severalOf(apart.get(code));
    if (!values)
      return { code, label, labelEn, value: text, valueEn: texts.get(`${code}_en`) ?? withDecimalPoint(text) };
    novelties.facet(code, { label, labelEn });
    const english = severalOf(apart.get(`${code}_en`));
    const valuesEn = english?.length === values.length ? english : values.map(withDecimalPoint);
    const valueEn = english?.join(', ') ?? texts.get(`${code}_en`) ?? valuesEn.join(', ');
    return { code, label, labelEn, value: values.join(', '), valueEn, values, valuesEn };
  });
}

/** Several values are in quotes; a single one is plain text. */
const severalOf = (apart: string[] | undefined) => (apart && apart.length > 1 ? apart : undefined);

function factOf(cells: Cells, name: string, references: References): ProductAttribute {
  const code = optionCode(name);
  const english = cells.rest().has(`${name}_en`) ? cells.valuesOf(`${name}_en`) : null;
  const said = cells.valuesOf(name).map((text) => {
    const plain = text.includes('<') ? cleanText(text, 'plain') : decodedText(text);
    return code === 'colour' ? colourName(plain) : { da: plain, en: withDecimalPoint(plain) };
  });
  const values = said.map(({ da }) => da);
  // Without a one-to-one translation each value falls back to its Danish text, or to a known colour's English name.
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
