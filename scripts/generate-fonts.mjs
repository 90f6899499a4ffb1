// Writes the shop's fonts: of each package's file the letters and weights that the looks use.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { LETTERS } from '../app/ui/theme/letters.ts';

const FOLDER = new URL('../app/ui/theme/generated', import.meta.url).pathname;
const { resolve } = createRequire(import.meta.url);

/** Text goes from plain to bold, with figures that stand under each other; headings have the one weight of their look. */
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
