// The names of the families that can be drawn, and the parameters of a picture.

export const PICTURE_FAMILIES = [
  'ballpoint-pen',
  'gel-pen',
  'marker',
  'highlighter',
  'pencil',
  'notebook',
  'ring-binder',
  'folder',
  'archive-box',
  'paper-ream',
  'envelope',
  'sticky-notes',
  'stapler',
  'hole-punch',
  'scissors',
  'tape',
  'calculator',
  'whiteboard',
  'desk-lamp',
  'floor-lamp',
  'office-chair',
  'visitor-chair',
  'desk',
  'cabinet',
  'shelf',
  'monitor-arm',
  'coffee-bag',
  'coffee-machine',
  'mug',
  'tea-box',
  'water-bottle',
  'cleaning-spray',
  'soap-dispenser',
  'paper-towel',
  'waste-bin',
  'cardboard-box',
  'bubble-wrap',
  'laptop',
  'monitor',
  'keyboard',
  'mouse',
  'headset',
  'usb-stick',
  'phone',
  'printer',
  'ink-cartridge',
  'toner-cartridge',
  'drum-unit',
  'gift-box',
  'chocolate-box',
  'candle',
  'blanket',
  'vase',
  'backpack',
  'supply-carton',
  'sheet-pack',
  'battery',
  'glue-stick',
  'bag-roll',
  'calendar',
  'aid-kit',
] as const;
export type PictureFamily = (typeof PICTURE_FAMILIES)[number];

/** What a product's attributes say of its looks: counts, measures in centimetres, kinds and printed words. */
export type PictureFacts = Readonly<Record<string, number | string>>;

export interface PictureSpec {
  family: PictureFamily;
  /** '#rrggbb' of the variant. */
  colour: string;
  accent?: string;
  view: 'main' | 'detail' | 'scene';
  /** Cartridge number, binder spine label, ream weight, coffee name. */
  mark?: string;
  /** Pieces in the box; 1 is a single piece. */
  count?: number;
  traits?: readonly string[];
  facts?: PictureFacts;
}
