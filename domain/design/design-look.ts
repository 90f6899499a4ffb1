// How a design looks: what each choice says of the drawing, and the short name of a drawing.
import { type Chosen, chosenValue, type DesignArticle, type DesignLook } from '#domain/design/design';

/** For each option the place of what is chosen among its values; what is missing is as in the standard design. Names a drawing. */
export const designPlaces = ({ options }: DesignArticle, chosen: Chosen): number[] =>
  options.map((option) => {
    const value = chosenValue(option, chosen);
    return value ? option.values.indexOf(value) : 0;
  });

/** All that the values at these places say of the drawing; null where one of them is not there. */
export function lookOfDesign({ options }: DesignArticle, places: readonly number[]): DesignLook | null {
  if (places.length !== options.length) return null;
  let look: DesignLook = {};
  for (const [at, place] of places.entries()) {
    const value = options[at]?.values[place];
    if (!value) return null;
    const { traits = [], facts = {}, ...colours } = value.look ?? {};
    look = { ...look, ...colours, traits: [...(look.traits ?? []), ...traits], facts: { ...look.facts, ...facts } };
  }
  return look;
}
