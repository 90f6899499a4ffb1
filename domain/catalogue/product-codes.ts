// Numbers and classes of a product for procurement systems: which ones staff edit, which lists its classes are of, and what a class may be.

/** Named as the columns of the product and the attributes of a catalogue file. */
export const PRODUCT_CODES = ['manufacturer_number', 'unspsc', 'eclass'] as const;
export type ProductCode = (typeof PRODUCT_CODES)[number];

export const CLASS_LISTS = ['unspsc', 'eclass'] as const;
export type ClassList = (typeof CLASS_LISTS)[number];

export const isClassList = (name: string): name is ClassList => CLASS_LISTS.some((list) => list === name);

const PARTS = /^([1-9]\d)(\d\d)(\d\d)(\d\d)$/;

/** Both lists have four levels of two digits. A level that is 00 is not chosen, and then none below it is. */
export function isProductClass(text: string): boolean {
  const parts = PARTS.exec(text)?.slice(1) ?? [];
  const levels = parts.findLastIndex((part) => part !== '00');
  return parts.length > 0 && !parts.slice(0, levels).includes('00');
}

/** Which list a connection's own name for it means, as 'UNSPSC', 'UNSPSC_V19', 'eCl@ss-9.1' or 'ECLASS 13'. Null: a list of the customer's own. */
export function classListNamed(name: string): ClassList | null {
  const letters = name.toLowerCase().replace('@', 'a');
  if (/^e-?class/.test(letters)) return 'eclass';
  return /^(un)?spsc/.test(letters) ? 'unspsc' : null;
}
