// What a product's attributes say of its looks: one function for each family that is drawn.
import type { PictureFacts, PictureFamily, ProductAttribute } from '../types';
import { danishNumbers, type Reading, reading } from './read-attributes';

type Said = Readonly<Record<string, number | string | undefined>>;

const pen = (read: Reading): Said => ({ label: read.label, tip: read.words('tip') });
const felt = (read: Reading): Said => ({
  ...pen(read),
  nib: read.kind('tipShape', { Rund: 'round', 'bred': 'wide', Skrå: 'chisel' }),
});

/** Sheets lie across: the longer side is the width. */
const SHEETS: Record<string, { width: number; depth: number }> = {
  A3: { width: 42, depth: 29.7 },
  A4: { width: 29.7, depth: 21 },
};

/** 'dimensions' of flat things that stand upright: width by depth. */
const flat = (read: Reading): Said => ({ width: read.sides()[0], depth: read.sides()[1] });

const FACTS: Partial<Record<PictureFamily, (read: Reading) => Said>> = {
  'ballpoint-pen': pen,
  'gel-pen': pen,
  pencil: (read) => ({ ...pen(read), hardness: read.words('hardness') }),
  marker: felt,
  highlighter: felt,
  'paper-ream': (read) => ({
    ...SHEETS[read.words('format') ?? ''],
    format: read.words('format'),
    grams: read.number('grammage'),
    sheets: Math.min(500, read.number('sheets') ?? 500),
    label: read.label,
    stuff: read.kind('material', { Genbrug: 'recycled' }),
  }),
  envelope: (read) => ({
    width: read.sides()[1],
    depth: read.sides()[0],
    format: read.words('format'),
    label: read.label,
    window: read.kind('window', { Venstre: 'left', Nej: 'none' }),
  }),
  'sticky-notes': (read) => ({ ...flat(read), sheets: read.number('sheets') }),
  notebook: (read) => ({
    ...flat(read),
    format: read.words('format'),
    ruling: read.kind('ruling', { margin: 'margin', Linieret: 'lines', Kvadreret: 'squares', Prikket: 'dots', Blank: 'blank' }),
    sheets: read.number('sheets'),
    dividers: read.number('dividers'),
  }),
  'ring-binder': (read) => ({ spine: read.cm('spine'), capacity: read.words('capacity'), label: read.label }),
  folder: (read) => ({
    ...flat(read),
    format: read.words('format'),
    closure: read.kind('closure', { Elastik: 'elastic', Lynlås: 'zip' }),
  }),
  'archive-box': (read) => {
    const [width, depth, height] = read.sides();
    return {
      width: width ?? read.cm('width'),
      depth: depth ?? read.cm('depth'),
      height: height ?? read.cm('height'),
      volume: read.words('volume'),
      capacity: read.words('capacity'),
    };
  },
  'cleaning-spray': (read) => ({ volume: read.words('volume'), label: read.label }),
  'soap-dispenser': (read) => ({ volume: read.words('volume'), label: read.words('volume') && read.label }),
  'paper-towel': (read) => ({
    width: read.words('dimensions') ? undefined : read.cm('width'),
    length: read.words('length'),
    layers: read.number('layers'),
    plies: read.words('fold') ? undefined : `${read.words('layers')} lag`,
    sheets: read.words('sheets') && `${read.words('sheets')} ark`,
    fold: read.words('fold'),
  }),
  'waste-bin': (read) => {
    const [width, second, third] = read.sides();
    const sorts = read.words('volume')?.includes('×') ? read.number('volume') : undefined;
    return {
      width,
      depth: third === undefined ? width : second,
      height: third ?? second ?? read.cm('height'),
      volume: read.words('volume'),
      openings: sorts,
    };
  },
  'cardboard-box': (read) => {
    const [width, depth, height] = read.sides();
    return { width, depth, height, volume: read.words('volume') };
  },
  'bubble-wrap': (read) => ({ width: read.cm('width'), length: read.words('length') }),
  stapler: (read) => {
    const [length, width] = read.sides();
    return { length, width, capacity: read.words('capacity'), label: read.label };
  },
  'hole-punch': (read) => {
    const [width, depth] = read.sides();
    return { width, depth, holes: read.number('holes'), capacity: read.words('capacity'), label: read.label };
  },
  scissors: (read) => ({ length: read.cm('length'), hand: read.words('hand') }),
  tape: (read) => {
    const [length, depth] = read.sides();
    return length === undefined ? { width: read.cm('width'), length: read.words('length') } : { length, depth };
  },
  calculator: (read) => {
    const [depth, width] = read.sides();
    return { width, depth, digits: read.number('digits') };
  },
  whiteboard: (read) => {
    const [width, height] = read.sides();
    return { width, height, label: read.label };
  },
  'monitor-arm': (read) => ({ screens: read.number('screens'), load: read.words('load') }),
  'desk-lamp': (read) => ({
    height: read.cm('height'),
    lumen: read.words('lumen'),
    mount: read.kind('mount', { fod: 'foot', klemme: 'clamp' }),
  }),
  'floor-lamp': (read) => ({ height: read.cm('height'), lumen: read.words('lumen') }),
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
