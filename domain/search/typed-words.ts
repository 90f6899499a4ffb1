// A shopper's query as words and as runs of words that may belong together. Any input is valid; only letters and digits are used.
import { fold } from './fold';
import { withJoinedFormats } from './formats';
import { type Measure, measuresIn } from './measures';

/** More words than this say no more, and each costs. */
export const MAX_WORDS = 8;
const MAX_TYPED = 200;
const MAX_LETTERS = 40;
/** "hæve sænke bord" is three words for one. */
const LONGEST_RUN = 3;

export interface Run {
  /** Place of its first word, and how many words it has. */
  from: number;
  words: number;
  /** The words with spaces between them, as synonyms are written. */
  spaced: string;
  /** The words without spaces, as compounds and numbers are written. */
  joined: string;
}

/** The typed text as it is shown again: control characters have no meaning, and pages, addresses and the database cannot have them. */
export const withoutControls = (typed: string): string => typed.replace(/\p{Cc}+/gu, ' ').trim();

/** Letters of full width, as East Asian keyboards write them, and those of formulas, as some write names in social media. */
const STYLED = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;

/** Composed and in plain letters, as products are named. */
const plainLetters = (typed: string): string =>
  typed
    .slice(0, MAX_TYPED)
    .normalize('NFC')
    .replace(STYLED, (letter) => letter.normalize('NFKC'));

/** Lower case, in the order typed; empty when nothing that can be searched was typed. */
export function wordsOf(typed: string): string[] {
  const found =
    plainLetters(typed)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_LETTERS));
}

export interface Said {
  word: string;
  /** A size or an amount, which the index spells in a normal form. */
  measure: Measure | null;
}

/** As wordsOf, but each size or amount is one word, however it is spaced: "80 g" is "80g". */
export function saidIn(typed: string): Said[] {
  const text = plainLetters(typed).toLowerCase();
  const said: Said[] = [];
  let from = 0;
  const plain = (to: number) => {
    for (const word of withJoinedFormats(wordsOf(text.slice(from, to)))) said.push({ word, measure: null });
  };
  for (const measure of measuresIn(text)) {
    plain(measure.from);
    const word = wordsOf(text.slice(measure.from, measure.to)).join(measure.pair ? '/' : '');
    said.push({ word, measure });
    from = measure.to;
  }
  plain(text.length);
  // Between two amounts an "x" says nothing: "19 mm x 33 m".
  const between = (at: number) => said[at]?.word === 'x' && (said[at - 1]?.measure || said[at + 1]?.measure);
  return said.filter((_, at) => !between(at)).slice(0, MAX_WORDS);
}

/** One word as a single run. */
export const runOf = (word: string): Run => ({ from: 0, words: 1, spaced: word, joined: fold(word) });

/** Every run of one to three neighbouring words. */
export function runsOf(words: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const from of words.keys()) {
    for (let length = 1; length <= LONGEST_RUN && from + length <= words.length; length += 1) {
      const run = words.slice(from, from + length);
      runs.push({ from, words: length, spaced: run.join(' '), joined: fold(run.join('')) });
    }
  }
  return runs;
}

/** A number's own spelling: capitals and figures, nothing between. Null for what is too short, or no number. */
export function codeOf(text: string): string | null {
  const code = plainLetters(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return code.length >= 3 && code.length <= MAX_LETTERS && /\d/.test(code) ? code : null;
}

export const hasFigure = (word: string): boolean => /\p{N}/u.test(word);
