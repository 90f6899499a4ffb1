// The things in each content picture, and their positions (centimetres).
import { by, type Neighbour } from './company';
import type { Setting } from './look';

export const SCENES = [
  'office-desk',
  'paper-corner',
  'furniture-room',
  'coffee-corner',
  'ink-shelf',
  'gift-table',
  'advice-desk',
  'warehouse',
  'not-found',
  'error',
  'portrait',
] as const;
export type SceneName = (typeof SCENES)[number];

/** Colours of the look that the banner is for: wall and floor as grounds, main and accent for the things that carry colour. */
export interface ScenePalette {
  wall: string;
  floor: string;
  main: string;
  accent: string;
}

export interface Scene {
  kind: Setting;
  pitch: number;
  back: number;
  near: number;
  things(palette: ScenePalette): readonly Neighbour[];
}

const OPENED = ['holds-juice', 'holds-nuts', 'holds-honey', 'holds-chocolate'];
const INK_COLOURS = ['#1fa3d8', '#d13d8f', '#f2cf3b', '#3a3e45'];
/** A portrait is drawn by itself: it has no room and no things. */
export const PLAN: Record<Exclude<SceneName, 'portrait'>, Scene> = {
  'office-desk': {
    kind: 'desk',
    pitch: 20,
    back: -34,
    near: 44,
    things: ({ main, accent }) => [
      by('monitor', 0, -12),
      by('keyboard', -6, 16),
      by('mouse', 26, 16),
      by('desk-lamp', -58, -8, { colour: accent }),
      by('mug', 44, 12, { colour: main }),
      by('notebook', 66, 14, { colour: accent, yaw: 6, mark: 'A5' }),
      by('ring-binder', 62, -20, { colour: main, mark: '2026' }),
      by('ring-binder', 72, -20, { colour: accent, mark: '2025' }),
      by('ring-binder', 82, -20, { mark: '2024' }),
      by('sticky-notes', -38, 20, { colour: '#f7df57' }),
      by('stapler', -60, 22, { colour: main }),
    ],
  },
  'paper-corner': {
    kind: 'desk',
    pitch: 20,
    back: -36,
    near: 40,
    things: ({ main, accent }) => [
      by('paper-ream', -34, -6, { colour: main, mark: '80 g' }),
      by('paper-ream', -34, -6, { y: 5.4, colour: main, mark: '80 g' }),
      by('paper-ream', -34, -6, { y: 10.8, colour: main, mark: '80 g' }),
      by('paper-ream', 2, 8, { colour: accent, mark: '75 g' }),
      by('paper-ream', 2, 8, { y: 5.4, colour: accent, mark: '75 g' }),
      by('printer', 50, -14),
      by('ring-binder', 88, -16, { colour: main, mark: '2026' }),
      by('ring-binder', 98, -16, { colour: accent, mark: '2025' }),
      by('envelope', 40, 28),
    ],
  },
  'furniture-room': {
    kind: 'floor',
    pitch: 14,
    back: -110,
    near: 0,
    things: ({ main, accent }) => [
      by('desk', 0, 0),
      by('office-chair', -6, -62, { colour: main, traits: ['arms', 'high-back'] }),
      by('laptop', -4, 2, { y: 75.7 }),
      by('desk-lamp', -52, -18, { y: 75.7, colour: accent }),
      by('vase', 48, -6, { y: 75.7 }),
      by('shelf', 170, -70),
      by('floor-lamp', -120, -30, { colour: '#3b3f46' }),
      by('visitor-chair', 130, 40, { colour: accent, yaw: -20 }),
      by('cabinet', -180, -60),
    ],
  },
  'coffee-corner': {
    kind: 'kitchen',
    pitch: 18,
    back: -36,
    near: 40,
    things: ({ main, accent }) => [
      by('coffee-machine', 0, -8),
      by('coffee-bag', 32, -8, { colour: main, mark: 'SKOVBO' }),
      by('coffee-bag', 48, -10, { colour: accent, mark: 'FJORD' }),
      by('mug', 28, 14, { colour: main }),
      by('mug', 44, 12, { colour: '#f2eee6' }),
      by('tea-box', 74, 4, { colour: accent, mark: 'EARL GREY' }),
      by('chocolate-box', -36, 10),
      by('vase', -34, -18),
    ],
  },
  'ink-shelf': {
    kind: 'desk',
    pitch: 20,
    back: -46,
    near: 34,
    things: ({ main }) => [
      by('printer', -10, -14),
      ...INK_COLOURS.map((colour, i) => by('ink-cartridge', 26 + i * 11, 4 + (i % 2) * 5, { colour, mark: '364' })),
      by('toner-cartridge', 48, -22, { colour: INK_COLOURS[1], mark: 'TN-241' }),
      by('paper-ream', -58, 4, { colour: main, mark: '80 g' }),
      by('drum-unit', 86, -18, { mark: 'DR-2400', colour: '#2c7f6a' }),
    ],
  },
  'gift-table': {
    kind: 'gift',
    pitch: 20,
    back: -44,
    near: 40,
    things: ({ main, accent }) => [
      by('vase', -74, 2),
      by('blanket', -40, -12),
      by('candle', -24, 14),
      by('candle', -14, 22, { colour: main }),
      by('gift-box', 2, -12, { colour: accent }),
      by('gift-box', 44, -6, { colour: main, traits: OPENED }),
      by('mug', 68, 16, { colour: accent }),
    ],
  },
  'advice-desk': {
    kind: 'desk',
    pitch: 20,
    back: -36,
    near: 40,
    things: ({ main, accent }) => [
      by('laptop', -8, -6),
      by('paper-ream', 34, -8, { colour: main, mark: '80 g' }),
      by('paper-ream', 34, -8, { y: 5.4, colour: main, mark: '80 g' }),
      by('paper-ream', 34, -8, { y: 10.8, colour: main, mark: '80 g' }),
      by('ring-binder', 66, -16, { colour: main, mark: 'AFTALE' }),
      by('ring-binder', 75.6, -16, { colour: accent, mark: 'CVR' }),
      by('notebook', -30, 24, { colour: main, yaw: 4 }),
      by('ballpoint-pen', -6, 26),
      by('calculator', 24, 24, { colour: '#4a505a' }),
      by('mug', 64, 14, { colour: accent }),
    ],
  },
  warehouse: {
    kind: 'stock',
    pitch: 16,
    back: -80,
    near: 0,
    things: ({ main }) => [
      by('cardboard-box', 0, 0),
      by('cardboard-box', 0, 0, { y: 24.2 }),
      by('cardboard-box', 44, -8),
      by('cardboard-box', 44, -8, { y: 24.2 }),
      by('cardboard-box', 44, -8, { y: 48.4 }),
      by('archive-box', -40, 6),
      by('bubble-wrap', 96, 6),
      by('tape', -14, 30),
      by('paper-ream', -36, 34, { colour: main, mark: '80 g' }),
      by('cardboard-box', 92, -40, { yaw: 8 }),
    ],
  },
  'not-found': {
    kind: 'stock',
    pitch: 20,
    back: -60,
    near: 0,
    things: ({ accent }) => [
      by('archive-box', -34, 4, { mark: '4' }),
      by('archive-box', 0, 0, { mark: '0', colour: accent }),
      by('archive-box', 34, 4, { mark: '4', yaw: -6 }),
      by('tape', 44, 36),
      by('envelope', -30, 40),
    ],
  },
  error: {
    kind: 'desk',
    pitch: 22,
    back: -36,
    near: 44,
    things: ({ main, accent }) => [
      by('printer', 0, -6),
      by('waste-bin', 46, -8, { colour: main }),
      by('toner-cartridge', -2, 30, { colour: accent, mark: 'UPS' }),
      by('paper-ream', -46, 10, { colour: main, mark: '80 g' }),
    ],
  },
};
