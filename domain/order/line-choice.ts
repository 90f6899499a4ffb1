// What a line of a cart or an order is: plain goods, goods for bonus points or as a present, a design, or a personal gift card.
import { type Chosen, chosenIn } from '#domain/design/design';
import { type GiftCardWish, wishIn } from '#domain/gift-card/gift-card-sale';
import { type PresentWish, presentIn } from '#domain/order/present';

export const LINE_KINDS = ['goods', 'points', 'present', 'design', 'gift_card'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The same product in two of these is two lines. */
export type LineChoice =
  | { kind: 'goods' | 'points'; config: null }
  | { kind: 'present'; config: PresentWish }
  | { kind: 'design'; config: Chosen }
  | { kind: 'gift_card'; config: GiftCardWish };

export const AS_IT_STANDS: LineChoice = { kind: 'goods', config: null };
export const FOR_POINTS: LineChoice = { kind: 'points', config: null };

/** As stored in the database. */
export interface StoredLineChoice {
  kind: LineKind;
  config: Chosen | GiftCardWish | PresentWish | null;
}

export function choiceOf({ kind, config }: StoredLineChoice): LineChoice {
  switch (kind) {
    case 'present':
      return { kind, config: presentIn(config) };
    case 'design':
      return { kind, config: chosenIn(config) };
    case 'gift_card':
      return { kind, config: wishIn(config) };
    default:
      return { kind, config: null };
  }
}

export const isForPoints = ({ kind }: Pick<LineChoice, 'kind'>): boolean => kind === 'points';

/** To whom a gift card goes, and for how much; null for goods. */
export function wishOf(kept: StoredLineChoice): GiftCardWish | null {
  const choice = choiceOf(kept);
  return choice.kind === 'gift_card' ? choice.config : null;
}

/** How it is wrapped and what its card says; null for what is no present. */
export function presentOf(kept: StoredLineChoice): PresentWish | null {
  const choice = choiceOf(kept);
  return choice.kind === 'present' ? choice.config : null;
}

/** Plain goods can be made a present, and a present plain goods again. */
export const mayBePresent = ({ kind }: Pick<LineChoice, 'kind'>): boolean => kind === 'goods' || kind === 'present';

export const asPresent = (config: PresentWish | null): LineChoice =>
  config ? { kind: 'present', config } : AS_IT_STANDS;

/** Equal for two lines of the same thing, no matter in which order it was chosen. */
export function choiceKey({ kind, config }: LineChoice): string {
  const chosen = Object.entries(config ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  return chosen.length === 0 ? kind : `${kind} ${JSON.stringify(chosen)}`;
}
