// What banners and popups have in common: a price block, and colours that can be read.
import { z } from 'zod/v4';
import { contrastOf, LEAST_CONTRAST } from '#domain/design/colour-contrast';
import type { TellKey } from './content-section';
import { endsTooSoon } from './dates';

const kroner = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine((amount) => Number.isInteger(Math.round(amount * 1000) / 10), 'Et beløb har højst to decimaler.');

/** Amounts as they are shown: with VAT to consumers, without to companies. The text is taken from the files. */
export const priceBlock = z.strictObject({
  current: kroner,
  /** Struck through; by law the lowest of the 30 days before. */
  previous: kroner.optional(),
  currency: z.literal('DKK').default('DKK'),
});

type PriceBlock = z.infer<typeof priceBlock>;

export const priceOfEntry = (price: PriceBlock | undefined, text: string | undefined, id: string) =>
  price
    ? {
        ...{ id, text: text ?? null, currency: price.currency },
        ...{ currentPrice: price.current, previousPrice: price.previous ?? null },
      }
    : null;

/** `at`: the keys before those of the price itself. */
export function judgePrice(price: PriceBlock | undefined, at: readonly PropertyKey[], tell: TellKey): void {
  if (price?.previous !== undefined && price.previous <= price.current)
    tell([...at, 'price', 'previous'], 'Førprisen skal være højere end prisen.');
}

interface Colours {
  colour?: string | undefined;
  background?: string | undefined;
}

/** Both or neither; a text that cannot be read is refused (WCAG 2.2, 1.4.3). */
export function judgeColours(
  { colour: ink, background }: Colours,
  keys: { colour: readonly PropertyKey[]; background: readonly PropertyKey[] },
  tell: TellKey,
): void {
  if (ink === undefined && background === undefined) return;
  if (ink === undefined || background === undefined) {
    const said = ink === undefined ? keys.background : keys.colour;
    tell(said, 'Tekst og baggrund skal have en farve hver, eller ingen.');
    return;
  }
  const contrast = contrastOf(ink, background);
  if (contrast < LEAST_CONTRAST) {
    const shown = contrast.toFixed(1).replace('.', ',');
    tell(keys.colour, `Teksten kan ikke læses på baggrunden: kontrasten er ${shown}, og den skal være mindst 4,5.`);
  }
}

export function judgeDates(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  at: readonly PropertyKey[],
  what: string,
  tell: TellKey,
): void {
  if (endsTooSoon(from, to)) tell([...at, 'to'], `${what} skal slutte, efter at den begynder (${from}).`);
}
