// Visual facts of a product from its attributes: one function for each drawn family.
import type { PictureFacts, PictureFamily, ProductAttribute } from '../types';
import { danishNumbers, type Reading, reading } from './read-attributes';

type Said = Readonly<Record<string, number | string | undefined>>;

const pen = (read: Reading): Said => ({ label: read.label, tip: read.words('tip') });
const felt = (read: Reading): Said => ({
  ...pen(read),
  nib: read.kind('tipShape', { Rund: 'round', bred: 'wide', Skrå: 'chisel' }),
});

/** Sheets are drawn in landscape: the longer side is the width. */
const SHEETS: Record<string, { width: number; depth: number }> = {
  A3: { width: 42, depth: 29.7 },
  A4: { width: 29.7, depth: 21 },
};

/** 'dimensions' of flat upright things: width by depth. */
const flatSides = (read: Reading): Said => ({ width: read.sides()[0], depth: read.sides()[1] });

const scentOf = (scent: string | undefined): string | undefined => (scent === 'Ingen' ? undefined : scent);

/** Width by height of a screen, rounded to hundredths. */
const proportion = (wide: number | undefined, high: number | undefined): Said => ({
  aspect: wide && high ? Math.round((wide / high) * 100) / 100 : undefined,
});

const cartridge = (read: Reading): Said => ({
  brand: read.words('brand'),
  yield: read.words('yield'),
  set: read.words('content')?.split(/, | og /).length,
});

const brandPrinted = (read: Reading): Said => ({ label: read.label });

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
    format: read.words('dimensions') && read.words('format'),
    label: read.label,
    window: read.kind('window', { Venstre: 'left', Nej: 'none' }),
  }),
  'sticky-notes': (read) => ({ ...flatSides(read), sheets: read.number('sheets') }),
  notebook: (read) => ({
    ...flatSides(read),
    format: read.words('format'),
    ruling: read.kind('ruling', {
      margin: 'margin',
      Linieret: 'lines',
      Kvadreret: 'squares',
      Prikket: 'dots',
      Blank: 'blank',
    }),
    sheets: read.number('sheets'),
    dividers: read.number('dividers'),
  }),
  'ring-binder': (read) => ({ spine: read.cm('spine'), capacity: read.words('capacity'), label: read.label }),
  folder: (read) => ({
    ...flatSides(read),
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
    return length === undefined ? { width: read.cm('width'), length: read.words('length') } : { long: length, depth };
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
  'coffee-bag': (read) => ({
    content: read.words('content'),
    roast: danishNumbers(read.words('roast') ?? '')[0],
    label: read.label,
  }),
  'coffee-machine': (read) => {
    const [width, height, depth] = read.sides();
    const volume = read.words('volume');
    // The volume of a tank is not visible; that of a jug is.
    return {
      width,
      height,
      depth,
      capacity: read.words('capacity'),
      volume: volume?.endsWith(' l') ? volume : undefined,
    };
  },
  mug: (read) => ({ width: read.sides()[0], height: read.sides()[1], volume: read.words('volume') }),
  'water-bottle': (read) => ({ width: read.sides()[0], height: read.sides()[1], volume: read.words('volume') }),
  backpack: (read) => {
    const [, width, depth] = read.sides();
    return { width, depth, volume: read.words('volume'), screen: read.words('screen') };
  },
  'ink-cartridge': (read) => cartridge(read),
  'toner-cartridge': (read) => cartridge(read),
  'drum-unit': (read) => cartridge(read),
  laptop: (read) => {
    const [wide, high] = read.sides('resolution');
    return {
      inches: read.number('screen'),
      ...proportion(wide, high),
      memory: read.words('memory'),
      storage: read.words('storage'),
    };
  },
  monitor: (read) => {
    const [wide, high] = read.sides('resolution');
    return { inches: read.number('screen'), ...proportion(wide, high), resolution: read.words('resolution') };
  },
  keyboard: (read) => {
    const [width, depth] = read.sides();
    return {
      width,
      depth,
      cable: read.kind('connection', { Bluetooth: 'none', GHz: 'none', USB: 'usb' }),
      label: read.label,
    };
  },
  mouse: (read) => {
    const [length, width] = read.sides();
    return {
      length,
      width,
      hand: read.kind('hand', { Højre: 'right', Venstre: 'left' }),
      cable: read.kind('connection', { 'USB-A': 'usb' }),
    };
  },
  'usb-stick': (read) => ({ storage: read.words('storage') }),
  phone: (read) => ({ storage: read.words('storage') }),
  'supply-carton': brandPrinted,
  'sheet-pack': brandPrinted,
  battery: brandPrinted,
  'glue-stick': brandPrinted,
  'bag-roll': brandPrinted,
  calendar: brandPrinted,
  'aid-kit': brandPrinted,
  'gift-box': (read) => {
    const [width, depth, height] = read.sides();
    return { width, depth, height, label: read.label };
  },
  'chocolate-box': (read) => ({ content: read.words('content'), label: read.label, flavour: read.words('flavour') }),
  candle: (read) => ({ width: read.cm('width'), height: read.cm('height'), scent: scentOf(read.words('scent')) }),
  blanket: (read) => ({ dimensions: read.words('dimensions') }),
  vase: (read) => ({ height: read.cm('height') }),
  printer: (read) => ({
    label: read.label,
    format: read.words('format'),
    speed: read.words('speed'),
    scanner: read.kind('functions', { scan: 'yes' }),
  }),
  desk: (read) => ({
    width: read.cm('width'),
    depth: read.cm('depth'),
    ...(read.sides('height').length > 1
      ? { lift: read.words('height'), motors: read.number('motor') }
      : { height: read.cm('height') }),
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
    seat: centimetres(read.words('seatHeight')),
  }),
  'visitor-chair': (read) => ({
    arms: read.kind('armrests', { Uden: 'none', Faste: 'fixed', Polstrede: 'padded' }),
    legs: read.kind('frame', { Mede: 'sled', ben: 'four' }),
    seat: centimetres(read.words('seatHeight')),
  }),
};

// biome-ignore format: one row of data reads as one line
const GIFTS: Readonly<Record<string, string>> = {
  saft: 'juice', rabarber: 'juice', nødder: 'nuts', mandler: 'nuts', lakrids: 'liquorice', honning: 'honey', krus: 'mugs', kaffe: 'coffee', chokolade: 'chocolate',
  plaid: 'throw', duftlys: 'candle', karameller: 'caramels', tebreve: 'tea', oliven: 'olives', kiks: 'crackers',
};

/** Contents of an opened gift box, from its attributes. */
export function giftsIn(attributes: readonly ProductAttribute[]): string[] {
  const content = attributes.find(({ code }) => code === 'content')?.value.toLowerCase() ?? '';
  return Object.entries(GIFTS).flatMap(([word, thing]) => (content.includes(word) ? [`holds-${thing}`] : []));
}

/** '410-530 mm' is written '41-53 cm'. */
function centimetres(text: string | undefined): string | undefined {
  if (!text?.endsWith(' mm')) return text;
  return `${danishNumbers(text)
    .map((length) => length / 10)
    .join('-')} cm`;
}

/** Sorted by name; facts that the product lacks are left out. */
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
