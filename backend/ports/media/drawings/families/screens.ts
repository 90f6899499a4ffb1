// Laptop and monitor.
import { disc, rect, shape, words } from '../art';
import { lift, mix } from '../colour';
import { type Family, type Look, PAPER, SOOT } from '../look';
import { oblong, rounded } from '../outlines';
import { block, slab } from '../solids';
import type { Stage } from '../stage';
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

function laptop(s: Stage, look: Look): void {
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(33, 23), 2.4);
      s.at(
        [0, 1.3, -11],
        () => {
          slab(s, lift(look.colour, -0.06), rounded(33, 21.6, 1), 'front', [0, 10.9, -0.4], 0.8, { bevel: 0.15 });
          s.front(
            [-16.5, 21.7, 0.42],
            (p) =>
              rect(0.25, 0.25, 32, 21.1, p('#14171b'), 0.8) +
              `<g transform="translate(1 1)">${wallpaper(31, 18.6, look.accent ?? '#4f7d9c')}</g>` +
              disc(16.5, 0.62, 0.16, '#3d4650'),
          );
        },
        { pitch: -17 },
      );
      block(s, look.colour, [0, 0, 0], [33, 1.4, 22.6], { r: 1.2, bevel: 0.25 });
      s.top(
        [-15, 1.42, -9.6],
        (p) =>
          rect(0, 0, 30, 11, p(lift(look.colour, -0.08)), 0.6) +
          rect(9.4, 12.6, 11.2, 7, p(lift(look.colour, -0.045)), 0.5),
      );
      keys(s, 0, 1.4, -8.3, 13, 2.15, SOOT);
    },
    { yaw: 6 },
  );
}

function monitor(s: Stage, look: Look): void {
  const wide = look.has('wide');
  const [w, h] = wide ? [80, 35] : [61, 36];
  s.shadow(oblong(24, 20), 3);
  block(s, lift(look.colour, 0.04), [0, 0, -1], [25, 1.2, 20], { r: 2.4, bevel: 0.4 });
  block(s, look.colour, [0, 1.2, -4], [5.4, 26, 3.2], { r: 1, plane: 'front' });
  slab(s, look.colour, rounded(w, h, 1.2), 'front', [0, 14 + h / 2, -1.4], 3, { bevel: 0.4 });
  s.front(
    [-w / 2, 14 + h, 1.62],
    (p) =>
      rect(0.5, 0.5, w - 1, h - 1, p('#111419'), 0.6) +
      `<g transform="translate(.9 .9)">${wallpaper(w - 1.8, h - 3, look.accent ?? '#4f7d9c')}</g>` +
      rect(w / 2 - 2.4, h - 1.5, 4.8, 0.5, p('#5b636d'), 0.2) +
      disc(w - 3, h - 1.25, 0.3, '#7fd0a0') +
      (look.mark ? words(look.mark, w * 0.3, h * 0.3, 3.6, 20, PAPER) : ''),
  );
}

export const screens = {
  laptop: { angle: 'mid', setting: 'desk', focus: { at: [2, 4, 2], width: 24 }, draw: laptop },
  monitor: { angle: 'low', setting: 'desk', focus: { at: [8, 18, 2], width: 34 }, draw: monitor },
} satisfies Record<string, Family>;
