// Product lines of ink, toner and drums: originals by their maker and the house brand's compatible ones.

import type { Line, Theme, Words } from '../making/line';
import { urlKeyOf } from '../making/naming';
import { type ColourKey, colourOf } from '../making/palette';
import type { CartridgeRole, PictureFamily, WorldPrinter, WorldProduct } from '../types';
import { CARTRIDGES, type CartridgeRow } from './cartridge-table';
import { printerCalled } from './printer-models';
import { sistersOf } from './printer-sisters';

export const ROLES: Record<string, readonly [role: CartridgeRole, colour: ColourKey]> = {
  K: ['black', 'black'],
  C: ['cyan', 'cyan'],
  M: ['magenta', 'magenta'],
  Y: ['yellow', 'inkyellow'],
  T: ['colour', 'tricolour'],
  P: ['photo', 'blue'],
  D: ['drum', 'darkgrey'],
  W: ['waste', 'lightgrey'],
};
export const KINDS: Record<CartridgeRow['kind'], { noun: Words; family: PictureFamily; weight: number }> = {
  ink: { noun: ['Blækpatron', 'Ink cartridge'], family: 'ink-cartridge', weight: 60 },
  toner: { noun: ['Toner', 'Toner'], family: 'toner-cartridge', weight: 900 },
  drum: { noun: ['Tromle', 'Drum'], family: 'drum-unit', weight: 1100 },
  waste: { noun: ['Opsamlingsbeholder', 'Waste box'], family: 'drum-unit', weight: 400 },
};
/** The price of the house brand relative to the original. */
export const COMPATIBLE_PRICE = 0.46;

/** Facts of the black cartridge apply to all single cartridges. */
export const isFirst = (letter: string) => !'CMYT'.includes(letter);

export const printersOf = ({ make, fits }: CartridgeRow): WorldPrinter[] =>
  fits.flatMap((model) => [model, ...sistersOf(model)]).map((model) => printerCalled(make, model));

export function shelfOf({ kind, make }: CartridgeRow): string {
  if (kind === 'drum' || (kind === 'waste' && make !== 'Epson')) return 'tromler-til-laserprintere';
  return `${kind === 'toner' ? 'toner' : 'blaek'}-til-${urlKeyOf(make)}`;
}

/** Makers that sell a cartridge for one part of the world only, and one whose printers check the maker by the chip. */
const REGIONAL = ['Lexmark', 'Xerox'];
export function lockOf(
  { make, kind }: CartridgeRow,
  original: boolean,
): Pick<NonNullable<WorldProduct['cartridge']>, 'lock'> {
  if (kind === 'drum' || kind === 'waste') return {};
  if (original) return REGIONAL.includes(make) || (make === 'HP' && kind === 'ink') ? { lock: 'region' } : {};
  return make === 'HP' ? { lock: 'chip' } : {};
}

function cartridgeLine(row: CartridgeRow, at: number, original: boolean): Line {
  const letter = row.roles[at] ?? 'K';
  const [role, colour] = ROLES[letter] ?? ['black', 'black'];
  const number = row.numbers[at] ?? row.numbers[0] ?? '';
  const mark = row.label ?? number;
  const pages = isFirst(letter) ? row.pages[0] : row.pages[1];
  const kroner = isFirst(letter) ? row.kroner[0] : row.kroner[1];
  const isPart = row.kind === 'drum' || row.kind === 'waste';
  const printers = printersOf(row);
  const kind = KINDS[row.kind];
  const title = row.label ? `${row.label} (${number})` : number;
  const shown = printers
    .slice(0, 4)
    .map((printer) => printer.model)
    .join(', ');
  const yieldDa = pages.toLocaleString('da-DK');
  return {
    category: shelfOf(row),
    brand: original ? row.make : 'Kontorværk',
    model: original ? title : `til ${row.make} ${title}`,
    modelEn: original ? title : `for ${row.make} ${title}`,
    noun: original
      ? kind.noun
      : [`Kompatibel ${kind.noun[0].toLowerCase()}`, `Compatible ${kind.noun[1].toLowerCase()}`],
    family: kind.family,
    mark,
    accent: original ? undefined : '#d5494b',
    traits: [
      row.kind,
      original ? 'original' : 'compatible',
      ...(mark.includes('X') || mark.endsWith('H') ? ['high-yield'] : []),
    ],
    price: original ? kroner : kroner * COMPATIBLE_PRICE,
    weight: kind.weight,
    ...(isPart ? { paint: colour } : { colours: [colour] }),
    more: ['b2b_uniq'],
    hot: original ? 3 : 4,
    days: original ? 1 : 2,
    short: [
      `${original ? 'Original' : 'Kompatibel'} ${kind.noun[0].toLowerCase()} ${title} til ${row.make}, ${yieldDa} sider.`,
      `${original ? 'Original' : 'Compatible'} ${kind.noun[1].toLowerCase()} ${title} for ${row.make}, ${pages.toLocaleString('en-GB')} pages.`,
    ],
    about: original
      ? `${kind.noun[0]} ${title} er ${row.make}s egen og passer blandt andet i ${shown}. Den rækker til cirka ${yieldDa} sider${isPart ? '' : ' ved 5 procents dækning'}.`
      : `Fremstillet til vores eget mærke og prøvet i ${shown}. Rækker til cirka ${yieldDa} sider${isPart ? '' : ' ved 5 procents dækning'}. Virker den ikke i din printer, får du pengene tilbage.`,
    points: [
      `Passer til: ${printers.map((printer) => printer.model).join(', ')}`,
      isPart ? 'Toner følger ikke med' : `Farve: ${colourOf(colour).da}`,
      original ? 'Original fra producenten' : 'Kompatibel fra Kontorværk; printerens garanti gælder fortsat',
    ],
    facts: [
      ['number', number],
      ['yield', `${yieldDa} sider`, `${pages.toLocaleString('en-GB')} pages`],
      ['kind', original ? 'Original' : 'Kompatibel', original ? 'Original' : 'Compatible'],
      ['fits', printers.map((printer) => printer.model).join(', ')],
    ],
    goesWith: ['kopipapir-a4', row.kind === 'ink' ? 'blaekprintere' : 'laserprintere'],
    fitsPrinters: printers.map((printer) => printer.id),
    cartridge: { number: mark, part: number, role, pages, original, ...lockOf(row, original) },
  };
}

const LINES: readonly Line[] = CARTRIDGES.flatMap((row) =>
  [...row.roles].flatMap((_, at) =>
    row.compatible ? [cartridgeLine(row, at, true), cartridgeLine(row, at, false)] : [cartridgeLine(row, at, true)],
  ),
);

export const CARTRIDGE_LINES: Theme = { number: 23, lines: LINES };
