// Draws the icons that the manifest names from the shop's mark (public/favicon.svg), and the mark of each look as pixels for mails. Run by hand when a
// mark changes (node --import tsx scripts/generate-icons.mjs); the files are in version control.
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import sharp from 'sharp';
import { markOf } from '../app/ui/theme/accents.ts';

const FOLDER = new URL('../public/', import.meta.url).pathname;
const mark = readFileSync(`${FOLDER}favicon.svg`, 'utf8');
const RED = '#d5494b';
const inner = mark.replace(/<svg[^>]*>|<\/svg>|<rect[^>]*\/>/g, '');

/** Systems crop it to a circle of 80 %: the background extends to the edge, and the mark stays within the circle. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 60 60"><rect x="-10" y="-10" width="60" height="60" fill="${RED}"/>${inner}</svg>`;
/** A system colours it: only the shape matters. */
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${inner.replaceAll(/fill="[^"]*"/g, 'fill="#000"')}</svg>`;

const drawnMark = (look) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${markOf(look)
    .map(({ d, colour }) => `<path d="${d}" fill="${colour}"/>`)
    .join('')}</svg>`;

const draw = (svg, name, size) =>
  sharp(Buffer.from(svg), { density: (size / 40) * 72 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${FOLDER}icons/${name}-${size}.png`);

for (const size of [48, 72, 96, 128, 144, 152, 192, 256, 384, 512]) await draw(mark, 'icon', size);
for (const size of [192, 512]) await draw(maskable, 'maskable', size);
for (const size of [96, 192]) await draw(monochrome, 'monochrome', size);
for (const look of ['base', 'dade', 'uniq', 'gaver'])
  await sharp(Buffer.from(drawnMark(look)), { density: 144 })
    .resize(80, 80)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${FOLDER}icons/mark-${look}.png`);
process.stdout.write('Icons are drawn.\n');
