// Spellings of an address that a router may treat as equal, and a guard or a cache as different.
import type { Dice } from '../simulate/random';

const escapeOf = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

/** A character of the path that is neither a slash nor part of a parameter. */
function at(path: string, change: (sign: string) => string): string {
  const place = path.search(/[a-z]/);
  return place < 0 ? path : path.slice(0, place) + change(path.charAt(place)) + path.slice(place + 1);
}

function atLast(path: string, change: (sign: string) => string): string {
  const place = path.length - 1;
  return /[a-z]/.test(path.charAt(place)) ? path.slice(0, place) + change(path.charAt(place)) : path;
}

/** By name: each returns another spelling of the path, or the path itself where there is none. */
export const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'upper case': (path) => path.toUpperCase(),
  'one letter upper case': (path) => atLast(path, (sign) => sign.toUpperCase()),
  'first letter escaped': (path) => at(path, escapeOf),
  'last letter escaped': (path) => atLast(path, escapeOf),
  'escaped upper case': (path) => at(path, (sign) => escapeOf(sign.toUpperCase())),
  'slash at the end': (path) => `${path}/`,
  'slashes at the end': (path) => `${path}//`,
  'double slashes': (path) => path.replaceAll('/', '//'),
  'a dot segment': (path) => path.replace(/\/([^/]*)$/, '/./$1'),
  'dots that go back': (path) => path.replace(/\/([^/]*)$/, '/x/../$1'),
  'escaped dots': (path) => path.replace(/\/([^/]*)$/, '/x/%2e%2E/$1'),
  backslashes: (path) => path.replaceAll('/', '\\').replace('\\', '/'),
  'a fragment': (path) => `${path}#x`,
  parameters: (path) => `${path};x=1`,
  'an escaped slash': (path) => path.replace(/(.)\/([^/]*)$/, '$1%2F$2'),
  'an escaped question mark': (path) => `${path}%3Fx`,
};

const WILD = ['%5C', '//', '/\\\\', '%00', '%ED%A0%80', '%', '%2', '%C3', '\u00e6', '%0d%0aX-Evil: 1', '%F0%9F%98%80', '..', '.', '*', ':', '@evil.example', '~', "'", '"', '<script>', '|', '^', '`', '{}', '[', '%2F%2Fevil.example', '__proto__', 'constructor', 'a'.repeat(300), '%25', '%252e', '\u00ff']; // biome-ignore format: a table

/** A random path, derived from this one. */
export function wildPath(path: string, dice: Dice): string {
  const spelled = dice.pick(Object.values(SPELLINGS))(path);
  const places = Array.from({ length: dice.between(0, 2) }, () => dice.between(0, spelled.length));
  const wild = places.reduce((text, place) => text.slice(0, place) + dice.pick(WILD) + text.slice(place), spelled);
  return wild.startsWith('/') ? wild : `/${wild}`;
}
