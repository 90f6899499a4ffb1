// What a product's attributes say of its looks: one function for each family that is drawn.
import type { PictureFacts, PictureFamily, ProductAttribute } from '../types';
import { danishNumbers, type Reading, reading } from './read-attributes';

type Said = Readonly<Record<string, number | string | undefined>>;

const pen = (read: Reading): Said => ({ label: read.label, tip: read.words('tip') });
const felt = (read: Reading): Said => ({
  ...pen(read),
  nib: read.kind('tipShape', { Rund: 'round', 'bred': 'wide', Skrå: 'chisel' }),
});

const FACTS: Partial<Record<PictureFamily, (read: Reading) => Said>> = {
  'ballpoint-pen': pen,
  'gel-pen': pen,
  pencil: (read) => ({ ...pen(read), hardness: read.words('hardness') }),
  marker: felt,
  highlighter: felt,
  desk: (read) => ({
    width: read.cm('width'),
    depth: read.cm('depth'),
    ...(read.sides('height').length > 1 ? { lift: read.words('height'), motors: read.number('motor') } : { height: read.cm('height') }),
    drawers: read.number('drawers'),
    shape: read.kind('shape', { Båd: 'oval' }),
  }),
  cabinet: (read) => ({
    width: read.cm('width'),
    depth: read.cm('depth'),
    height: read.cm('height'),
    drawers: read.number('drawers'),
    castors: read.number('castors'),
    doors: read.number('doors'),
    front: read.kind('frontKind', { Jalousi: 'shutter' }),
  }),
  shelf: (read) => ({
    width: read.cm('width'),
    depth: read.cm('depth'),
    height: read.cm('height'),
    shelves: read.number('shelves'),
  }),
  'office-chair': (read) => ({
    back: read.kind('back', { Høj: 'high', Lav: 'low' }),
    arms: read.kind('armrests', { Uden: 'none', Justerbare: 'adjustable', træ: 'wood', Faste: 'fixed' }),
    net: read.kind('material', { Net: 'mesh' }),
    seat: span(read.words('seatHeight')),
  }),
  'visitor-chair': (read) => ({
    arms: read.kind('armrests', { Uden: 'none', Faste: 'fixed', Polstrede: 'padded' }),
    legs: read.kind('frame', { Mede: 'sled', ben: 'four' }),
    seat: span(read.words('seatHeight')),
  }),
};

/** '410-530 mm' is written '41-53 cm'. */
function span(text: string | undefined): string | undefined {
  if (!text?.endsWith(' mm')) return text;
  return `${danishNumbers(text).map((length) => length / 10).join('-')} cm`;
}

/** In the order of their names, as the database keeps them; what the product says nothing of is left out. */
export function pictureFacts(
  family: PictureFamily,
  attributes: readonly ProductAttribute[],
  model?: string,
): PictureFacts {
  const said = FACTS[family]?.(reading(attributes, model)) ?? {};
  return Object.fromEntries(
    Object.entries(said)
      .filter((fact): fact is [string, number | string] => fact[1] !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
