// Cells of the catalogue file as they are written: amounts, and pairs of name and value.

export const amountCell = (oere: number): string => (oere % 100 === 0 ? String(oere / 100) : (oere / 100).toFixed(2));

export type Pair = readonly [name: string, value: string];

/** A pair is quoted where it contains the separating comma, or a quote. */
export const pairsText = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => quotedPair(`${name}=${value}`)).join(',');

/** As pairs, with several values each in its quotes; so is one that contains the separator. */
export const factsText = (facts: readonly (readonly [name: string, value: string | readonly string[]])[]): string =>
  facts
    .map(([name, value]) => {
      const values = typeof value === 'string' ? [value] : value;
      const isApart = values.length > 1 || values[0]?.includes('|');
      return isApart ? `${name}=${values.map(quotedText).join('|')}` : quotedPair(`${name}=${values[0]}`);
    })
    .join(',');

const quotedText = (text: string) => `"${text.replaceAll('"', '""')}"`;

const quotedPair = (pair: string) => (/[",\n]/.test(pair) ? quotedText(pair) : pair);
