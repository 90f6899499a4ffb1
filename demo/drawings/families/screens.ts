// Laptop and monitor.
import { disc, rect, shape, words } from '../art';
import { lift, mix } from '../colour';
import { type Bar, type Family, type Look, PAPER, SOOT } from '../look';
import { oblong, rounded } from '../outlines';
import { block, slab } from '../solids';
import type { Stage } from '../stage';
import { cord } from '../turned';
import { keys } from './typing';

/** A calm wallpaper: sky, hills and a sun in the look's own tint. */
function wallpaper(w: number, h: number, tint: string): string {
  const sky = mix(tint, '#cfe0e6', 0.62);
  return (
    rect(0, 0, w, h, sky, 0.4) +
    disc(w * 0.7, h * 0.34, h * 0.13, '#fbe9c0', 0.95) +
    shape(
      `M0 ${h * 0.66}C${w * 0.2} ${h * 0.44} ${w * 0.36} ${h * 0.52} ${w * 0.52} ${h * 0.66}S${w * 0.84} ${h * 0.54} ${w} ${h * 0.62}V${h}H0Z`,
      mix(tint, '#7fa3a0', 0.55),
    ) +
    shape(
      `M0 ${h * 0.84}C${w * 0.22} ${h * 0.68} ${w * 0.4} ${h * 0.9} ${w * 0.62} ${h * 0.8}S${w * 0.9} ${h * 0.74} ${w} ${h * 0.8}V${h}H0Z`,
      mix(tint, '#2f5566', 0.6),
    ) +
    shape(`M0 0H${w * 0.46}L${w * 0.22} ${h}H0Z`, '#ffffff', 0.1)
  );
}

/** Width and height of a screen from its diagonal in inches and its shape. */
function screenOf(inches: number, aspect: number): readonly [number, number] {
  const high = (inches * 2.54) / Math.hypot(aspect, 1);
  return [high * aspect, high];
}

const aspectOf = (look: Look, otherwise: number): number => look.number('aspect', otherwise, [1, 4]);

function laptop(s: Stage, look: Look): void {
  const [w, h] = screenOf(look.number('inches', 14, [10, 19]), aspectOf(look, 1.6));
  const [wide, deep] = [w + 1.6, h + 2.6];
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(wide, deep), 2.4);
      s.at([0, 1.3, -deep / 2 + 0.4], () => lid(s, look, [w, h], wide), { pitch: -17 });
      block(s, look.colour, [0, 0, 0], [wide, look.has('thin') ? 1 : 1.5, deep], { r: 1.2, bevel: 0.25 });
      const y = look.has('thin') ? 1 : 1.5;
      const pad = look.has('numpad') ? -wide * 0.1 : 0;
      s.top([-wide / 2 + 1.5, y + 0.02, -deep / 2 + 1.6], (p) =>
        rect(0, 0, wide - 3, deep * 0.5, p(lift(look.colour, -0.08)), 0.6),
      );
      s.top([pad - 5.6, y + 0.02, deep * 0.16], (p) =>
        rect(0, 0, 11.2, deep * 0.29, p(lift(look.colour, -0.045)), 0.5),
      );
      const pitch = look.has('numpad') ? (wide - 3) / 17.4 : (wide - 3) / 13.6;
      keys(s, look.has('numpad') ? -pitch * 2.1 : 0, y, -deep / 2 + 2.6, 13, pitch, SOOT);
      if (look.has('numpad'))
        s.fact('pad', 'numbers', () => keys(s, pitch * 6.7, y, -deep / 2 + 2.6, 3, pitch, '#4c535c'));
    },
    { yaw: 6 },
  );
}

function lid(s: Stage, look: Look, [w, h]: readonly [number, number], wide: number): void {
  s.fact('aspect', look.number('aspect', 1.6), () =>
    slab(s, lift(look.colour, -0.06), rounded(wide, h + 2, 1), 'front', [0, h / 2 + 1, -0.4], 0.8, { bevel: 0.15 }),
  );
  s.fact('inches', look.number('inches', 14), () =>
    s.front(
      [-wide / 2, h + 2, 0.42],
      (p) =>
        rect(0.25, 0.25, wide - 0.5, h + 1.6, p('#14171b'), 0.8) +
        `<g transform="translate(.8 .9)">${wallpaper(w, h, look.accent ?? '#4f7d9c')}</g>` +
        disc(wide / 2, 0.55, 0.16, '#3d4650'),
    ),
  );
}

