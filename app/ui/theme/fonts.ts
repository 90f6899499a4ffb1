// Addresses of the font files that a look shows first, for `<link rel="preload" as="font" crossorigin>` in the document's head.
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

const office = [inter, bricolage];
const files: Record<string, string[]> = {
  base: office,
  dade: [sourceSans, fraunces],
  uniq: [sourceSans],
  gaver: [nunito, playfair],
};

/** Text face first, then the face of headings. */
export function fontFiles(themeName: string): string[] {
  return files[themeName] ?? office;
}
