// Multiplies a product line out into parents, variants and single products.

import { documentPath } from '#backend/commerce/catalogue/documents/address';
import { brandNamed } from '../brands';
import { categoryKeyed } from '../categories';
import type { StoreCode, WorldProduct } from '../types';
import { type Clockwork, family } from './family';
import { asGiftCard } from './gift-card';
import type { Line, Pack, Size } from './line';
import { eanOf, serialOf, urlKeyOf } from './naming';
import type { ColourKey } from './palette';
import { picturesOf } from './pictures';
import { iso, packFactor, priceLogOf, shelfOere, specialOf, startOfDay, tiersOf } from './pricing';
import { between, chance } from './seed';
import { stockingOf } from './stocking';
import { type Choice, descriptionOf, factsOf, named, nameOf } from './wording';

/** A product without relations: they are computed when all products exist. */
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
        const variants: Choice[] = (bySize ? sizes : [size]).flatMap((s) =>
          (byColour ? colours : [colour]).map((c) => ({ size: s, colour: c, pack })),
        );
        const simples = variants.map((choice) => simple(line, choice, serialOf(theme, index, serial++), clock));
        if (!byColour && !bySize) made.push(...simples.map((product) => ({ product, line })));
        else
          made.push(
            ...family(line, { size, colour, pack }, variants, simples, serialOf(theme, index, group), {
              ...clock,
              before: group++,
            }).map((product) => ({ product, line })),
          );
      }
    }
  }
  return made;
}

function simple(line: Line, choice: Choice, sku: string, { seed, now }: Clockwork): WorldProduct {
  const { size, pack } = choice;
  const brand = brandNamed(line.brand);
  const price = line.giftCard
    ? line.giftCard.least * 100
    : shelfOere(line.price * (size?.factor ?? 1) * pack.n * packFactor(pack));
  const weightGrams = Math.max(1, Math.round(line.weight * (size?.heft ?? size?.factor ?? 1) * pack.n));
  const name = nameOf(line, named(line, choice), 'da');
  const attributes = factsOf(line, choice, weightGrams);
  const description = descriptionOf(line, choice, attributes);
  const special =
    line.requestPrice || line.onlyTrade || line.giftCard ? undefined : specialOf(seed, sku, price, now, line.offer);
  const energyClass = size?.energyClass ?? line.energyClass;
  const increments = pack.n === 1 ? (line.increments ?? 1) : 1;
  return {
    sku,
    name,
    nameEn: nameOf(line, named(line, choice), 'en'),
    urlKey: urlKeyOf(name),
    type: 'simple',
    visibility: line.bonusOnly ? 'points' : 'catalogue',
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
    tiers: tiersOf(price, pack.n === 1 ? line : { ...line, minQty: 1, increments: 1 }).filter(
      (tier) => tier.grossOere < (special?.grossOere ?? price),
    ),
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
    createdAt: iso(
      startOfDay(now, -between(seed, `created/${sku}`, 0, 1100) - (chance(seed, `new/${sku}`) < 0.04 ? 0 : 45)),
    ),
    relations: { related: [], accessories: [] },
    ...(line.bonusPoints ? { bonusPoints: line.bonusPoints * pack.n, bonusCategory: line.bonusCategory } : {}),
    attributeSet: attributeSetOf(line, energyClass),
    residualSale: line.residual ?? false,
    producer: { ...brand.producer },
    ...(line.warnings ? { warnings: line.warnings } : {}),
    ...guaranteeOf(attributes),
    ...(line.danger
      ? {
          danger: {
            clp: [...line.danger.clp],
            hSentences: [...line.danger.hSentences],
            pSentences: [...line.danger.pSentences],
          },
        }
      : {}),
    documents: documentsOf(line, sku, energyClass),
    stores: storesOf(line),
    ...(line.design ? { design: { ...line.design } } : {}),
    ...(line.fitsPrinters ? { fitsPrinters: [...line.fitsPrinters] } : {}),
    ...(line.cartridge ? { cartridge: { ...line.cartridge } } : {}),
    ...asGiftCard(line),
  };
}

/** The law requires two years; the label is for the producer's additional guarantee. */
function guaranteeOf(attributes: WorldProduct['attributes']): Pick<WorldProduct, 'guaranteeMonths' | 'guaranteeTerms'> {
  const told = attributes.find(({ code }) => code === 'warranty');
  // A guarantee of only a part gives no label: "25 år på overfladen".
  const years = Number(/^(\d+) år(?! på)/.exec(told?.value ?? '')?.[1] ?? 0);
  return years > 2 ? { guaranteeMonths: String(years * 12), guaranteeTerms: '/info/garanti' } : {};
}

function storesOf(line: Line): StoreCode[] {
  return [...new Set(line.only ?? [...ORDINARY, ...(line.more ?? [])])].sort();
}

function dutyOf(line: Line, { size, pack }: Choice): Pick<WorldProduct, 'duty'> {
  if (!line.duty) return {};
  const units = Math.round((size?.dutyUnits ?? line.duty.units) * pack.n * 1000) / 1000;
  return { duty: { code: size?.dutyCode ?? line.duty.code, units } };
}

/** Product groups as in merchandise systems: by required information. */
function attributeSetOf(line: Line, energyClass: string | undefined): string {
  if (line.cartridge) return 'Forbrugsstoffer';
  if (line.danger || line.safetySheet) return 'Kemi';
  return energyClass ? 'Energimærket' : 'Default';
}

/** Only documents that apply: an energy label by law, a guide where there is a guarantee, a safety sheet for chemicals. */
export function documentsOf(line: Line, sku: string, energyClass: string | undefined): WorldProduct['documents'] {
  const hasGuide = energyClass !== undefined || line.facts.some(([code]) => code === 'warranty');
  const kinds = [
    ...(energyClass ? (['energylabel'] as const) : []),
    ...(hasGuide ? (['data', 'user_guide'] as const) : []),
    ...(line.safetySheet ? (['safety_data'] as const) : []),
  ];
  return kinds.map((type) => ({ type, link: documentPath(sku, type) }));
}
