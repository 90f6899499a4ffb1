// Product lines of sets: the four colours of a series in one box, cheaper than one by one.
import type { Line, Theme } from '../making/line';
import { CARTRIDGES, type CartridgeRow } from './cartridge-table';
import { COMPATIBLE_PRICE, isFirst, KINDS, lockOf, printersOf, ROLES, shelfOf } from './cartridges';

/** The price of a set relative to its single cartridges. */
const SET_PRICE = 0.93;

/** 'TN-247BK', 'TN-247C' … are the series 'TN-247'; numbers without a series are named after the black one. */
function seriesOf({ label, numbers }: CartridgeRow): string {
  if (label) return label;
  const stems = new Set(numbers.map((number) => number.replace(/-?(BK|[KCMY]0?)$/, '')));
  const [stem = ''] = stems;
  return stems.size === 1 ? stem : (numbers[0] ?? '');
}

function setLine(row: CartridgeRow, original: boolean): Line {
  const series = seriesOf(row);
  const printers = printersOf(row);
  const ink = row.kind === 'ink';
  const holds = [...row.roles].map((letter, at) => ({
    part: row.numbers[at] ?? series,
    role: (ROLES[letter] ?? ROLES.K)?.[0] ?? 'black',
    pages: isFirst(letter) ? row.pages[0] : row.pages[1],
  }));
  const single = row.kroner[0] + 3 * row.kroner[1];
  const models = printers.map(({ model }) => model).join(', ');
  const noun = ink ? 'blækpatronsæt' : 'tonersæt';
  const nounEn = ink ? 'ink cartridge set' : 'toner set';
  return {
    category: shelfOf(row),
    brand: original ? row.make : 'Kontorværk',
    model: `${original ? '' : `til ${row.make} `}${series}`,
    modelEn: `${original ? '' : `for ${row.make} `}${series}`,
    noun: original ? [sentence(noun), sentence(nounEn)] : [`Kompatibelt ${noun}`, `Compatible ${nounEn}`],
    tail: ['4-pak', '4-pack'],
    family: KINDS[row.kind].family,
    mark: series,
    accent: original ? undefined : '#d5494b',
    traits: [row.kind, original ? 'original' : 'compatible'],
    price: single * SET_PRICE * (original ? 1 : COMPATIBLE_PRICE),
    weight: KINDS[row.kind].weight * 4,
    paint: 'fourcolour',
    more: ['b2b_uniq'],
    hot: 3,
    days: original ? 1 : 2,
    unit: 'sæt',
    short: [
      `${original ? 'Originalt' : 'Kompatibelt'} sæt ${series} til ${row.make}: sort, cyan, magenta og gul i én æske.`,
      `${original ? 'Original' : 'Compatible'} set ${series} for ${row.make}: black, cyan, magenta and yellow in one box.`,
    ],
    about: `De fire farver i serien ${series} samlet i én æske til en lavere pris end en ad gangen. Sættet passer blandt andet i ${printers
      .slice(0, 4)
      .map(({ model }) => model)
      .join(', ')}.`,
    points: [`Passer til: ${models}`, `Indeholder: ${holds.map(({ part }) => part).join(', ')}`],
    facts: [
      ['number', series],
      ['content', 'Sort, cyan, magenta og gul', 'Black, cyan, magenta and yellow'],
      ['kind', original ? 'Original' : 'Kompatibel', original ? 'Original' : 'Compatible'],
      ['fits', models],
    ],
    goesWith: ['kopipapir-a4', ink ? 'blaekprintere' : 'laserprintere'],
    fitsPrinters: printers.map(({ id }) => id),
    cartridge: {
      number: series,
      part: `${series}-SET`,
      role: 'set',
      pages: 0,
      original,
      ...lockOf(row, original),
      holds,
    },
  };
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const ROWS = CARTRIDGES.filter(({ kind, roles }) => roles === 'KCMY' && (kind === 'ink' || kind === 'toner'));

const LINES: readonly Line[] = ROWS.flatMap((row) =>
  row.compatible ? [setLine(row, true), setLine(row, false)] : [setLine(row, true)],
);

export const CARTRIDGE_SETS: Theme = { number: 26, lines: LINES };
