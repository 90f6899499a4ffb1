// One written line that orders something: '3 kasser kopipapir á 25 kr', '2 x 5 stk 1200106', 'TN-2420: 4 stk'. Null for a line that does not.
import { type Amount, amountFrom, type Counted, countedFrom, dayless, NO_AMOUNT } from './amounts';
import { isPlainlyCode, likelyCodes } from './codes';
import type { ReadLine } from './model';
import { UNIT_PATTERN } from './unit-words';

const NUMBER = '[-+]?\\d(?:[\\d.,]*\\d)?';
const UNIT = `(?:${UNIT_PATTERN})(?![\\p{L}\\d])\\.?`;
const WORDS = ['en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'];
const ENGLISH = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const form = (pattern: string): RegExp => new RegExp(pattern, 'iu');

/** '2 x 5 stk': ten pieces. */
const MULTIPLIED = form(`(?<![\\d.,])(\\d{1,4})\\s*[x×*]\\s*(\\d{1,4})\\s*(${UNIT})`);
/** 'á 10 stk', 'm/100 stk', '(10 stk)', '500 ark/pk': what one holds. */
const CONTENT = form(
  `(?:(?:[áà]|\\bm/|\\bm\\.|\\bmed|\\bindeholder|\\bpr\\.?|\\bper|\\ba)\\s*\\d[\\d.,]*\\s*(?:${UNIT}))|(?:/\\s*${UNIT})|(?:\\bpr\\.?|\\bper)\\s*(?:${UNIT})`,
);
const COUNTED = form(`(?<![\\p{L}\\d.,/-])(${NUMBER})\\s*(${UNIT})`);
/** '3 x TN-2420', '5 × kopipapir' */
const TIMES_FIRST = form(`^(?!\\d{6})(${NUMBER})\\s*(?:[x×*]|gange)\\s*(?=\\S)`);
/** 'TN-2420 x3', 'TN-2420 (3)', 'antal 3', 'qty: 3' */
const TIMES_LAST = form(`(?:\\s[x×*]\\s?|\\s[x×*]|[×*])(${NUMBER})\\s*$|\\((?!\\d{5})(${NUMBER})\\)\\s*$`);
const NAMED = form(`\\b(?:antal|qty|quantity|mængde)\\s*[.:=]?\\s*(${NUMBER})(?:\\s*(${UNIT}))?`);
const BARE_FIRST = form(`^(${NUMBER})\\s+(?=\\p{L}|\\d{6,14}(?![\\d.,/-]))`);
const BARE_LAST = form(`(?:[\\s:;]|\\s[–-])\\s*(\\d{1,4})\\s*$`);
const SPELLED = form(`(?<!\\p{L})(${[...WORDS, ...ENGLISH].join('|')})\\s+(${UNIT})`);
/** What is counted is no goods. */
const NO_GOODS = form(
  `^${NUMBER}\\s*(?:%|dage?s?|uger?s?|måned\\w*|timer?s?|min(?:ut\\w*)?|år\\w*|kl|person\\w*|medarbejd\\w*|kolleg\\w*|kr|dkk|days?|weeks?|months?|hours?|people|years?|sal|etage|th|tv|floor)(?!\\p{L})`,
);

const PRICES = [
  form(
    `(?:[áàa@]|\\bad|\\bpris\\w*|\\bprice)\\s*[:.]?\\s*((?:kr\\.?|dkk)?\\s*${NUMBER}\\s*(?:kr(?!\\p{L})\\.?|dkk|,-))`,
  ),
  form(
    `(?:[áà@]|\\bad|\\bpris\\w*|\\bprice)\\s*[:.]?\\s*((?:kr\\.?|dkk)?\\s*${NUMBER}(?:,-)?)(?![\\d.,])(?!\\s*(?:${UNIT}))`,
  ),
  form(`((?:kr(?!\\p{L})\\.?|dkk)\\s*${NUMBER}(?:,-)?)`),
  form(`(?<![\\d.,])(${NUMBER}\\s*(?:kr(?!\\p{L})\\.?|dkk|,-))`),
];
const SUM = form(`(?:\\bi ?alt|\\btotal|=)\\s*(?:kr\\.?|dkk)?\\s*${NUMBER}\\s*(?:kr(?!\\p{L})\\.?|dkk|,-)?`);

interface Found extends Counted {
  unit: string | null;
  rest: string;
  /** Said so, and not only a number before or after a word. */
  isPlain: boolean;
}

const writtenUnit = (word: string | undefined): string | null => word?.replace(/\.$/, '') ?? null;

function priceIn(text: string): Amount & { rest: string } {
  const summed = text.replace(SUM, ' ');
  for (const pattern of PRICES) {
    const found = pattern.exec(summed);
    if (!found) continue;
    const amount = amountFrom((found[1] ?? '').trim());
    return { ...amount, rest: summed.replace(found[0], ' ') };
  }
  return { ...NO_AMOUNT, rest: summed };
}

