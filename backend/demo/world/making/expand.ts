// Multiplies a product line out into parents, variants and single products.
import { brandNamed } from '../brands';
import { categoryKeyed } from '../categories';
import type { OptionValue, ProductOption, StoreCode, WorldProduct } from '../types';
import type { Line, Pack, Size } from './line';
import { eanOf, serialOf, urlKeyOf } from './naming';
import { type ColourKey, colourOf } from './palette';
import { picturesOf } from './pictures';
import { iso, packFactor, priceLogOf, shelfOere, specialOf, startOfDay, tiersOf } from './pricing';
import { between, chance } from './seed';
import { stockingOf } from './stocking';
import { type Choice, descriptionOf, factsOf, nameOf } from './wording';

export interface Clockwork {
  seed: string;
  now: Date;
}
/** A product still without neighbours: relations are drawn when all are known. */
export interface Made {
  product: WorldProduct;
  line: Line;
}

const ORDINARY: readonly StoreCode[] = ['b2c', 'b2b', 'punchout'];
const NOT_SOLD_IN_ADVANCE: Pack = { n: 1, unit: 'stk' };

export function expand(line: Line, theme: number, index: number, clock: Clockwork): Made[] {
  const sizes: (Size | undefined)[] = line.sizes ? [...line.sizes] : [undefined];
  const colours: (ColourKey | undefined)[] = line.colours ? [...line.colours] : [undefined];
  const packs = line.packs ?? [{ ...NOT_SOLD_IN_ADVANCE, unit: line.unit ?? 'stk' }];
  const byColour = (line.choose?.includes('colour') ?? false) && colours.length > 1;
  const bySize = (line.choose?.includes('size') ?? false) && sizes.length > 1;
  const made: Made[] = [];
  let serial = 0;
  let group = 0;
  for (const pack of packs) {
    for (const size of bySize ? [undefined] : sizes) {
      for (const colour of byColour ? [undefined] : colours) {
        const variants: Choice[] = (bySize ? sizes : [size]).flatMap((s) => (byColour ? colours : [colour]).map((c) => ({ size: s, colour: c, pack })));
        const simples = variants.map((choice) => simple(line, choice, serialOf(theme, index, serial++), clock));
        if (!byColour && !bySize) made.push(...simples.map((product) => ({ product, line })));
        else made.push(...family(line, { size, colour, pack }, variants, simples, serialOf(theme, index, group++), clock).map((product) => ({ product, line })));
      }
    }
  }
  return made;
}

/** A colour that leaves no choice stands among the facts, not in the name; ink says its colour always. */
function named(line: Line, choice: Choice): Choice {
  const only = (line.colours?.length ?? 0) < 2 && !line.cartridge;
  return only ? { ...choice, colour: undefined } : choice;
}

