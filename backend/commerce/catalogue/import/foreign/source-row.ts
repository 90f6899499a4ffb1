// A row of another shop system's product export, and the row of our own format that it becomes.
import { readNumber, unambiguousNumber } from '#domain/reading/numbers';
import { slugOf } from '#domain/text/slug';
import { eanFrom } from '#domain/validate/ean';
import type { Column } from '../columns';

/** Cells by the columns' names in lower case. */
export interface SourceRow {
  line: number;
  cells: ReadonlyMap<string, string>;
}

export interface OwnRow {
  line: number;
  cells: Partial<Record<Column, string>>;
}

/** Cells of a row that note the columns which a reader looks for. */
export class NotedCells extends Map<string, string> {
  readonly #noted: Set<string>;

  constructor(cells: Iterable<[string, string]>, noted: Set<string>) {
    super(cells);
    this.#noted = noted;
  }

  override get(name: string): string | undefined {
    this.#noted.add(name);
    return super.get(name);
  }
}

/** The first of these columns that the row fills; '' where none does. Systems call them by several names. */
export function cellOf({ cells }: SourceRow, ...names: string[]): string {
  const texts = names.map((name) => cells.get(name)?.trim() ?? '');
  return texts.find((text) => text !== '') ?? '';
}

/** The code of an option or a fact: `Str. (cm)` is `str_cm`. */
export const codeOfName = (name: string): string => {
  const code = slugOf(name).replaceAll('-', '_').slice(0, 40);
  return /^[a-z]/.test(code) ? code : `egenskab_${code}`.slice(0, 40);
};

/** Signs that separate variants and pairs cannot be part of a value. */
const plainValue = (value: string): string => value.replaceAll('|', '/').replaceAll('=', ':');

export interface SourceVariant {
  sku: string;
  /** Name of an option → its value. */
  values: ReadonlyMap<string, string>;
}

/** The columns by which a family names its variants and their options. */
export function variantCells(variants: readonly SourceVariant[]): OwnRow['cells'] {
  const names = new Map(variants.flatMap(({ values }) => [...values.keys()].map((name) => [codeOfName(name), name])));
  return {
    configurable_variations: variants
      .map(({ sku, values }) =>
        [`sku=${sku}`, ...[...values].map(([name, value]) => `${codeOfName(name)}=${plainValue(value)}`)].join(','),
      )
      .join('|'),
    configurable_variation_labels: [...names].map(([code, name]) => `${code}=${plainValue(name)}`).join(','),
  };
}

/** Facts and own attributes as `additional_attributes` has them. */
export const attributeCell = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .map((pair) => (/[",\n]/.test(pair) ? `"${pair.replaceAll('"', '""')}"` : pair))
    .join(',');

/** A number that is no EAN of 13 digits belongs to another system of numbers, and is left out. */
export const eanPair = (text: string): [string, string] => ['ean', eanFrom(text.padStart(13, '0')) ?? ''];

/** Paths of names as the column `categories` has them: a slash within a name is written `\/`. */
export const categoryCell = (paths: readonly (readonly string[])[]): string =>
  paths
    .map((path) => path.map((name) => name.trim().replaceAll('/', '\\/')).filter(Boolean))
    .filter((path) => path.length > 0)
    .map((path) => `"${path.join('/').replaceAll('"', "'")}"`)
    .join(',');

/** Staff type a half as `.5`, and WooCommerce exports it so. */
export const withLeadingZero = (text: string): string => text.replace(/^(?=[.,]\d)/, '0');

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, lb: 453.592, lbs: 453.592, oz: 28.3495 };

/**
 * In kilos, as our column has it; a unit in the text counts before that of the column. What is no number, or may be two, is returned as it
 * is: where the row is read, it is reported with its line.
 */
export function kilosOf(text: string, unit: string): string {
  const [, number = text, own] = /^(.*\d)\s*(kg|g|lbs?|oz)\.?$/i.exec(text.trim()) ?? [];
  const weight = unambiguousNumber(withLeadingZero(number), 'either');
  if (weight === null) return text;
  const kilos = String(Math.round(weight * (GRAMS[own?.toLowerCase() ?? unit] ?? 1000)) / 1000);
  // `1.234` would be two numbers to the reader of a file in either notation.
  return readNumber(kilos, 'either').kind === 'ambiguous' ? `${kilos}0` : kilos;
}
