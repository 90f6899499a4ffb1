// In whose company a product is shown in use: neighbours of a known size, with their places in centimetres.
import type { PictureFamily } from './names';

export interface Neighbour {
  family: PictureFamily;
  x: number;
  z: number;
  y?: number;
  yaw?: number;
  colour?: string;
  traits?: readonly string[];
  mark?: string;
}
export const by = (
  family: PictureFamily,
  x: number,
  z: number,
  more: Omit<Neighbour, 'family' | 'x' | 'z'> = {},
): Neighbour => ({ family, x, z, ...more });

/** What a neighbour is made of when the place does not say. */
export const PLAIN: Partial<Record<PictureFamily, string>> = {
  mug: '#e9e4da',
  'archive-box': '#d0b184',
  envelope: '#f7f4ee',
  'bubble-wrap': '#dfeaf0',
  calculator: '#4a505a',
  headset: '#33373d',
  'tea-box': '#3f7d5a',
  blanket: '#8a958c',
  notebook: '#54707a',
  'ballpoint-pen': '#2a2d33',
  laptop: '#c3c8cd',
  monitor: '#2f333a',
  keyboard: '#d9dcdf',
  mouse: '#d9dcdf',
  'paper-ream': '#6b8ba4',
  'cardboard-box': '#c99c6c',
  tape: '#d9c49a',
  printer: '#eceae5',
  desk: '#d8b88c',
  'office-chair': '#4b5660',
  'visitor-chair': '#9a8f80',
  'floor-lamp': '#2a2d33',
  'desk-lamp': '#3b3f46',
  cabinet: '#e6e2d9',
  shelf: '#c7a271',
  vase: '#c9d0c8',
  candle: '#eadfce',
  'gift-box': '#7d4654',
  'chocolate-box': '#4a2c22',
  'coffee-bag': '#6d4a3a',
  'coffee-machine': '#3b3f46',
  'paper-towel': '#f7f5f0',
  'soap-dispenser': '#eeece6',
  'cleaning-spray': '#6fb0c4',
  'ring-binder': '#8a9aa5',
  'waste-bin': '#6a7077',
  phone: '#3b3f46',
};

const WRITING = [by('notebook', 12, -21, { yaw: 8 }), by('mug', 26, -6)];
const SHEETS = [by('mug', 27, -14), by('ballpoint-pen', 20, 6, { yaw: 6 })];
const TOOLS = [by('notebook', -20, -12, { yaw: 4 }), by('mug', 19, -12)];
const STOCK = [by('cardboard-box', -50, -18, { yaw: 10 }), by('tape', 36, 20)];
const SCREENS = [by('printer', -12, -42)];

