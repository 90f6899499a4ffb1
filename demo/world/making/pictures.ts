// The picture spec of a product: family, colour, traits and the three views.
import type { PictureSpec } from '../types';
import type { Line } from './line';
import { type ColourKey, colourOf } from './palette';
import { giftsIn, pictureFacts } from './picture-facts';
import { type Choice, factsOf } from './wording';

/** Colour follows the variant; a parent shows the first colour that can be chosen. */
export function picturesOf(line: Line, choice: Choice): PictureSpec[] {
  const key: ColourKey = choice.colour ?? choice.size?.paint ?? line.paint ?? line.colours?.[0] ?? 'lightgrey';
  const traits = [...new Set([...(line.traits ?? []), ...(choice.size?.traits ?? [])])];
  const mark = choice.size?.mark ?? line.mark;
  const attributes = factsOf(line, choice, 0);
  const facts = pictureFacts(line.family, attributes, line.model);
  const held = line.family === 'gift-box' ? giftsIn(attributes) : [];
  const common = {
    family: line.family,
    colour: colourOf(key).hex,
    ...(line.accent ? { accent: line.accent } : {}),
    ...(mark ? { mark } : {}),
    ...(choice.pack.n > 1 ? { count: choice.pack.n } : {}),
    ...(traits.length ? { traits } : {}),
    ...(Object.keys(facts).length ? { facts } : {}),
  };
  const views = (['main', 'detail', 'scene'] as const).map((view) => ({ ...common, view }));
  // In use a gift box is open.
  return views.map((spec) => (spec.view === 'scene' && held.length ? { ...spec, traits: [...traits, ...held] } : spec));
}
