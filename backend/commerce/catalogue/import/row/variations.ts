// The variants of a configurable row: 'sku=A,size=XS,color=Black|sku=B,…' gives the choices, their values and which SKU has which.
import type { ProductOption, ProductOptionValue } from '#backend/db/tables/product';
import { valueCodes, valueIdentity } from '#domain/catalogue/value-codes';
import { inNaturalOrder } from '#domain/text/natural-order';
import { slugOf } from '#domain/text/slug';
import type { Cells } from './cells';
import { decodedText } from './clean-text';
import { colourName, colourNamed } from './colours';
import { namedLike, withDecimalPoint } from './facts';
import { canBeChosenBy, optionCode } from './option-codes';
import { readOptions } from './options';
import type { Put } from './read-product';
import type { References, StagedFacts, StagedVariant } from './staged';

const LABELS: Readonly<Record<string, readonly [danish: string, english: string]>> = {
  colour: ['Farve', 'Colour'],
  size: ['Størrelse', 'Size'],
};
/** What older files state of a variant in addition to its options; the variant's own row is preferred. */
const BESIDE: ReadonlySet<string> = new Set(['sku', 'price', 'qty', 'display', 'default', 'image', 'weight']);

interface Reading {
  cells: Cells;
  options: Map<string, ProductOption>;
  /** The codes of the values that the row names, by option. */
  codes: ReadonlyMap<string, ReadonlyMap<string, string>>;
  labels: ReadonlyMap<string, string>;
  references: References;
}

export function readVariations(
  cells: Cells,
  put: Put,
  { facts, isConfigurable, references }: { facts: StagedFacts; isConfigurable: boolean; references: References },
): void {
  const text = cells.text('configurable_variations', 100_000);
  if (typeof text !== 'string') {
    // Such a family is left out with a message.
    if (isConfigurable) facts.variants = [];
    return;
  }
  const given = readOptions(cells);
  for (const { code, label, labelEn } of given ?? []) references.novelties.facet(code, { label, labelEn });
  const sound = new Set(given?.flatMap(({ code, values }) => values.map((value) => `${code}=${value.code}`)));
  const options = new Map(given?.map((option) => [option.code, option]));
  const parts = text.split('|').filter((each) => each.trim() !== '');
  const reading: Reading = { cells, options, codes: codesIn(parts), labels: labelsOf(cells), references };
  const variants: StagedVariant[] = [];
  for (const part of parts) {
    const variant = variantOf(reading, part);
    if (!variant) continue;
    if (variants.some(({ sku }) => sku === variant.sku))
      cells.fault('configurable_variations', 'variantTwice', { value: variant.sku }, true);
    else variants.push(variant);
  }
  facts.variants = variants;
  if (given) tellMissing(cells, sound, variants);
  // Choices that the row describes retain their order.
  put('options', given ?? [...options.values()].map(ordered));
}

/** A row that describes its choices has each value of its variants among them. */
function tellMissing(cells: Cells, sound: ReadonlySet<string>, variants: readonly StagedVariant[]): void {
  const chosen = variants.flatMap(({ values }) => Object.entries(values).map(([code, value]) => `${code}=${value}`));
  for (const value of new Set(chosen.filter((one) => !sound.has(one))))
    cells.fault('configurable_variations', 'optionMissing', { value });
}

/** Colours retain the file's order: the first ones are shown on the tile. */
const ordered = (option: ProductOption): ProductOption =>
  option.swatchType === 'COLOR' ? option : { ...option, values: inNaturalOrder(option.values, ({ label }) => label) };

/** A part without a name belongs to the value before it: 'size=1,5 l'. */
function optionPairs(text: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (const part of text.split(',')) {
    const at = part.indexOf('=');
    const last = pairs.at(-1);
    if (at >= 0) pairs.push([part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]);
    else if (last) last[1] = `${last[1]},${part}`.trim();
    else pairs.push(['', part.trim()]);
  }
  return pairs;
}

/** Values of a row get their codes together: `A4` and `A4+` have one slug and are two values. */
function codesIn(parts: readonly string[]): Reading['codes'] {
  const texts = new Map<string, string[]>();
  for (const [name, text] of parts.flatMap(optionPairs)) {
    const code = optionCode(name);
    texts.set(code, [...(texts.get(code) ?? []), decodedText(text)]);
  }
  return new Map([...texts].map(([code, values]) => [code, valueCodes(values)]));
}

/** 'color=Farve,size=Mål' */
function labelsOf(cells: Cells): ReadonlyMap<string, string> {
  const text = cells.text('configurable_variation_labels', 1000);
  const pairs = typeof text === 'string' ? text.split('|').flatMap(optionPairs) : [];
  return new Map(pairs.map(([name, label]) => [optionCode(name), decodedText(label)]));
}

function variantOf(reading: Reading, part: string): StagedVariant | null {
  const { cells } = reading;
  const pairs = optionPairs(part);
  const sku = pairs.find(([name]) => name === 'sku')?.[1];
  const chosen = pairs.filter(([name]) => !BESIDE.has(name));
  if (!sku || chosen.length === 0 || chosen.some(([, value]) => decodedText(value).trim() === '')) {
    cells.fault('configurable_variations', 'variation', { value: part }, true);
    return null;
  }
  const values: Record<string, string> = {};
  for (const [name, text] of chosen) {
    const code = optionCode(name);
    if (canBeChosenBy(code)) values[code] = valueIn(reading, code, decodedText(text));
    else cells.fault('configurable_variations', 'unknownOption', { value: name });
  }
  return { sku, values };
}

/** The code of the value, which joins its option when it is met first. */
function valueIn({ options, codes, labels, references }: Reading, code: string, text: string): string {
  const option = options.get(code) ?? newOption(code, labels.get(code), references);
  options.set(code, option);
  const value = codes.get(code)?.get(valueIdentity(text)) ?? slugOf(text);
  if (!option.values.some((known) => known.code === value)) option.values.push({ code: value, ...looksOf(code, text) });
  return value;
}

function newOption(code: string, said: string | undefined, { labels, novelties }: References): ProductOption {
  const known = labels.get(code) ?? namedLike(code);
  const [danish, english] = LABELS[code] ?? [known.label, said ?? known.labelEn];
  const label = said ?? danish;
  novelties.facet(code, { label, labelEn: english });
  return { code, label, labelEn: english, swatchType: code === 'colour' ? 'COLOR' : 'TEXT', values: [] };
}

function looksOf(code: string, text: string): Omit<ProductOptionValue, 'code'> {
  if (code !== 'colour') return { label: text, labelEn: withDecimalPoint(text), swatch: text };
  const { da, en } = colourName(text);
  return { label: da, labelEn: en, swatch: colourNamed(text)?.hex ?? '#8b9096' };
}
