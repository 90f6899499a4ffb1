// Names of classes and custom properties in the built stylesheet: three characters for the file and one or two for the place in it, instead of
// vanilla-extract's eight or nine, because a list of products contains several thousand of them.
import { createHash } from 'node:crypto';

/** No name begins with an A: filters against advertisements hide elements by class names such as `ads1`. */
const FIRST = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = `0123456789aA${FIRST}`;
const OF_FILE = 3;
/** Another text gives other names. To be changed when two files have the same. */
const SALT = '1';

/** File by its three characters. @type {Map<string, string>} */
const files = new Map();
/** Per file, the place of each of its styles. @type {Map<string, Map<string, number>>} */
const places = new Map();

/** @param {string} filePath */
function nameOfFile(filePath) {
  let number = createHash('sha256').update(`${SALT}${filePath}`).digest().readUIntBE(0, 6);
  let name = '';
  while (name.length < OF_FILE) {
    const letters = name === '' ? FIRST : LETTERS;
    name += letters[number % letters.length];
    number = Math.floor(number / letters.length);
  }
  const other = files.get(name) ?? filePath;
  if (other !== filePath) throw new Error(`${filePath} and ${other}: change SALT in scripts/setup/short-names.mjs`);
  files.set(name, filePath);
  return name;
}

/**
 * Depends on the file alone, whose styles are always made in the same order: every build gives the same names.
 * @param {{ hash: string, filePath: string }} style `hash`: vanilla-extract's own name.
 */
export function shortName({ hash, filePath }) {
  const ofFile = places.get(filePath) ?? new Map();
  places.set(filePath, ofFile);
  let place = ofFile.get(hash) ?? ofFile.size;
  ofFile.set(hash, place);
  let name = '';
  do {
    name = LETTERS[place % LETTERS.length] + name;
    place = Math.floor(place / LETTERS.length);
  } while (place > 0);
  return nameOfFile(filePath) + name;
}