function simple(line: Line, choice: Choice, sku: string, { seed, now }: Clockwork): WorldProduct {
  const { size, pack } = choice;
  const brand = brandNamed(line.brand);
  const price = shelfOere(line.price * (size?.factor ?? 1) * pack.n * packFactor(pack));
  const weightGrams = Math.max(1, Math.round(line.weight * (size?.heft ?? size?.factor ?? 1) * pack.n));
  const name = nameOf(line, named(line, choice), 'da');
  const attributes = factsOf(line, choice, weightGrams);
  const description = descriptionOf(line, choice, attributes);
  const special = line.requestPrice || line.onlyTrade ? undefined : specialOf(seed, sku, price, now);
  const energyClass = size?.energyClass ?? line.energyClass;
  const increments = pack.n === 1 ? (line.increments ?? 1) : 1;
  return {
    sku,
    name,
    nameEn: nameOf(line, named(line, choice), 'en'),
    urlKey: urlKeyOf(name),
    type: 'simple',
    visibility: 'catalogue',
    categoryIds: [line.category, ...(line.also ?? [])].map((key) => categoryKeyed(key).id),
    brand: brand.name,
    brandCode: brand.code,
    shortDescription: line.short[0],
    shortDescriptionEn: line.short[1],
    descriptionHtml: description.da,
    descriptionHtmlEn: description.en,
    attributes,
    ean: eanOf('5701', sku),
    unit: pack.n === 1 ? (line.unit ?? pack.unit) : pack.unit,
    minQty: pack.n === 1 ? (line.minQty ?? 1) : 1,
    increments,
    maxQty: price > 500_000 ? 100 : price > 50_000 ? 500 : 10_000,
    priceGrossOere: price,
    costOere: Math.round((price / 1.25) * (between(seed, `cost/${sku}`, 52, 71) / 100)),
    tiers: tiersOf(price, pack.n === 1 ? line : { ...line, minQty: 1, increments: 1 }).filter((tier) => tier.grossOere < (special?.grossOere ?? price)),
    ...(special ? { special } : {}),
    priceLog: priceLogOf(seed, sku, price, special, now),
    ...dutyOf(line, choice),
    ...stockingOf(seed, sku, line, price),
    ...(line.badge ? { badge: line.badge[0], badgeEn: line.badge[1] } : {}),
    ...(line.subLabel ? { subLabel: line.subLabel[0], subLabelEn: line.subLabel[1] } : {}),
    requestPrice: line.requestPrice ?? false,
    onlyTrade: line.onlyTrade ?? false,
    certificates: [...(line.certificates ?? [])],
    ...(energyClass ? { energyClass } : {}),
    weightGrams,
    pictures: picturesOf(line, choice),
    popularity: Math.round((1 + (line.hot ?? 1)) * (20 + 80 * chance(seed, `popular/${sku}`) ** 2)),
    createdAt: iso(startOfDay(now, -between(seed, `created/${sku}`, 0, 1100) - (chance(seed, `new/${sku}`) < 0.04 ? 0 : 45))),
    relations: { related: [], accessories: [] },
    producer: { ...brand.producer },
    ...(line.warnings ? { warnings: line.warnings } : {}),
    ...(line.danger ? { danger: { clp: [...line.danger.clp], hSentences: [...line.danger.hSentences], pSentences: [...line.danger.pSentences] } } : {}),
    documents: documentsOf(line, sku, energyClass),
    stores: storesOf(line),
    ...(line.fitsPrinters ? { fitsPrinters: [...line.fitsPrinters] } : {}),
    ...(line.cartridge ? { cartridge: { ...line.cartridge } } : {}),
  };
}

function storesOf(line: Line): StoreCode[] {
  return [...new Set(line.only ?? [...ORDINARY, ...(line.more ?? [])])].sort();
}

function dutyOf(line: Line, { size, pack }: Choice): Pick<WorldProduct, 'duty'> {
  if (!line.duty) return {};
  const units = Math.round((size?.dutyUnits ?? line.duty.units) * pack.n * 1000) / 1000;
  return { duty: { code: size?.dutyCode ?? line.duty.code, units } };
}

function documentsOf(line: Line, sku: string, energyClass: string | undefined): WorldProduct['documents'] {
  const documents: WorldProduct['documents'] = [];
  if (energyClass) documents.push({ type: 'energylabel', link: `/media/dokumenter/${sku}-energimaerke.pdf` }, { type: 'data', link: `/media/dokumenter/${sku}-datablad.pdf` });
  if (line.safetySheet) documents.push({ type: 'safety_data', link: `/media/dokumenter/${sku}-sikkerhedsdatablad.pdf` });
  return documents;
}