function plainQuantity(text: string): Found | null {
  const multiplied = MULTIPLIED.exec(text);
  if (multiplied) {
    const [whole, first, second, unit] = multiplied;
    const counted = countedFrom(String(Number(first) * Number(second)));
    return { ...counted, unit: writtenUnit(unit), rest: text.replace(whole, ' '), isPlain: true };
  }
  for (const pattern of [TIMES_FIRST, NAMED, COUNTED, TIMES_LAST]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const amount = found[1] ?? (pattern === TIMES_LAST ? found[2] : undefined) ?? '';
    const unit = pattern === TIMES_LAST ? undefined : found[2];
    return { ...countedFrom(amount), unit: writtenUnit(unit), rest: text.replace(found[0], ' '), isPlain: true };
  }
  const spelled = SPELLED.exec(text);
  if (!spelled) return null;
  const word = (spelled[1] ?? '').toLowerCase();
  const quantity = Math.max(WORDS.indexOf(word), ENGLISH.indexOf(word)) + 1;
  return { quantity, typed: null, unit: writtenUnit(spelled[2]), rest: text.replace(spelled[0], ' '), isPlain: true };
}

/** A number at either end. One of four digits or more may itself be the number of a product. */
function bareQuantity(text: string): Found | null {
  if (NO_GOODS.test(text)) return null;
  const last = BARE_LAST.exec(text);
  if (last && isPlainlyCode(likelyCodes(text.slice(0, last.index))[0] ?? ''))
    return { ...countedFrom(last[1] ?? ''), unit: null, rest: text.slice(0, last.index), isPlain: true };
  const [whole = '', number = ''] = BARE_FIRST.exec(text) ?? [];
  if (number === '' || /^\d{5,}$/.test(number)) return null;
  const counted = /^\d{4}$/.test(number) ? { quantity: null, typed: number } : countedFrom(number);
  return { ...counted, unit: null, rest: counted.typed ? text : text.slice(whole.length), isPlain: false };
}

const BULLET = /^(?:[-–•*·o]\s+|\d{1,3}\)\s+)/;
const NUMBERED = /^\d{1,3}\.\s+(?=\S)/;

/** `isStrict`: only what says plainly that it is ordered, as below a signature. */
export function orderedLine(text: string, row: number, isStrict = false): ReadLine | null {
  const own = text.replace(BULLET, '');
  const numbered = own.replace(NUMBERED, '');
  if (numbered !== own && plainQuantity(numbered)) return orderedLine(numbered, row, isStrict);
  const { rest: undated, day } = dayless(own);
  const { rest: priceless, price, priceTyped } = priceIn(undated);
  const contents = CONTENT.exec(priceless)?.[0] ?? '';
  const bare = (contents === '' ? priceless : priceless.replace(contents, ' ')).trim();
  const found = plainQuantity(bare) ?? bareQuantity(bare);
  const words = (found?.rest ?? bare).replace(/\s+/g, ' ').trim();
  const codes = likelyCodes(words);
  if (!found && !beginsWithCode(bare, codes)) return null;
  if (isStrict && !found?.isPlain) return null;
  const name = `${words} ${contents}`.replace(/^(?:af|of)\s+/i, '').replace(/^[\s,:;–-]+|[\s,:;–-]+$/g, '');
  if (name === '' || !/\p{L}|\d{4}/u.test(name)) return null;
  const { quantity, typed, unit } = found ?? { quantity: null, typed: '', unit: null };
  return { row, source: text, codes, name, quantity, typed, unit, price, priceTyped, wishedOn: day };
}

/** A number of goods without a quantity: how many is for a person to say. */
function beginsWithCode(text: string, codes: readonly string[]): boolean {
  const [first] = codes;
  return first !== undefined && isPlainlyCode(first) && text.startsWith(first) && text.split(' ').length <= 12;
}

const SEVERAL = form(
  `\\s*(?:,(?!\\d)|;|\\+|&|\\bog\\b|\\bsamt\\b|\\band\\b)\\s*(?=\\d{1,6}\\s*(?:[x×*]\\s|${UNIT}\\s*[\\p{L}\\d]))`,
);
const EACH_COUNTED = new RegExp(COUNTED.source, 'giu');

/** A sentence may order several things; empty where one of its parts cannot be read. */
export function orderedLinesIn(text: string, row: number, isStrict = false): ReadLine[] {
  const parts = text.split(new RegExp(SEVERAL.source, 'giu'));
  if (parts.length > 1) {
    const read = parts.map((part) => orderedLine(part, row, isStrict));
    if (!read.every((line) => line !== null)) return [];
    // A day at the end of the sentence is that of all it orders.
    const days = read.map(({ wishedOn }) => wishedOn).filter((day) => day !== null);
    const last = days.length === 1 ? (read.at(-1)?.wishedOn ?? null) : null;
    return read.map((line) => ({ ...line, wishedOn: line.wishedOn ?? last }));
  }
  const counts = text.replace(CONTENT, ' ').replace(MULTIPLIED, '1 stk').match(EACH_COUNTED) ?? [];
  const line = counts.length > 1 ? null : orderedLine(text, row, isStrict);
  return line ? [line] : [];
}
