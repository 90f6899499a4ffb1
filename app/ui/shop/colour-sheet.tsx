// Colours that a shop owner has set: a stylesheet of two rules at an address of the shop, for its policy refuses styles on elements.
import { coloursPath } from '#domain/page/addresses';
import type { ColourPair } from '~/models/content';

/** For `data-colours` of what is to be in these colours; undefined: in the look's own. */
export const colourMark = (colours: ColourPair | null): string | undefined =>
  colours ? `${colours.ink.slice(1)}-${colours.ground.slice(1)}` : undefined;

export function ColourSheet({ colours }: { colours: ColourPair | null }) {
  return colours ? <link rel="stylesheet" href={coloursPath(colours.ink, colours.ground)} /> : null;
}
