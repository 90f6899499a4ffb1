// Colours that files name in Danish or English, and the tone of their swatch.

const COLOURS = [
  ['sort', 'black', '#23262b'],
  ['hvid', 'white', '#f4f3ee'],
  ['grå', 'grey', '#8b9096'],
  ['grå', 'gray', '#8b9096'],
  ['sølv', 'silver', '#b9bec4'],
  ['guld', 'gold', '#c9a24a'],
  ['blå', 'blue', '#2457a8'],
  ['lyseblå', 'light blue', '#7fb2dd'],
  ['marineblå', 'navy', '#1f2f52'],
  ['turkis', 'turquoise', '#2fa7a3'],
  ['rød', 'red', '#c62f35'],
  ['bordeaux', 'bordeaux', '#6d1f33'],
  ['pink', 'pink', '#d9508c'],
  ['rosa', 'rose', '#e3b1b4'],
  ['orange', 'orange', '#e67a22'],
  ['gul', 'yellow', '#f0c62c'],
  ['grøn', 'green', '#2f8a4c'],
  ['lysegrøn', 'light green', '#a5cf8a'],
  ['lilla', 'purple', '#6c4599'],
  ['brun', 'brown', '#7a543a'],
  ['beige', 'beige', '#dccdb2'],
  ['eg', 'oak', '#c9a26d'],
  ['valnød', 'walnut', '#6f4a30'],
  ['klar', 'clear', '#dde7ea'],
  ['lysegrå', 'light grey', '#c6c9cc'],
  ['mørkegrå', 'dark grey', '#4b5057'],
  ['stål', 'steel', '#a3a9ae'],
  ['messing', 'brass', '#b98b3d'],
  ['kobber', 'copper', '#b4683f'],
  ['støvet blå', 'dusty blue', '#6f8aa3'],
  ['petrol', 'petrol', '#1f5b66'],
  ['terrakotta', 'terracotta', '#b65c3f'],
  ['sennepsgul', 'mustard', '#c6962a'],
  ['mosgrøn', 'moss green', '#66713f'],
  ['skovgrøn', 'forest green', '#2c4f3c'],
  ['cognac', 'cognac', '#9c5a2e'],
  ['sand', 'sand', '#d4c5a5'],
  ['creme', 'cream', '#f1e7cf'],
  ['natur', 'natural', '#c39b6a'],
  ['ask', 'ash', '#dcc7a3'],
  ['cyan', 'cyan', '#1ba3cf'],
  ['magenta', 'magenta', '#c7257e'],
] as const;

export interface NamedColour {
  da: string;
  en: string;
  hex: string;
}

const BY_NAME = new Map<string, NamedColour>(
  COLOURS.flatMap(([da, en, hex]) => [da, en].map((name) => [name, { da, en: en === 'gray' ? 'grey' : en, hex }])),
);

export function colourNamed(name: string): NamedColour | null {
  return BY_NAME.get(name.toLowerCase()) ?? null;
}

/** 'Black' and 'sort' are both 'Sort' in Danish; what no list knows is called as the file calls it. */
export function colourName(text: string): { da: string; en: string } {
  const known = colourNamed(text);
  return known ? { da: capital(known.da), en: capital(known.en) } : { da: text, en: text };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
