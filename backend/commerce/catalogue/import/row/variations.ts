// The variants of a configurable row: 'sku=A,size=XS,color=Black|sku=B,…' gives the choices, their values and which SKU has which.
import type { ProductOption, ProductOptionValue } from '#backend/db/tables/product';
import { slugOf } from '#domain/slug';
import type { Cells } from './cells';
import { colourNamed } from './colours';
import { readOptions } from './options';
import type { Put } from './read-product';
import type { StagedFacts, StagedVariant } from './staged';

const CODES: Readonly<Record<string, ProductOption['code']>> = {
  color: 'colour',
  colour: 'colour',
  farve: 'colour',
  size: 'size',
  stoerrelse: 'size',
  storrelse: 'size',
};
const LABELS = { colour: ['Farve', 'Colour'], size: ['Størrelse', 'Size'] } as const;

export function readVariations(cells: Cells, put: Put, facts: StagedFacts, isConfigurable: boolean): void {
  const text = cells.text('configurable_variations', 100_000);
  if (typeof text !== 'string') {
    if (isConfigurable) cells.fault('configurable_variations', 'noVariants');
    return;
  }
  const labels = labelsOf(cells);
  const given = readOptions(cells);
  const sound = new Set(given?.flatMap(({ code, values }) => values.map((value) => `${code}=${value.code}`)));
  const options = new Map(given?.map((option) => [option.code, option]));
  const variants: StagedVariant[] = [];
  for (const part of text.split('|').filter((each) => each.trim() !== '')) {
    const variant = variantOf(cells, part, options, labels);
    if (variant) variants.push(variant);
  }
  if (variants.length === 0) cells.fault('configurable_variations', 'noVariants');
  facts.variants = variants;
  if (given) tellMissing(cells, sound, variants);
  put('options', given ?? [...options.values()]);
}

/** A row that describes its choices has each value of its variants among them. */
function tellMissing(cells: Cells, sound: ReadonlySet<string>, variants: readonly StagedVariant[]): void {
  const chosen = variants.flatMap(({ values }) => Object.entries(values).map(([code, value]) => `${code}=${value}`));
  for (const value of new Set(chosen.filter((one) => !sound.has(one))))
    cells.fault('configurable_variations', 'optionMissing', { value });
}

function optionPairs(text: string): [string, string][] {
  return text.split(',').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim().toLowerCase(), at < 0 ? '' : pair.slice(at + 1).trim()];
  });
}

/** 'color=Farve,size=Mål' */
function labelsOf(cells: Cells): ReadonlyMap<string, string> {
  const text = cells.text('configurable_variation_labels', 1000);
  const pairs = typeof text === 'string' ? optionPairs(text) : [];
  return new Map(pairs.map(([name, label]) => [CODES[slugOf(name)] ?? name, label]));
}

function variantOf(
  cells: Cells,
  part: string,
  options: Map<ProductOption['code'], ProductOption>,
  labels: ReadonlyMap<string, string>,
): StagedVariant | null {
  const pairs = optionPairs(part);
  const sku = pairs.find(([name]) => name === 'sku')?.[1];
  const chosen = pairs.filter(([name]) => name !== 'sku');
  if (!sku || chosen.length === 0 || chosen.some(([, value]) => value === '')) {
    cells.fault('configurable_variations', 'variation', { value: part });
    return null;
  }
  const values: Record<string, string> = {};
  for (const [name, label] of chosen) {
    const code = CODES[slugOf(name)];
    if (!code) cells.fault('configurable_variations', 'unknownOption', { value: name });
    else values[code] = valueIn(options, code, label, labels.get(code));
  }
  return { sku, values };
}

/** The code of the value, which joins its option when it is met first. */
function valueIn(
  options: Map<ProductOption['code'], ProductOption>,
  code: ProductOption['code'],
  text: string,
  label?: string,
): string {
  const [danish, english] = LABELS[code];
  const option: ProductOption = options.get(code) ?? {
    code,
    label: label ?? danish,
    labelEn: english,
    swatchType: code === 'colour' ? 'COLOR' : 'TEXT',
    values: [],
  };
  options.set(code, option);
  const value = slugOf(text);
  if (!option.values.some((known) => known.code === value)) option.values.push({ code: value, ...looksOf(code, text) });
  return value;
}

function looksOf(code: ProductOption['code'], text: string): Omit<ProductOptionValue, 'code'> {
  if (code === 'size') return { label: text, labelEn: text, swatch: text };
  const colour = colourNamed(text);
  const label = colour ? capital(colour.da) : text;
  return { label, labelEn: colour ? capital(colour.en) : text, swatch: colour?.hex ?? '#8b9096' };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
