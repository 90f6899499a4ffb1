// Reads the Danish values of product facts: '120 × 80 cm', '0,5 l', '1.000 ark', '62-127 cm'.
import type { ProductAttribute } from '../types';
import type { AttributeCode } from './attributes';

export interface Reading {
  /** The first number; undefined where the product has none. */
  number(code: AttributeCode): number | undefined;
  /** The first length in centimetres. */
  cm(code: AttributeCode): number | undefined;
  /** Lengths in centimetres as written, in the unit of the last one. */
  sides(code?: AttributeCode): number[];
  words(code: AttributeCode): string | undefined;
  /** Brand and model in capitals, as they are printed on goods. */
  label: string;
  /** The first of these kinds whose word is in the value: `{ Oval: 'oval' }`. */
  kind(code: AttributeCode, kinds: Readonly<Record<string, string>>): string | undefined;
}

const NUMBER = /\d+(?:\.\d{3})*(?:,\d+)?/g;
const IN_CM: Record<string, number> = { mm: 0.1, cm: 1, m: 100, '"': 2.54, tommer: 2.54 };
const LENGTH_UNIT = /(mm|cm|m|"|tommer)(?![\wæøå])/;

export const danishNumbers = (text: string): number[] =>
  (text.match(NUMBER) ?? []).map((found) => Number(found.replaceAll('.', '').replace(',', '.')));

export function reading(attributes: readonly ProductAttribute[], model = ''): Reading {
  const values = new Map(attributes.map(({ code, value }) => [code, value]));
  const sides = (code: AttributeCode): number[] => {
    const text = values.get(code) ?? '';
    const unit = IN_CM[LENGTH_UNIT.exec(text)?.[1] ?? 'cm'] ?? 1;
    return danishNumbers(text).map((length) => Math.round(length * unit * 1000) / 1000);
  };
  return {
    number: (code) => danishNumbers(values.get(code) ?? '')[0],
    cm: (code) => sides(code)[0],
    sides: (code = 'dimensions') => sides(code),
    words: (code) => values.get(code),
    label: `${values.get('brand') ?? ''} ${model}`.trim().toUpperCase(),
    kind: (code, kinds) => Object.entries(kinds).find(([word]) => values.get(code)?.includes(word))?.[1],
  };
}
