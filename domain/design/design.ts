// Furniture that the shopper designs: which choices there are, which go together, what each adds to the price. Spec §3 "Design-your-own".
import { type Oere, oere, sumOere } from '#domain/money/money';
import { type Priced, type PriceInput, priceOf } from '#domain/price/price';

export interface DesignValue {
  code: string;
  label: string;
  labelEn: string;
  /** Colour of the drawing, '#rrggbb'; null for what is no colour. */
  colour: string | null;
  /** Gross øre on top of the article's own price. */
  surcharge: number;
  /** Values of other options that it cannot be had with. Saying it once is enough: it holds both ways. */
  without?: readonly { option: string; value: string }[];
  look?: DesignLook;
}
/** How a value shows in the drawing: the colour of the goods and of what carries them, what they are made of, and their measures in centimetres. */
export interface DesignLook {
  colour?: string;
  accent?: string;
  traits?: readonly string[];
  facts?: Readonly<Record<string, number | string>>;
}
export interface DesignOption {
  code: string;
  label: string;
  labelEn: string;
  values: readonly DesignValue[];
}
export interface DesignArticle {
  /** The first value of each option makes the standard design. */
  options: readonly DesignOption[];
}

/** Option → value. */
export type Chosen = Readonly<Record<string, string>>;
export interface Surcharge {
  label: string;
  gross: Oere;
}
export type DesignProblem = { option: string } & (
  | { code: 'missing' }
  | { code: 'excluded'; value: DesignValue; by: DesignValue; byOption: DesignOption }
);

/** What of an option is chosen. */
export const chosenValue = (option: DesignOption, chosen: Chosen) =>
  option.values.find(({ code }) => code === chosen[option.code]);

export const standardDesign = ({ options }: DesignArticle): Chosen =>
  Object.fromEntries(options.flatMap(({ code, values: [first] }) => (first ? [[code, first.code]] : [])));

const excludes = (one: DesignValue, option: string, value: string) =>
  (one.without ?? []).some((other) => other.option === option && other.value === value);

/** The chosen value that conflicts with this one; null when they go together. */
export function blockedBy(article: DesignArticle, chosen: Chosen, option: DesignOption, value: DesignValue) {
  for (const other of article.options) {
    const held = other.code === option.code ? undefined : chosenValue(other, chosen);
    if (held && (excludes(value, other.code, held.code) || excludes(held, option.code, value.code)))
      return { option: other, value: held };
  }
  return null;
}

/** At most one for each option, in their order; none means that it can be made. */
export function designProblems(article: DesignArticle, chosen: Chosen): DesignProblem[] {
  return article.options.flatMap((option): DesignProblem[] => {
    const value = chosenValue(option, chosen);
    if (!value) return [{ option: option.code, code: 'missing' }];
    const block = blockedBy(article, chosen, option, value);
    return block ? [{ option: option.code, code: 'excluded', value, by: block.value, byOption: block.option }] : [];
  });
}

/** Only the options that this article offers: what a line stores. */
export const designOf = ({ options }: DesignArticle, chosen: Chosen): Chosen =>
  Object.fromEntries(
    options.flatMap((option) => {
      const value = chosenValue(option, chosen);
      return value ? [[option.code, value.code]] : [];
    }),
  );

/** Reads the choice from a line's stored configuration. */
export const chosenIn = (config: unknown): Chosen =>
  Object.fromEntries(
    Object.entries(config ?? {}).flatMap(([option, value]) => (typeof value === 'string' ? [[option, value]] : [])),
  );

/** Names a design on the wire: the same one chosen in another order has the same name. */
export const designKey = (article: DesignArticle, chosen: Chosen): string =>
  Object.entries(designOf(article, chosen))
    .map(([option, value]) => `${option}:${value}`)
    .join(';');

export interface ChosenWords {
  option: DesignOption;
  value: DesignValue;
  label: string;
  valueLabel: string;
}

export function designWords(article: DesignArticle, chosen: Chosen, language: 'da' | 'en'): ChosenWords[] {
  return article.options.flatMap((option) => {
    const value = chosenValue(option, chosen);
    if (!value) return [];
    const english = language === 'en';
    const label = english ? option.labelEn : option.label;
    return [{ option, value, label, valueLabel: english ? value.labelEn : value.label }];
  });
}

export const surchargesOf = (article: DesignArticle, chosen: Chosen, language: 'da' | 'en'): Surcharge[] =>
  designWords(article, chosen, language).flatMap(({ value, label, valueLabel }) =>
    value.surcharge > 0 ? [{ label: `${label}: ${valueLabel}`, gross: oere(value.surcharge) }] : [],
  );

/** Campaigns, tiers and agreed prices lower the article; what was chosen on top costs the same for everyone. */
export function priceOfDesign(input: PriceInput, surcharges: readonly Surcharge[]): Priced {
  if (surcharges.length === 0) return priceOf(input);
  const extra = sumOere(surcharges.map(({ gross }) => gross));
  const raised = (gross: Oere) => oere(gross + extra);
  const agreed = input.contractGross ?? null;
  const priced = priceOf({
    ...input,
    regularGross: raised(input.regularGross),
    specials: input.specials.map((one) => ({ ...one, gross: raised(one.gross) })),
    tiers: input.tiers.map((one) => ({ ...one, gross: raised(one.gross) })),
    contractGross: agreed === null ? null : raised(agreed),
  });
  const steps = surcharges.map(({ label, gross }) => ({ code: 'option' as const, oere: gross, label }));
  const [, ...rest] = priced.reasons;
  return { ...priced, reasons: [{ code: 'list', oere: input.regularGross }, ...steps, ...rest] };
}
