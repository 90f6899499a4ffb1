// Which content pages a search leads to: the shop's own pages are few, so they are compared word by word, without an index.
import { fold } from './fold';
import { wordsOf } from './typed-words';

const LEAST_LETTERS = 3;
/** Words that differ by an ending are the same: "levering" and "leveringer". */
const LONGEST_ENDING = 3;

/** Words of a question that name nothing: "hvordan returnerer jeg en vare". */
const ASKING = new Set(
  `hvordan hvor hvad hvem hvornår hvorfor hvilke hvilken kan skal vil må har får jeg man min mit mine jer jeres i vi det den der de til for fra med om som når ved hos
   how what who where when why which can may shall will have has does do the and you your our for from with about there are is my get`
    .split(/\s+/)
    .map(fold),
);

const isSame = (one: string, other: string): boolean => {
  const begins = (short: string, long: string) =>
    long.startsWith(short) && long.length - short.length <= LONGEST_ENDING && short.length >= LEAST_LETTERS;
  return begins(one, other) || begins(other, one);
};

/** Whether the text has every word that was typed; short words say nothing and are passed over. */
export function isPageAbout(text: string, typed: string): boolean {
  const asked = wordsOf(typed)
    .map(fold)
    .filter((word) => word.length >= LEAST_LETTERS && !ASKING.has(word));
  if (asked.length === 0) return false;
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(fold);
  return asked.every((word) => words.some((one) => isSame(one, word)));
}
