// Values that several YAML sections have: amounts in kroner, texts in two languages, days, codes.
import { z } from 'zod/v4';

/** Kroner in the file with at most two decimals; øre = kroner × 100 is an integer. */
export const kroner = z
  .number()
  .min(0)
  .max(20_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Beløbet må højst have to decimaler.');

export const oereOfAmount = (value: number): number => Math.round(value * 100);
export const kronerFromOere = (oere: number): number => oere / 100;

const SAID = { type: 'string' } as const;
/** The description for editors. */
const BOTH_LANGUAGES = {
  type: 'object',
  properties: { da: SAID, en: SAID },
  required: ['da', 'en'],
  additionalProperties: false,
} as const;

/** `da` and `en`, or one text for both; equal texts are printed as one. */
export const inLanguages = <Text extends z.ZodType<string>>(text: Text) =>
  z
    .preprocess(
      (said) => (typeof said === 'string' ? { da: said, en: said } : said),
      z.strictObject({ da: text, en: text }),
    )
    // For editors: what is made of a text cannot be read off the schema.
    .meta({ anyOf: [SAID, BOTH_LANGUAGES] });

export const bilingual = inLanguages(z.string());

export const day = z.iso.date('Her skal stå en dato som 2026-12-31.');

/** In quotes, for YAML would take 9:30 for a number. */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Her skal stå et klokkeslæt i anførselstegn som "09:00".');

export const code = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,62}$/, 'En kode har små bogstaver a-z, cifre, bindestreg og understregning.');
