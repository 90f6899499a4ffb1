// Gift boxes with ribbon and bow, and boxes of chocolate.
import { rect, stroke, words } from '../art';
import { lift } from '../colour';
import { CREAM, type Family, INK, type Look } from '../look';
import { curve, oblong, points } from '../outlines';
import { block, box, slab } from '../solids';
import type { Point, Vec } from '../space';
import type { Stage } from '../stage';
import { lathe } from '../turned';

function giftBox(s: Stage, look: Look): void {
  const band = look.accent ?? '#d9b45f';
  const [w, h, d] = [24, 15, 24];
  s.shadow(oblong(w, d), 3);
  box(s, look.colour, [0, 0, 0], [w, h, d]);
  s.front([-w / 2, h, d / 2 + 0.01], (p) => rect(w / 2 - 1.6, 0, 3.2, h, p(band)));
  s.right([w / 2 + 0.01, h, d / 2], (p) => rect(d / 2 - 1.6, 0, 3.2, h, p(band)));
  block(s, lift(look.colour, 0.03), [0, h - 3.6, 0], [w + 1.2, 5, d + 1.2], { r: 0.3, bevel: 0.1 });
  const [ww, hh] = [w + 1.2, h + 1.4];
  s.front([-ww / 2, hh, ww / 2 + 0.01], (p) => rect(ww / 2 - 1.6, 0, 3.2, 5, p(lift(band, 0.02))));
  s.right([ww / 2 + 0.01, hh, ww / 2], (p) => rect(ww / 2 - 1.6, 0, 3.2, 5, p(lift(band, 0.02))));
  s.top(
    [-ww / 2, hh + 0.02, -ww / 2],
    (p) => rect(ww / 2 - 1.6, 0, 3.2, ww, p(band)) + rect(0, ww / 2 - 1.6, ww, 3.2, p(band)),
  );
  bow(s, band, [0, hh, 0]);
  if (look.mark)
    s.front(
      [-10, 9, d / 2 + 0.05],
      (p) => rect(0, 0, 7, 4.4, p(CREAM), 0.4) + words(look.mark, 3.5, 2.2, 1.6, 6, p(INK)),
    );
}

/** A tied bow: two tails, two loops with their dark insides, a knot. */
function bow(s: Stage, colour: string, at: Vec): void {
  const side = (shape: readonly Point[], way: 1 | -1): Point[] => shape.map(([x, y]): Point => [x * way, y]);
  const wing = (way: 1 | -1): void => {
    const loop = curve(side(points('0,1 3.4,4.2 7.4,4.6 8.2,2 5,0.4 0,0.4'), way), 6);
    const inside = loop.map(([x, y]): Point => [x * 0.62 + way * 2, y * 0.5 + 1.3]);
    slab(s, colour, loop, 'front', [0, 0, -1.4], 2.8, { bevel: 0.5 });
    slab(s, lift(colour, -0.14), inside, 'front', [0, 0, 1.42], 0.03, { flat: true });
  };
  const tail = (way: 1 | -1): void => {
    slab(s, lift(colour, -0.03), side(points('0.4,0.2 2.2,0.2 6.4,-6 5,-5.6 4,-6.6'), way), 'floor', [0, 0.1, 0], 0.25);
  };
  const tie = (): void => {
    tail(-1);
    tail(1);
    wing(-1);
    wing(1);
    block(s, lift(colour, 0.03), [0, 0, 0.6], [2.6, 2.8, 3], { r: 1.1, plane: 'front', bevel: 0.6 });
  };
  s.at(at, tie, { yaw: 10 });
}

function chocolateBox(s: Stage, look: Look): void {
  const band = look.accent ?? '#d9b45f';
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(24, 18), 2);
      s.at(
        [-3, 0, -14.5],
        () => {
          block(s, look.colour, [0, 0, 0], [24.6, 18.6, 2.6], { r: 0.5, plane: 'front', bevel: 0.2 });
          s.front(
            [-12.3, 18.6, 1.32],
            (p) =>
              rect(2.4, 4.4, 19.8, 9, p(CREAM), 0.3) +
              words(look.mark || 'CHOKOLADE', 12.3, 8.3, 2.6, 17, p(lift(look.colour, -0.05))) +
              rect(8.3, 10.8, 8, 0.4, p(band)) +
              rect(0, 15.8, 24.6, 1.2, p(band)),
          );
        },
        { pitch: -12 },
      );
      box(s, look.colour, [0, 0, 0], [24, 3.4, 18]);
      s.top([-12, 3.42, -9], (p) => rect(0.5, 0.5, 23, 17, p(band), 0.2) + rect(0.8, 0.8, 22.4, 16.4, p('#2b1a14')));
      const tones = ['#4a2a1c', '#7a4a2c', '#efe0c4', '#5b3422'];
      for (let row = 0; row < 3; row += 1)
        for (let i = 0; i < 4; i += 1) {
          const [x, z, tone] = [-8.4 + i * 5.6, -5.4 + row * 5.4, tones[(i * 3 + row * 2) % 4] ?? INK];
          if ((i + row) % 2) lathe(s, tone, [x, 2.6, z], points('2.1,0 2.2,1 1.6,2.2 0.7,2.6'), { gloss: true });
          else {
            block(s, tone, [x, 2.6, z], [4, 2.2, 4], { r: 0.8, bevel: 0.5 });
            s.top([x - 2, 4.82, z - 2], (p) =>
              stroke(
                'M.8 1.2C1.6.4 2 2 2.8 1.2M.8 2.6C1.6 1.8 2.2 3.4 3.2 2.6',
                p(lift(tone, tone === '#efe0c4' ? -0.2 : 0.14)),
                0.3,
              ),
            );
          }
        }
    },
    { yaw: -6 },
  );
}

export const gifts = {
  'gift-box': { angle: 'mid', setting: 'gift', focus: { at: [0, 17, 4], width: 20 }, draw: giftBox },
  'chocolate-box': { angle: 'mid', setting: 'gift', focus: { at: [1, 4, 2], width: 15 }, draw: chocolateBox },
} satisfies Record<string, Family>;
