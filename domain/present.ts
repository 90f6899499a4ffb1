// Goods as a present: wrapped, and with a card that carries the giver's words. Both are free, and kept with the line that they were asked for on.
import { type Refusal, refusal } from '#domain/refusals';

export interface PresentWish {
  /** Empty: no card. */
  greeting: string;
  wrapped: boolean;
}

/** What there is room for on a card. */
export const LONGEST_GREETING = 200;

/** What was asked for, as one paragraph; null where nothing was, so that the goods are sent as they stand. */
export function presentFrom({ greeting, wrapped }: PresentWish): PresentWish | null {
  const words = greeting.replace(/\s+/g, ' ').trim();
  return words === '' && !wrapped ? null : { greeting: words, wrapped };
}

export const problemWithPresent = ({ greeting }: PresentWish): Refusal | null =>
  greeting.length > LONGEST_GREETING
    ? refusal('TOO_LONG', { field: 'greeting', params: { max: LONGEST_GREETING } })
    : null;

/** Out of what a line keeps. */
export function presentIn(config: unknown): PresentWish {
  const kept: Record<string, unknown> = { ...(typeof config === 'object' ? config : null) };
  return { greeting: typeof kept.greeting === 'string' ? kept.greeting : '', wrapped: kept.wrapped === true };
}
