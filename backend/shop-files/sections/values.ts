// Values that several YAML sections have: amounts in kroner, texts in two languages, days, codes.
import { z } from 'zod/v4';

/** Kroner in the file with at most two decimals; øre = kroner × 100 is whole. */
export const kroner = z
  .number()
  .min(0)
  .max(20_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Beløbet må højst have to decimaler.');

export const oereOfAmount = (value: number): number => Math.round(value * 100);
export const kronerFromOere = (oere: number): number => oere / 100;

/** Danish first; English may be left out, and is Danish then. */
export const bilingual = z.strictObject({ da: z.string(), en: z.string() });

export const day = z.iso.date('Her skal stå en dato som 2026-12-31.');

export const code = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,62}$/, 'En kode har små bogstaver a-z, cifre, bindestreg og understregning.');
