// Cells of the catalogue file as they are written: amounts, and pairs of name and value.

export const amountCell = (oere: number): string => (oere % 100 === 0 ? String(oere / 100) : (oere / 100).toFixed(2));

export type Pair = readonly [name: string, value: string];

/** A pair stands in quotes where the comma that parts them, or a quote, stands in it. */
export const pairsText = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => quotedPair(`${name}=${value}`)).join(',');

const quotedPair = (pair: string) => (/[",\n]/.test(pair) ? `"${pair.replaceAll('"', '""')}"` : pair);
