// What printers and cartridges are called, however it is typed: "dcp l2530", "HP laserjet m402", "tn 2420". Suffix letters (dw, n, dn)
// distinguish models, so nothing is ever cut off a name.
import { spelledOut } from './printer-words';

export interface PrinterName {
  make: string;
  series: string;
  model: string;
}

/** Makers by their other names. */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/hewlett[\s-]*packard/g, 'hp'],
  [/kyocera[\s-]*mita/g, 'kyocera'],
  [/oki[\s-]*data/g, 'oki'],
  [/fuji[\s-]*xerox/g, 'xerox'],
];

/** Words that say what is looked for, not which. */
const FILLERS = new Set(
  'til for to my min mit den en et og the and printer printere printeren printers toner tonere tonerpatron blæk blaek blækpatron blækpatroner blaekpatron patron patroner ink cartridge cartridges passer'.split(
    ' ',
  ),
);

/** More words than any printer's name has. */
const MOST_WORDS = 8;

/** Lower case letters and digits alone: hyphens, spaces and case never distinguish two names. */
export function nameKey(text: string): string {
  let plain = text.toLowerCase();
  for (const [pattern, name] of ALIASES) plain = plain.replace(pattern, name);
  return plain.replace(/[^a-z0-9]/g, '');
}

/** The printer's own name when a computer knows it over the network, as "\\\\server\\printer" or "printer on server". */
const withoutServer = (text: string): string =>
  text
    .replace(/^\s*\\\\[^\\]+\\/, '')
    .replace(/\s(?:on|på|via)\s+\S+\s*$/, ' ')
    .replace(/\[[0-9a-f:.]{4,17}\]|\b(?:\d{1,3}\.){3}\d{1,3}\b/g, ' ');

/** The words of a question, each as a key; fillers and a driver's own words left out. Empty when nothing is left to look for. */
export function wordsIn(typed: string): string[] {
  let plain = withoutServer(typed.slice(0, 200).toLowerCase());
  for (const [pattern, name] of ALIASES) plain = plain.replace(pattern, name);
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  // "et printer" is an article, "ET-2850" a series.
  const words = all.filter((word, at) => !FILLERS.has(word) || (word === 'et' && /^\d/.test(all[at + 1] ?? '')));
  return spelledOut(words)
    .map(nameKey)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** 0: full name; 0.5: all words with suffixes; 1: full figures; 2: figure prefixes; above: 2 + number of words with typos; null: no match. */
export type Nearness = number;

/** Each complete run of digits. */
export const figuresIn = (text: string): string[] => text.match(/\d+/g) ?? [];

export function nearness(words: readonly string[], printer: PrinterName): Nearness | null {
  if (words.length === 0) return null;
  const model = nameKey(printer.model);
  const full = nameKey(printer.make + printer.model);
  const asked = words.join('');
  if (asked === full || asked === model) return 0;
  const key = `${full} ${nameKey(printer.series)}`;
  const named = words.filter((word) => !OPTIONAL.has(word));
  const parts = ownWords(printer);
  if (named.every((word) => key.includes(word))) {
    const isSuffixed = named.every((word) => !/\d/.test(word) || parts.includes(word));
    const near = byFigures(figuresIn(full), named);
    return near === 1 && isSuffixed ? SUFFIXED : near;
  }
  const misspelt = named.filter((word) => !key.includes(word));
  return misspelt.every((word) => parts.some((one) => isOneTypoApart(word, one))) ? BEGUN + misspelt.length : null;
}

/** Makers write it in some of a printer's names and leave it out in others. */
const OPTIONAL = new Set(['mfp']);

/** Its figures with all letters after them: "m402dn" is no M402dne. */
const SUFFIXED = 0.5;

/** The beginning of its figures was typed, or none of them. */
const BEGUN = 2;

/** An older model's short number is part of many newer ones: a run of digits must match in full. */
function byFigures(own: readonly string[], words: readonly string[]): Nearness | null {
  const typed = words.flatMap(figuresIn);
  if (typed.every((run) => own.includes(run)) && own.every((run) => typed.includes(run))) return 1;
  return typed.every((run) => own.some((one) => one.startsWith(run))) ? BEGUN : null;
}

/** The name's words, and each joined to the next: 'dcp', 'l2530dw', 'dcpl2530dw'. */
function ownWords({ make, series, model }: PrinterName): string[] {
  const parts = `${make} ${series} ${model}`.split(/[\s\-/]+/).map(nameKey);
  return parts.flatMap((part, at) => [part, part + (parts[at + 1] ?? '')]);
}

/** Shorter words have no typos: they are other words. */
const LONG_ENOUGH = 4;

/** One letter more, less, other, or two neighbours swapped. */
export function isOneTypoApart(typed: string, name: string): boolean {
  if (typed.length < LONG_ENOUGH || typed === name) return false;
  let from = 0;
  while (typed[from] === name[from]) from += 1;
  const rest = (text: string, skip: number) => text.slice(from + skip);
  const swapped = typed[from] === name[from + 1] && typed[from + 1] === name[from];
  return (
    rest(typed, 1) === rest(name, 1) ||
    rest(typed, 1) === rest(name, 0) ||
    rest(typed, 0) === rest(name, 1) ||
    (swapped && rest(typed, 2) === rest(name, 2))
  );
}

/** The best matches: only the printer whose full name was typed, else those with the fewest typos. */
export function bestPrinters<Printer extends PrinterName>(
  words: readonly string[],
  printers: readonly Printer[],
): { found: Printer[]; exact: boolean } {
  const ranked = printers.flatMap((printer) => {
    const rank = nearness(words, printer);
    return rank === null ? [] : [{ printer, rank }];
  });
  const best = Math.min(...ranked.map(({ rank }) => rank));
  return { found: ranked.filter(({ rank }) => rank === best).map(({ printer }) => printer), exact: best < 2 };
}

/** Possible cartridge numbers in a query: the full text, each word with a digit, and joined neighbours ("TN 2420", "HP 305 XL"). */
export function cartridgeKeys(typed: string): string[] {
  const words = wordsIn(typed);
  const joined = words.map((word, at) => word + (words[at + 1] ?? ''));
  const keys = [words.join(''), words.slice(1).join(''), ...joined, ...words];
  return [...new Set(keys.filter((key) => /\d/.test(key) && key.length >= 2 && key.length <= 40))];
}