export const COMPANY: Record<PictureFamily, readonly Neighbour[]> = {
  'ballpoint-pen': WRITING,
  'gel-pen': WRITING,
  marker: WRITING,
  highlighter: WRITING,
  pencil: WRITING,
  notebook: SHEETS,
  folder: SHEETS,
  envelope: SHEETS,
  'sticky-notes': [by('keyboard', -8, -18), by('mug', 20, -8), by('ballpoint-pen', 12, 8)],
  'paper-ream': [by('printer', -44, -28), by('mug', 30, 6)],
  'ring-binder': [
    by('ring-binder', -9, 0, { mark: '2025' }),
    by('ring-binder', -18, 0, { colour: '#5d7a6b', mark: '2024' }),
    by('mug', 18, 8),
  ],
  'archive-box': STOCK,
  'cardboard-box': STOCK,
  'bubble-wrap': [by('cardboard-box', -34, -62, { yaw: 10 }), by('tape', 24, 62)],
  stapler: TOOLS,
  'hole-punch': TOOLS,
  scissors: TOOLS,
  tape: TOOLS,
  calculator: TOOLS,
  whiteboard: [by('visitor-chair', 96, 40, { yaw: -30 }), by('cabinet', -110, 0)],
  'desk-lamp': [by('notebook', 24, 10, { yaw: 8 }), by('mug', 38, -6), by('ballpoint-pen', 38, 16)],
  'floor-lamp': [by('visitor-chair', 56, 16, { yaw: -12 })],
  'office-chair': [by('desk', 20, -78), by('laptop', 34, -78, { y: 75.7 }), by('desk-lamp', -30, -84, { y: 75.7 })],
  'visitor-chair': [by('floor-lamp', -52, -26), by('visitor-chair', 72, -4, { yaw: -14 })],
  desk: [
    by('office-chair', 4, -62),
    by('laptop', 6, 2, { y: 75.7 }),
    by('desk-lamp', -50, -16, { y: 75.7 }),
    by('mug', 40, 12, { y: 75.7 }),
  ],
  cabinet: [by('visitor-chair', 92, 14, { yaw: -14 })],
  shelf: [by('visitor-chair', 88, 24, { yaw: -16 }), by('floor-lamp', -74, 6)],
  'monitor-arm': [by('keyboard', 44, 14), by('mug', 76, -8)],
  'coffee-bag': [by('coffee-machine', -30, -18), by('mug', 17, 6)],
  'coffee-machine': [
    by('coffee-bag', -28, 4, { mark: 'KAFFE' }),
    by('mug', 26, 12),
    by('mug', 36, 2, { colour: '#8aa3a0' }),
  ],
  mug: [by('coffee-bag', -20, -12, { mark: 'KAFFE' }), by('notebook', 22, -6, { yaw: 8 })],
  'tea-box': [by('mug', 20, 4), by('mug', 12, -14, { colour: '#8aa3a0' })],
  'water-bottle': [by('notebook', 20, -2, { yaw: 6 }), by('phone', -16, 0)],
  'cleaning-spray': [by('paper-towel', -18, -8), by('soap-dispenser', 17, 2)],
  'soap-dispenser': [by('paper-towel', -18, -6), by('vase', 17, -6)],
  'paper-towel': [by('soap-dispenser', 17, 4), by('cleaning-spray', -17, -2)],
  'waste-bin': [
    by('cabinet', -60, -12, { traits: ['pedestal', 'drawers'] }),
    by('office-chair', 66, -26, { yaw: -24 }),
  ],
  laptop: [by('mouse', 27, 6), by('mug', -28, -4)],
  monitor: [by('keyboard', -6, 26), by('mouse', 24, 26), by('mug', -44, 14)],
  keyboard: [by('monitor', 2, -26), by('mouse', 30, 2)],
  mouse: [by('keyboard', -34, -4), by('mug', 18, -14)],
  headset: [by('laptop', -10, -26), by('mug', 22, -6)],
  'usb-stick': [by('laptop', -16, -22), by('mug', 14, -12)],
  phone: [by('notebook', 22, -2, { yaw: 8 }), by('mug', -20, -6)],
  printer: [by('paper-ream', 48, 8, { mark: '80 g' }), by('mug', -34, 14)],
  'ink-cartridge': SCREENS,
  'toner-cartridge': SCREENS,
  'drum-unit': SCREENS,
  'gift-box': [by('vase', -36, -8), by('candle', 28, 14)],
  'chocolate-box': [by('mug', 22, 10), by('gift-box', -36, -14), by('candle', 26, -10)],
  candle: [by('vase', -18, -8), by('gift-box', 24, -12)],
  blanket: [by('candle', 34, 14), by('vase', -34, -8)],
  vase: [by('candle', 18, 6), by('notebook', -18, 2)],
  'supply-carton': [by('stapler', -22, 4, { yaw: 10 }), by('mug', 24, -10)],
  'sheet-pack': [by('ballpoint-pen', 20, 6, { yaw: 6 }), by('mug', 27, -14)],
  battery: [by('mouse', 12, 4), by('keyboard', -6, -20)],
  'glue-stick': [by('scissors', 14, 8, { yaw: 14 }), by('notebook', -20, -10, { yaw: 6 })],
  'bag-roll': [by('cardboard-box', -44, -20, { yaw: 10 }), by('tape', 26, 14)],
  calendar: [by('ballpoint-pen', 16, 12, { yaw: 8 }), by('mug', 26, -4)],
  'aid-kit': [by('cardboard-box', -50, -14, { yaw: 10 }), by('tape', 32, 14)],
  backpack: [by('visitor-chair', -60, -16), by('water-bottle', 24, 8, { colour: '#6d97a6' })],
};
