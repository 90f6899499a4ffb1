// The nine pictograms of the CLP regulation (annex V): a black symbol on white in a red diamond frame. Drawn here.

interface Pictogram {
  da: string;
  en: string;
  /** Black parts in a square of 100 by 100, inside the frame. */
  sign: string;
}

/** A ring or disc as a path, so that PDF and SVG draw it alike. */
const discPath = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const FLAME =
  'M50 22C54 33 64 38 66 50C67 57 64 63 60 66C61 60 59 55 55 52C55 58 52 60 50 64C48 60 45 58 45 52C41 55 39 60 40 66C36 63 33 57 34 50C35 43 41 41 42 34C45 37 46 40 46 43C49 38 51 30 50 22Z';

// biome-ignore format: one drawing reads as one line
const PICTOGRAMS: Readonly<Record<string, Pictogram>> = {
  GHS01: { da: 'Eksplosiv', en: 'Explosive', sign: `${discPath(46, 60, 11)}M52 50L56 45L60 48L56 54ZM57 44L62 36L65 40L60 47ZM66 28L67 34L72 31L69 36L75 38L69 40L71 46L66 42L62 46L63 40L58 37L64 36ZM30 40L36 50L32 52ZM26 54L35 56L34 60ZM40 34L44 47L39 47ZM58 68L68 74L56 73Z` },
  GHS02: { da: 'Brandfarlig', en: 'Flammable', sign: `${FLAME}M33 70H67V74H33Z` },
  GHS03: { da: 'Brandnærende', en: 'Oxidising', sign: `M50 18C53 27 61 30 62 40C62 44 60 47 58 48C57 44 55 42 52 40C52 44 50 45 49 48C47 45 45 44 45 40C42 42 41 45 41 48C38 45 37 41 38 38C39 33 44 31 45 26C47 28 48 30 48 32C50 28 51 23 50 18Z${discPath(50, 62, 13)}${discPath(50, 62, 8.5)}M33 77H67V80H33Z` },
  GHS04: { da: 'Gas under tryk', en: 'Gas under pressure', sign: 'M25 60L58 37A6 6 0 0 1 66 39A6 6 0 0 1 65 47L32 69A5 5 0 0 1 25 68A6 6 0 0 1 25 60ZM66 36L71 33L74 38L69 41Z' },
  GHS05: { da: 'Ætsende', en: 'Corrosive', sign: 'M24 36L43 27L45 31L26 40ZM76 36L57 27L55 31L74 40ZM37 41L40 46L34 46ZM36 49L39 55L33 55ZM63 41L66 46L60 46ZM64 49L67 55L61 55ZM22 62H46V68H40L36 64L32 68H22ZM54 64L60 58L66 56L76 60L77 65L68 66L64 62L60 68L54 68Z' },
  GHS06: { da: 'Akut giftig', en: 'Acutely toxic', sign: `M50 22C62 22 68 30 67 39C66 45 62 47 61 51V57H39V51C38 47 34 45 33 39C32 30 38 22 50 22Z${discPath(43, 40, 5)}${discPath(57, 40, 5)}M50 45L53 51H47ZM29 58L32 55L50 63L68 55L71 58L57 66L71 74L68 77L50 69L32 77L29 74L43 66Z` },
  GHS07: { da: 'Sundhedsfare', en: 'Health hazard', sign: `M43 24H57L54 58H46Z${discPath(50, 69, 6)}` },
  GHS08: { da: 'Kronisk sundhedsfare', en: 'Serious health hazard', sign: `${discPath(50, 27, 8)}M40 37H60C68 38 70 44 71 52L72 72H28L29 52C30 44 32 38 40 37ZM50 43L53 51L61 49L56 55L63 60L54 60L52 68L49 60L40 64L44 57L37 53L46 52Z` },
  GHS09: { da: 'Miljøfare', en: 'Hazardous to the environment', sign: 'M24 70V66H34V52L26 46L28 43L34 47V34H38V42L43 38L45 41L38 47V66H50V70ZM46 62C52 54 60 53 68 58L75 54L74 66L68 62C62 67 54 68 46 62Z' },
};

export const pictogramOf = (code: string): Pictogram | null => PICTOGRAMS[code] ?? null;

export const FRAME = 'M50 3L97 50L50 97L3 50Z';
export const FRAME_RED = '#d2001f';

/** The sign smaller than its square, so that it clears the frame. */
export const SIGN_SCALE = 0.9;

export function pictogramSvg(code: string): string | null {
  const found = pictogramOf(code);
  if (!found) return null;
  const inset = 50 * (1 - SIGN_SCALE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${FRAME}" fill="#fff" stroke="${FRAME_RED}" stroke-width="5" stroke-linejoin="round"/><path transform="translate(${inset} ${inset}) scale(${SIGN_SCALE})" fill-rule="evenodd" d="${found.sign}"/></svg>`;
}
