// The energy label: seven arrows from A to G, the product's own class next to its arrow.
import type { SheetFacts } from '../documents.sql';
import { drawSheet, INK, type Page } from './sheet';

// Set by regulation (EU) 2017/1369.
const CLASSES = [
  ['A', '#00a651'],
  ['B', '#50b848'],
  ['C', '#bfd730'],
  ['D', '#fff200'],
  ['E', '#fdb913'],
  ['F', '#f37021'],
  ['G', '#ed1c24'],
] as const;

const HEIGHT = 38;

export const energyLabel = (facts: SheetFacts): Promise<Buffer> =>
  drawSheet({ kind: 'Energimærke', facts }, (page) => {
    arrows(page, facts.energyClass ?? '');
    page.heading('Varen');
    page.rows([
      ['Leverandør', facts.brand],
      ['Model', facts.sku],
      ['Energiklasse', facts.energyClass ?? ''],
      ...facts.attributes.filter(({ code }) => SHOWN.has(code)).map(({ label, value }) => [label, value] as const),
    ]);
  });

const SHOWN = new Set(['power', 'screen', 'resolution', 'lumen', 'kelvin', 'light']);

function arrows({ pen }: Page, own: string): void {
  const left = pen.page.margins.left;
  const top = pen.y + 8;
  CLASSES.forEach(([letter, colour], at) => {
    const y = top + at * (HEIGHT + 5);
    arrow(left, y, 110 + at * 26, colour, letter);
    if (letter === own) tag(left + 380, y, letter);
  });
  pen.x = left;
  pen.y = top + CLASSES.length * (HEIGHT + 5) + 8;

  function arrow(x: number, y: number, width: number, colour: string, letter: string): void {
    pen
      .polygon([x, y], [x + width, y], [x + width + 19, y + HEIGHT / 2], [x + width, y + HEIGHT], [x, y + HEIGHT])
      .fill(colour);
    pen
      .font('strong')
      .fontSize(22)
      .fillColor(INK)
      .text(letter, x + 12, y + 9, { lineBreak: false });
  }
  function tag(x: number, y: number, letter: string): void {
    pen
      .polygon(
        [x, y + HEIGHT / 2],
        [x + 22, y - 6],
        [x + 90, y - 6],
        [x + 90, y + HEIGHT + 6],
        [x + 22, y + HEIGHT + 6],
      )
      .fill(INK);
    pen
      .font('strong')
      .fontSize(30)
      .fillColor('#ffffff')
      .text(letter, x + 44, y + 6, { lineBreak: false });
  }
}
