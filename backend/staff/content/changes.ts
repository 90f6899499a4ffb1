// Changed texts of content in a length that a page can show: what is another, with the words around it.
import { type ChangeObject, diffWordsWithSpace } from 'diff';
import type { ChangedFact } from '#domain/staff/order-state';

const LONGEST_SHOWN = 200;
const AROUND = 40;
/** Beyond it the texts have little in common, and are cutChange instead. */
const MOST_EDITS = 500;

export function shortChange({ name, before, after }: ChangedFact): ChangedFact {
  if (Math.max(before.length, after.length) <= LONGEST_SHOWN) return { name, before, after };
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  if (!parts) return { name, before: cutChange(before), after: cutChange(after) };
  const side = (isLeftOut: (part: ChangeObject<string>) => boolean): string =>
    parts
      .filter((part) => !isLeftOut(part))
      .map((part) => (part.added || part.removed ? part.value : wordsAround(part.value)))
      .join('');
  return { name, before: side(({ added }) => added), after: side(({ removed }) => removed) };
}

const cutChange = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)} …` : text);

const wordsAround = (text: string): string =>
  text.length > 2 * AROUND ? `${text.slice(0, AROUND)} … ${text.slice(-AROUND)}` : text;
