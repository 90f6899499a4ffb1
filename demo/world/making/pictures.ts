// What the drawing hand is told of a product: family, colour, traits and the three views.
import type { PictureSpec } from '../types';
import type { Line } from './line';
import { type ColourKey, colourOf } from './palette';
import { pictureFacts } from './picture-facts';
import { type Choice, factsOf } from './wording';

/** Colour follows the variant; a parent shows the first colour that can be chosen. */
export function picturesOf(line: Line, choice: Choice): PictureSpec[] {
  const key: ColourKey = choice.colour ?? choice.size?.paint ?? line.paint ?? line.colours?.[0] ?? 'lightgrey';
  const traits = [...new Set([...(line.traits ?? []), ...(choice.size?.traits ?? [])])];
  const mark = choice.size?.mark ?? line.mark;
  const facts = pictureFacts(line.family, factsOf(line, choice, 0), line.model);
  const common = {
    family: line.family,
    colour: colourOf(key).hex,
    ...(line.accent ? { accent: line.accent } : {}),
    ...(mark ? { mark } : {}),
    ...(choice.pack.n > 1 ? { count: choice.pack.n } : {}),
    ...(traits.length ? { traits } : {}),
    ...(Object.keys(facts).length ? { facts } : {}),
  };
  return (['main', 'detail', 'scene'] as const).map((view) => ({ ...common, view }));
}
