// What the laws require of one product, by day: manufacturer and responsible person, hazards, durability guarantee,
// and what a price cut may say. Returns what is missing, never throws.
import type { IsoDate } from '#domain/calendar/calendar';
import { garanFaultsOf } from './durability';
import { bannedClaims } from './environmental-claims';
import { type LawFault, lawFault } from './faults';
import { isInEea, isPostalAddress } from './places';
import { holdsOn, LAW_CODES, type LawCode } from './rules';

export interface LawContact {
  name: string;
  address: string;
  email: string;
}

export interface ProductOnLaw {
  /** Vouchers are no goods. */
  isGiftCard: boolean;
  /** A text by its column: `name_da`. */
  texts: Readonly<Record<string, string | null>>;
  brand: string;
  sku: string;
  producer: (LawContact & { responsible?: LawContact | undefined }) | null;
  pictures: number;
  danger: { clp: readonly string[]; hSentences: readonly string[]; pSentences: readonly string[] } | null;
  /** Facts as they are printed, in both languages. */
  facts: readonly { code: string; value: string }[];
  /** Months of the manufacturer's free guarantee for the entire product; null: none, or not above two years. */
  guaranteeMonths: number | null;
  guaranteeTerms: string | null;
  certificates: readonly string[];
  /** Special prices in force on the day, in øre. */
  cuts: readonly { oere: number; lowestBeforeOere: number | null }[];
}

/** Certificates that content describes: true where it says who issues them. */
export type KnownMarks = ReadonlyMap<string, boolean>;

type Judge = (product: ProductOnLaw, marks: KnownMarks) => LawFault[];

const JUDGES: Readonly<Partial<Record<LawCode, Judge>>> = {
  'product-safety': ({ producer, pictures, isGiftCard }) => {
    if (isGiftCard) return [];
    const picture = pictures === 0 ? [lawFault('product-safety', 'picture')] : [];
    return producer ? [...contactFaults(producer), ...picture] : [lawFault('product-safety', 'producer'), ...picture];
  },
  'hazard-types': ({ danger }) =>
    danger && danger.clp.length + danger.hSentences.length === 0 ? [lawFault('hazard-types', 'hazardType')] : [],
  'hazard-label': labelFaults,
  'environmental-claims': (product, marks) => [
    ...Object.entries(product.texts).flatMap(([field, text]) => claimFaults(field, text ?? '')),
    ...product.facts.flatMap(({ code, value }) => claimFaults(code, value)),
    ...product.certificates.flatMap((mark) => markFaults(mark, marks)),
  ],
  'garan-label': (product) =>
    garanFaultsOf(product).map(({ code, value }) => lawFault('garan-label', code, null, value)),
  'lowest-price': ({ cuts }) =>
    cuts.flatMap(({ oere, lowestBeforeOere: lowest }) => {
      if (lowest === null) return [lawFault('lowest-price', 'noPriceBefore')];
      return oere < lowest ? [] : [lawFault('lowest-price', 'notLower', null, String(lowest))];
    }),
  'product-liability': ({ producer, isGiftCard }) => {
    if (isGiftCard) return [];
    const answering = [producer, producer?.responsible].some((one) => one && isInEea(one.address));
    return answering ? [] : [lawFault('product-liability', 'noOneInEu')];
  },
};

/** What breaks a law on that day, in the order of the laws. */
export function faultsOfProduct(product: ProductOnLaw, marks: KnownMarks, day: IsoDate): LawFault[] {
  return LAW_CODES.flatMap((code) => (holdsOn(code, day) ? (JUDGES[code]?.(product, marks) ?? []) : []));
}

/** A text of a page or a product that makes a claim. */
export const claimFaults = (field: string, text: string): LawFault[] =>
  bannedClaims(text).map((claim) => lawFault('environmental-claims', 'claim', field, claim));

const rule = 'product-safety';

function contactFaults(producer: NonNullable<ProductOnLaw['producer']>): LawFault[] {
  const { responsible } = producer;
  const own = [
    ...(isPostalAddress(producer.address) ? [] : [lawFault(rule, 'producerAddress', null, producer.address)]),
    ...(producer.email.includes('@') ? [] : [lawFault(rule, 'producerEmail')]),
  ];
  if (isInEea(producer.address)) return own;
  if (!responsible) return [...own, lawFault(rule, 'responsible')];
  return [
    ...own,
    ...(isPostalAddress(responsible.address) && isInEea(responsible.address)
      ? []
      : [lawFault(rule, 'responsibleAddress', null, responsible.address)]),
    ...(responsible.email.includes('@') ? [] : [lawFault(rule, 'responsibleEmail')]),
  ];
}

/** How much is in it: of what is poured, weighed or counted. */
const MEASURE = /\d\s*(?:ml|cl|dl|l|liter|litre|g|kg|stk|pcs|sider|pages)\b/i;

function labelFaults({ danger, texts, facts }: ProductOnLaw): LawFault[] {
  if (!danger) return [];
  const said = [...Object.values(texts), ...facts.map(({ value }) => value)];
  return [
    ...(danger.clp.length === 0 ? [lawFault('hazard-label', 'pictogram')] : []),
    ...(danger.hSentences.length === 0 ? [lawFault('hazard-label', 'hazardSentences')] : []),
    ...(danger.pSentences.length === 0 ? [lawFault('hazard-label', 'precautions')] : []),
    ...(said.some((text) => MEASURE.test(text ?? '')) ? [] : [lawFault('hazard-label', 'content')]),
  ];
}

function markFaults(mark: string, marks: KnownMarks): LawFault[] {
  const hasIssuer = marks.get(mark);
  if (hasIssuer === undefined) return [lawFault('environmental-claims', 'unknownMark', null, mark)];
  return hasIssuer ? [] : [lawFault('environmental-claims', 'markIssuer', null, mark)];
}
