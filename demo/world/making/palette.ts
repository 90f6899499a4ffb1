// The colours of the goods: Danish and English word, and the tone that picture and swatch share.

export interface Colour {
  da: string;
  en: string;
  hex: string;
}

export const PALETTE = {
  black: { da: 'sort', en: 'black', hex: '#23262b' },
  white: { da: 'hvid', en: 'white', hex: '#f4f3ee' },
  grey: { da: 'grå', en: 'grey', hex: '#8b9096' },
  lightgrey: { da: 'lysegrå', en: 'light grey', hex: '#c6c9cc' },
  darkgrey: { da: 'mørkegrå', en: 'dark grey', hex: '#4b5057' },
  silver: { da: 'sølv', en: 'silver', hex: '#b9bec4' },
  steel: { da: 'stål', en: 'steel', hex: '#a3a9ae' },
  gold: { da: 'guld', en: 'gold', hex: '#c9a24a' },
  brass: { da: 'messing', en: 'brass', hex: '#b98b3d' },
  copper: { da: 'kobber', en: 'copper', hex: '#b4683f' },
  blue: { da: 'blå', en: 'blue', hex: '#2457a8' },
  lightblue: { da: 'lyseblå', en: 'light blue', hex: '#7fb2dd' },
  navy: { da: 'marineblå', en: 'navy', hex: '#1f2f52' },
  dustyblue: { da: 'støvet blå', en: 'dusty blue', hex: '#6f8aa3' },
  petrol: { da: 'petrol', en: 'petrol', hex: '#1f5b66' },
  turquoise: { da: 'turkis', en: 'turquoise', hex: '#2fa7a3' },
  red: { da: 'rød', en: 'red', hex: '#c62f35' },
  bordeaux: { da: 'bordeaux', en: 'bordeaux', hex: '#6d1f33' },
  pink: { da: 'pink', en: 'pink', hex: '#d9508c' },
  rose: { da: 'rosa', en: 'rose', hex: '#e3b1b4' },
  orange: { da: 'orange', en: 'orange', hex: '#e67a22' },
  terracotta: { da: 'terrakotta', en: 'terracotta', hex: '#b65c3f' },
  yellow: { da: 'gul', en: 'yellow', hex: '#f0c62c' },
  mustard: { da: 'sennepsgul', en: 'mustard', hex: '#c6962a' },
  green: { da: 'grøn', en: 'green', hex: '#2f8a4c' },
  lightgreen: { da: 'lysegrøn', en: 'light green', hex: '#a5cf8a' },
  moss: { da: 'mosgrøn', en: 'moss green', hex: '#66713f' },
  forest: { da: 'skovgrøn', en: 'forest green', hex: '#2c4f3c' },
  purple: { da: 'lilla', en: 'purple', hex: '#6c4599' },
  brown: { da: 'brun', en: 'brown', hex: '#7a543a' },
  cognac: { da: 'cognac', en: 'cognac', hex: '#9c5a2e' },
  sand: { da: 'sand', en: 'sand', hex: '#d4c5a5' },
  beige: { da: 'beige', en: 'beige', hex: '#dccdb2' },
  cream: { da: 'creme', en: 'cream', hex: '#f1e7cf' },
  kraft: { da: 'natur', en: 'natural', hex: '#c39b6a' },
  oak: { da: 'eg', en: 'oak', hex: '#c9a26d' },
  walnut: { da: 'valnød', en: 'walnut', hex: '#6f4a30' },
  ash: { da: 'ask', en: 'ash', hex: '#dcc7a3' },
  clear: { da: 'klar', en: 'clear', hex: '#dde7ea' },
  cyan: { da: 'cyan', en: 'cyan', hex: '#1ba3cf' },
  magenta: { da: 'magenta', en: 'magenta', hex: '#c7257e' },
  inkyellow: { da: 'gul', en: 'yellow', hex: '#f2d21b' },
  tricolour: { da: '3-farvet', en: 'tri-colour', hex: '#7a5ba6' },
  fourcolour: { da: '4-farvet', en: 'four colours', hex: '#4a4f55' },
  assorted: { da: 'assorterede farver', en: 'assorted colours', hex: '#e0a03c' },
} satisfies Record<string, Colour>;

export type ColourKey = keyof typeof PALETTE;

export function colourOf(key: ColourKey): Colour {
  return PALETTE[key];
}
