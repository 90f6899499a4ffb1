// What variants differ in, by one code each, however the file names it.

const CODES: ReadonlyMap<string, string> = new Map([
  ['color', 'colour'],
  ['farve', 'colour'],
  ['stoerrelse', 'size'],
  ['storrelse', 'size'],
  ['størrelse', 'size'],
]);

export const optionCode = (name: string): string => CODES.get(name.toLowerCase()) ?? name;

const CODE = /^[a-z][a-z0-9_]{0,39}$/;
/** What the price and the stock of a list go by. */
const TAKEN: ReadonlySet<string> = new Set(['price', 'in_stock']);

/** Codes of options appear in URLs and in filters. */
export const canBeChosenBy = (code: string): boolean => CODE.test(code) && !TAKEN.has(code);
