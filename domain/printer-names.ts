// What printers and cartridges are called, however it is typed: "dcp l2530", "HP laserjet m402", "tn 2420". Suffix letters (dw, n, dn)
// tell models apart, so nothing is ever cut off a name.

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

/** Lower case letters and digits alone: hyphens, spaces and case never tell two names apart. */
export function nameKey(text: string): string {
  let plain = text.toLowerCase();
  for (const [pattern, name] of ALIASES) plain = plain.replace(pattern, name);
  return plain.replace(/[^a-z0-9]/g, '');
}

/** The words of a question, each as a key, fillers left out. Empty when nothing is left to look for. */
export function wordsIn(typed: string): string[] {
  let plain = typed.slice(0, 200).toLowerCase();
  for (const [pattern, name] of ALIASES) plain = plain.replace(pattern, name);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !FILLERS.has(word))
    .map(nameKey)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** 0: the whole name; 1: every word stands in the name; above: so many words less one have a typo; null: another printer. */
export type Nearness = number;

export function nearness(words: readonly string[], printer: PrinterName): Nearness | null {
  if (words.length === 0) return null;
  const model = nameKey(printer.model);
  const full = nameKey(printer.make + printer.model);
  const asked = words.join('');
  if (asked === full || asked === model) return 0;
  const key = `${full} ${nameKey(printer.series)}`;
  if (words.every((word) => key.includes(word)) || full.includes(asked)) return 1;
  const own = ownWords(printer);
  const misspelt = words.filter((word) => !key.includes(word));
  return misspelt.every((word) => own.some((one) => isOneTypoApart(word, one))) ? 1 + misspelt.length : null;
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
  if (typed.length < LONG_ENOUGH || Math.abs(typed.length - name.length) > 1 || typed === name) return false;
  let from = 0;
  while (from < typed.length && typed[from] === name[from]) from += 1;
  const rest = (text: string, skip: number) => text.slice(from + skip);
  const swapped = typed[from] === name[from + 1] && typed[from + 1] === name[from];
  return (
    rest(typed, 1) === rest(name, 1) ||
    rest(typed, 1) === rest(name, 0) ||
    rest(typed, 0) === rest(name, 1) ||
    (swapped && rest(typed, 2) === rest(name, 2))
  );
}

/** The best of those that are meant: where a whole name was typed that printer alone, else those with the fewest typos. */
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

/** What a cartridge's number may be in a question: the whole, each word with a digit, and neighbours joined ("TN 2420", "HP 305 XL"). */
export function cartridgeKeys(typed: string): string[] {
  const words = wordsIn(typed);
  const joined = words.map((word, at) => word + (words[at + 1] ?? ''));
  const keys = [words.join(''), words.slice(1).join(''), ...joined, ...words];
  return [...new Set(keys.filter((key) => /\d/.test(key) && key.length >= 2 && key.length <= 40))];
}