/** A parent before its variants: it carries the cheapest price (spec §4) and the options that buyers choose from. */
function family(line: Line, shared: Choice, choices: readonly Choice[], simples: readonly WorldProduct[], serial: string, { seed, now }: Clockwork): WorldProduct[] {
  const first = simples[0];
  if (!first) return [];
  const sku = `K${serial}`;
  const name = nameOf(line, named(line, shared), 'da');
  const special = sharedSpecial(line, seed, sku, first.priceGrossOere, simples, now);
  const variants = simples.map((variant, at) => ({ ...withSpecial(variant, seed, special, now, line), parentSku: sku, visibility: 'variant' as const, optionValues: valuesOf(line, choices[at]) }));
  const cheapest = variants.reduce((low, variant) => ((variant.special?.grossOere ?? variant.priceGrossOere) < (low.special?.grossOere ?? low.priceGrossOere) ? variant : low));
  const { special: _own, ...plain } = first;
  const parent: WorldProduct = {
    ...plain,
    sku,
    name,
    nameEn: nameOf(line, named(line, shared), 'en'),
    urlKey: urlKeyOf(name),
    type: 'configurable',
    options: optionsOf(line, choices),
    attributes: first.attributes.filter(({ code }) => !(code === 'colour' && choices.some(({ colour }) => colour !== choices[0]?.colour))),
    ean: eanOf('5702', serial),
    priceGrossOere: cheapest.priceGrossOere,
    costOere: cheapest.costOere,
    tiers: cheapest.tiers.map((tier) => ({ ...tier })),
    ...(cheapest.special ? { special: { ...cheapest.special } } : {}),
    priceLog: cheapest.priceLog.map((entry) => ({ ...entry })),
    stock: { central: 0, shops: { kbh: 0, aarhus: 0, odense: 0, aalborg: 0, esbjerg: 0, kolding: 0 } },
    manageStock: false,
    ...bestDelivery(variants),
    popularity: Math.max(...variants.map((variant) => variant.popularity)),
    pictures: picturesOf(line, { ...shared, size: shared.size ?? choices[0]?.size, colour: shared.colour ?? choices[0]?.colour }),
  };
  return [parent, ...variants];
}

function bestDelivery(variants: readonly WorldProduct[]): Pick<WorldProduct, 'deliveryDays' | 'deliveryLabel' | 'stockState'> {
  const { deliveryDays, deliveryLabel, stockState } = variants.reduce((best, variant) => (variant.deliveryDays < best.deliveryDays ? variant : best));
  return { deliveryDays, deliveryLabel, stockState };
}

/** Colours of one pen go on offer together; a single colour with a price of its own would look like a mistake. */
function sharedSpecial(line: Line, seed: string, sku: string, price: number, simples: readonly WorldProduct[], now: Date): number | undefined {
  if (line.requestPrice || line.onlyTrade) return undefined;
  const special = specialOf(seed, sku, price, now);
  if (!special || simples.some((variant) => shelfOere((variant.priceGrossOere * special.grossOere) / price / 100) >= variant.priceGrossOere)) return undefined;
  return special.grossOere / price;
}

function withSpecial(variant: WorldProduct, seed: string, share: number | undefined, now: Date, line: Line): WorldProduct {
  const { special: _own, ...plain } = variant;
  const parent = `K${variant.sku.slice(0, 5)}`;
  const price = variant.priceGrossOere;
  if (share === undefined) {
    return { ...plain, tiers: tiersOf(price, line), priceLog: priceLogOf(seed, parent, price, undefined, now) };
  }
  const from = iso(startOfDay(now, -between(seed, `from/${parent}`, 1, 6)));
  const special = {
    grossOere: shelfOere((price * share) / 100),
    from,
    to: iso(Date.parse(from) + 28 * 86_400_000),
    name: 'Månedens pris',
    nameEn: 'Price of the month',
  };
  return { ...plain, special, tiers: tiersOf(price, line).filter((tier) => tier.grossOere < special.grossOere), priceLog: priceLogOf(seed, parent, price, special, now) };
}

const sizeCode = (size: Size): string => urlKeyOf(size.da);

function valuesOf(line: Line, choice: Choice | undefined): WorldProduct['optionValues'] {
  return {
    ...(line.choose?.includes('colour') && choice?.colour ? { colour: urlKeyOf(colourOf(choice.colour).da) } : {}),
    ...(line.choose?.includes('size') && choice?.size ? { size: sizeCode(choice.size) } : {}),
  };
}

function optionsOf(line: Line, choices: readonly Choice[]): ProductOption[] {
  const options: ProductOption[] = [];
  const colours = [...new Set(choices.flatMap(({ colour }) => (colour ? [colour] : [])))];
  const sizes = [...new Set(choices.flatMap(({ size }) => (size ? [size] : [])))];
  if (line.choose?.includes('colour')) options.push({ code: 'colour', label: 'Farve', labelEn: 'Colour', swatchType: 'COLOR', values: colours.map(colourValue) });
  if (line.choose?.includes('size')) {
    const [label, labelEn] = line.sizeLabel ?? ['Størrelse', 'Size'];
    options.push({ code: 'size', label, labelEn, swatchType: 'TEXT', values: sizes.map(sizeValue) });
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
