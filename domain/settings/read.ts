// Reads a setting or refuses it with one sentence, and finds names that look like a misspelled setting.
import { SETTING_NAMES, type Setting } from './table';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Aborts the start; its message is one sentence for the log. The HTTP server recognises it by name. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

/** Undefined where it is not set; an empty value means the same, as an .env file writes it. */
export function settingIn<Value>(env: Environment, { name, what, kind }: Setting<Value>): Value | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = kind.read(text);
  if (value !== null) return value;
  const given = kind.isSecret ? 'what was given is something else' : `not ${JSON.stringify(text)}`;
  throw new WrongSetting(`${name}, ${what}, must be ${kind.may}, ${given}.`);
}

/** Refuses a pair of settings of which only one is set: alone it would have no effect. */
export function requirePair(env: Environment, one: Setting<unknown>, other: Setting<unknown>): void {
  const missing = [one, other].filter(({ name }) => (env[name] ?? '') === '');
  const [{ name } = { name: '' }] = missing;
  if (missing.length === 1)
    throw new WrongSetting(`${name} is not set: ${one.name} and ${other.name} are set together, or neither is.`);
}

/** Letters that have to be added, left out, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const steps = [(last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1)];
      // There is no character before the first of either, so nothing matches.
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) steps.push((before[at - 2] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/** Short names are near to too many others. */
const slipsIn = (name: string): number => (name.length < 4 ? 0 : name.length < 8 ? 1 : 2);

function settingLike(name: string): string | undefined {
  const shouted = name.toUpperCase();
  // A difference in length is a lower bound of the distance, and far cheaper than the distance itself.
  const candidates = SETTING_NAMES.filter((known) => Math.abs(known.length - shouted.length) <= slipsIn(known));
  const near = candidates.map((known) => ({ known, slips: distance(shouted, known) }));
  return near.filter(({ known, slips }) => slips <= slipsIn(known)).sort((a, b) => a.slips - b.slips)[0]?.known;
}

export interface Misspelled {
  name: string;
  meant: string;
}

/** Names of the environment that are no setting but look like one; those of others, such as PATH, look like none. */
export function misspelledIn(env: Environment): Misspelled[] {
  return Object.keys(env).flatMap((name) => {
    if (SETTING_NAMES.includes(name)) return [];
    const known = settingLike(name);
    return known === undefined ? [] : [{ name, meant: known }];
  });
}

/** One line for each, as the start of a process says it. */
export const misspelledLines = (env: Environment): string[] =>
  misspelledIn(env).map(({ name, meant }) => `${name} is no setting and is not read: was ${meant} meant?`);
