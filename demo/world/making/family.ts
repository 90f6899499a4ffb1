// A configurable product: the parent and the variants that a buyer chooses between.
import { documentPath } from '#backend/commerce/catalogue/documents/address';
import type { OptionValue, ProductOption, SpecialPrice, WorldProduct } from '../types';
import { ATTRIBUTE_LABELS } from './attributes';
import type { Line, Size } from './line';
import { eanOf, urlKeyOf } from './naming';
import { type ColourKey, colourOf } from './palette';
import { picturesOf } from './pictures';
import { priceLogOf, shelfOere, specialOf, tiersOf } from './pricing';
import { type Choice, named, nameOf } from './wording';

export interface Clockwork {
  seed: string;
  now: Date;
}

interface Place extends Clockwork {
  /** How many families of the same line precede this one. */
  before: number;
}

const priceNow = ({ special, priceGrossOere }: WorldProduct): number => special?.grossOere ?? priceGrossOere;

/** A parent before its variants: it carries the cheapest price (spec §4) and the options that buyers choose from. */
export function family(
  line: Line,
  shared: Choice,
  choices: readonly Choice[],
  simples: readonly WorldProduct[],
  serial: string,
  { before, ...clock }: Place,
): WorldProduct[] {
  const sku = `K${serial}`;
  const first = simples[0];
  if (!first) return [];
  const special =
    line.requestPrice || line.onlyTrade
      ? undefined
      : specialOf(clock.seed, sku, first.priceGrossOere, clock.now, line.offer);
  const variants = simples.map((variant, at) => ({
    ...priced(variant, line, sku, special, first.priceGrossOere, clock),
    parentSku: sku,
    visibility: 'variant' as const,
    optionValues: valuesOf(line, choices[at]),
  }));
  const pictures = picturesOf(line, {
    ...shared,
    size: shared.size ?? choices[0]?.size,
    colour: shared.colour ?? seenFirst(line, before) ?? choices[0]?.colour,
  });
  return [{ ...parentOf(line, shared, choices, variants, serial, sku), pictures }, ...variants];
}

/** In a list the sizes of one model are next to each other: each is initially shown in a different colour. */
function seenFirst({ colours = [], shown = colours[0] }: Line, before: number): ColourKey | undefined {
  return shown && colours[(colours.indexOf(shown) + before) % colours.length];
}

function parentOf(
  line: Line,
  shared: Choice,
  choices: readonly Choice[],
  variants: readonly WorldProduct[],
  serial: string,
  sku: string,
): WorldProduct {
  const cheapest = variants.reduce((low, variant) => (priceNow(variant) < priceNow(low) ? variant : low));
  const soonest = variants.reduce((best, variant) => (variant.deliveryDays < best.deliveryDays ? variant : best));
  const name = nameOf(line, named(line, shared), 'da');
  const { parentSku: _parent, optionValues: _values, ...plain } = cheapest;
  const open = new Set(
    optionsOf(line, choices)
      .filter(({ values }) => values.length > 1)
      .map<string>(({ code }) => code),
  );
  return {
    ...plain,
    sku,
    name,
    nameEn: nameOf(line, named(line, shared), 'en'),
    urlKey: urlKeyOf(name),
    type: 'configurable',
    visibility: 'catalogue',
    options: optionsOf(line, choices),
    attributes: cheapest.attributes.filter(({ code }) => !open.has(code)),
    ean: eanOf('5702', serial),
    tiers: cheapest.tiers.map((tier) => ({ ...tier })),
    priceLog: cheapest.priceLog.map((entry) => ({ ...entry })),
    stock: { central: 0, shops: { kbh: 0, aarhus: 0, odense: 0, aalborg: 0, esbjerg: 0, kolding: 0 } },
    manageStock: false,
    stockState: soonest.stockState,
    deliveryDays: soonest.deliveryDays,
    deliveryLabel: soonest.deliveryLabel,
    documents: cheapest.documents.map(({ type }) => ({ type, link: documentPath(sku, type) })),
    popularity: Math.max(...variants.map(({ popularity }) => popularity)),
  };
}

/** Colours of one pen are discounted together: one colour with a different price would look like a mistake. */
function priced(
  variant: WorldProduct,
  line: Line,
  parent: string,
  special: SpecialPrice | undefined,
  base: number,
  { seed, now }: Clockwork,
): WorldProduct {
  const { special: _own, ...plain } = variant;
  const price = variant.priceGrossOere;
  const lowered = special ? shelfOere((price * special.grossOere) / base / 100) : price;
  const own = special && lowered < price ? { ...special, grossOere: lowered } : undefined;
  return {
    ...plain,
    ...(own ? { special: own } : {}),
    tiers: tiersOf(price, { ...line, minQty: variant.minQty, increments: variant.increments }).filter(
      (tier) => tier.grossOere < lowered,
    ),
    priceLog: priceLogOf(seed, parent, price, own, now),
  };
}

const sizeCode = (size: Size): string => urlKeyOf(size.da);

function valuesOf(line: Line, choice: Choice | undefined): WorldProduct['optionValues'] {
  return {
    ...(line.choose?.includes('colour') && choice?.colour ? { colour: urlKeyOf(colourOf(choice.colour).da) } : {}),
    ...(line.choose?.includes('size') && choice?.size ? { [line.sizeIs ?? 'size']: sizeCode(choice.size) } : {}),
  };
}

function optionsOf(line: Line, choices: readonly Choice[]): ProductOption[] {
  const options: ProductOption[] = [];
  const colours = [...new Set(choices.flatMap(({ colour }) => (colour ? [colour] : [])))];
  const sizes = [...new Set(choices.flatMap(({ size }) => (size ? [size] : [])))];
  if (line.choose?.includes('colour')) {
    options.push({
      code: 'colour',
      label: 'Farve',
      labelEn: 'Colour',
      swatchType: 'COLOR',
      values: colours.map(colourValue),
    });
  }
  if (line.choose?.includes('size')) {
    const code = line.sizeIs ?? 'size';
    const [label, labelEn] = ATTRIBUTE_LABELS[code];
    options.push({ code, label, labelEn, swatchType: 'TEXT', values: sizes.map(sizeValue) });
  }
  return options;
}

function colourValue(key: ColourKey): OptionValue {
  const { da, en, hex } = colourOf(key);
  return { code: urlKeyOf(da), label: da, labelEn: en, swatch: hex };
}
function sizeValue(size: Size): OptionValue {
  return { code: sizeCode(size), label: size.da, labelEn: size.en ?? size.da, swatch: size.da };
}