function monitor(s: Stage, look: Look): void {
  const [w, h] = screenOf(look.number('inches', 27, [15, 60]), aspectOf(look, look.has('ultrawide') ? 2.39 : 1.78));
  const rise = 14;
  s.shadow(oblong(24, 20), 3);
  block(s, lift(look.colour, 0.04), [0, 0, -1], [25, 1.2, 20], { r: 2.4, bevel: 0.4 });
  block(s, look.colour, [0, 1.2, -4], [5.4, rise + h * 0.5, 3.2], { r: 1, plane: 'front' });
  if (look.has('height-adjustable'))
    s.front([-1.4, rise + 1, -2.35], (p) => rect(0, 0, 2.8, rise - 3, p(lift(look.colour, 0.16)), 0.6));
  s.fact('aspect', look.number('aspect', 1.78), () =>
    slab(s, look.colour, rounded(w + 1.6, h + 2.6, 1.2), 'front', [0, rise + h / 2 + 1.3, -1.4], 3, { bevel: 0.4 }),
  );
  s.fact('inches', look.number('inches', 27), () =>
    s.front(
      [-w / 2 - 0.8, rise + h + 2.6, 1.62],
      (p) =>
        rect(0.3, 0.3, w + 1, h + 1.4, p('#111419'), 0.6) +
        `<g transform="translate(.8 .8)">${wallpaper(w, h, look.accent ?? '#4f7d9c')}</g>` +
        rect(w / 2 - 1.6, h + 1.5, 4.8, 0.5, p('#5b636d'), 0.2) +
        disc(w - 2, h + 1.75, 0.3, '#7fd0a0') +
        (look.mark ? words(look.mark, w * 0.3, h * 0.3, 3.6, 20, PAPER) : ''),
    ),
  );
  if (look.has('usb-c')) s.fact('port', 'usb-c', () => oneCable(s));
}

/** The one cable to the computer, its plug in front. */
function oneCable(s: Stage): void {
  cord(
    s,
    SOOT,
    [
      [3, 2, -6],
      [16, 0.5, -2],
      [22, 0.4, 8],
      [15, 0.4, 14],
      [6, 0.4, 13],
    ],
    0.6,
  );
  block(s, '#4c535c', [4.2, 0, 13], [3.4, 1, 1.5], { r: 0.3 });
  block(s, '#ccd1d6', [2, 0.25, 13], [1.4, 0.5, 0.9], { r: 0.2 });
}

const laptopBar = (look: Look): Bar[] => {
  const inches = look.number('inches', 14);
  const [w, h] = screenOf(inches, aspectOf(look, 1.6));
  const z = h / 2 + 3;
  return 'inches' in look.told
    ? [
        {
          from: [-w / 2 - 0.8, 0, z],
          to: [w / 2 + 0.8, 0, z],
          text: `${String(inches).replace('.', ',')}″ · ${Math.round(w + 1.6)} cm`,
        },
      ]
    : [];
};

/** From corner to corner of the screen, which is how screens are measured. */
const diagonal = (look: Look): Bar[] => {
  const inches = look.number('inches', 27);
  const [w] = screenOf(inches, aspectOf(look, look.has('ultrawide') ? 2.39 : 1.78));
  return 'inches' in look.told
    ? [{ from: [-w / 2 - 0.8, 0, 14], to: [w / 2 + 0.8, 0, 14], text: `${inches}″ · ${Math.round(w)} cm` }]
    : [];
};

export const screens = {
  laptop: {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [2, 4, 2], width: 24 },
    draw: laptop,
    bars: laptopBar,
    tags: ['memory', 'storage'],
  },
  monitor: {
    angle: 'low',
    setting: 'desk',
    focus: { at: [8, 18, 2], width: 34 },
    draw: monitor,
    bars: diagonal,
    tags: ['resolution'],
  },
} satisfies Record<string, Family>;
