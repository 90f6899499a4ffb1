// Writes the shop's fonts: of each package's file the letters and weights that the looks use, and the fonts of PDFs with all of their letters.
// scripts/fonts has Inter (OFL) as its makers publish it, without hinting and alternate forms: the packages have it in parts without ≥, → and ✓.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { LETTERS } from '../app/ui/theme/letters.ts';

const FOLDER = new URL('../app/ui/theme/generated', import.meta.url).pathname;
const { resolve } = createRequire(import.meta.url);

/** Text ranges from plain to bold, with tabular figures; headings have the single weight of their look. */
const TEXT = { min: 400, max: 700 };
const FONTS = {
  'bricolage-grotesque': 700,
  inter: TEXT,
  fraunces: 420,
  'source-sans-3': TEXT,
  'playfair-display': 600,
  'nunito-sans': TEXT,
};
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum'];

mkdirSync(FOLDER, { recursive: true });
for (const [name, wght] of Object.entries(FONTS)) {
  const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES, noHinting: true };
  writeFileSync(join(FOLDER, `${name}.woff2`), await subsetFont(readFileSync(file), LETTERS, options));
}

/** The library that pdfkit reads fonts with, so that it is installed with pdfkit. */
const fontkit = createRequire(resolve('pdfkit'))('fontkit');

/** Code points of a font as pairs of first and last. */
function rangesOf(font) {
  const ranges = [];
  for (const code of fontkit
    .create(font)
    .characterSet.filter((one) => one >= 32 && one < 0xe000)
    .sort((one, other) => one - other)) {
    const before = ranges.at(-1);
    if (before && before[1] + 1 >= code) before[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

const PDF_FOLDER = new URL('../domain/generated', import.meta.url).pathname;
mkdirSync(PDF_FOLDER, { recursive: true });
const written = [];
for (const [name, weight] of [
  ['text', 400],
  ['strong', 700],
]) {
  const packed = readFileSync(new URL(`fonts/inter-${weight}.woff2`, import.meta.url));
  const every = Array.from({ length: 0x11000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
  const font = await subsetFont(packed, String.fromCodePoint(...every), { targetFormat: 'sfnt' });
  written.push({ name, ranges: rangesOf(font), bytes: brotliCompressSync(font).toString('base64') });
}
const common = written.map(({ ranges }) => JSON.stringify(ranges));
if (new Set(common).size > 1) throw new Error('The fonts of PDFs have different letters');
writeFileSync(
  join(PDF_FOLDER, 'pdf-fonts.ts'),
  `/** First and last code points of the letters of both fonts. */
export const PDF_LETTERS: readonly (readonly [number, number])[] = ${common[0]};
/** TrueType files, compressed with Brotli, in base64. */
export const PDF_FONTS = ${JSON.stringify(Object.fromEntries(written.map(({ name, bytes }) => [name, bytes])))};
`,
);
