// Values of cells: bounds and lists.

/** undefined: not given; null: to be removed. */
export type Said<Value> = Value | null | undefined;

export interface Bounds {
  least: number;
  most: number;
}

/** Each once, in their order. */
export function splitList<Nothing extends null | undefined>(
  text: string | Nothing,
  separator: string,
): string[] | Nothing {
  return typeof text === 'string' ? listParts(text, separator) : text;
}

export function listParts(text: string, separator: string): string[] {
  const parts = text.split(separator).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}
