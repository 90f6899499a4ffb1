// Headset, USB stick, telephone and printer.
import { disc, print, rect, words } from '../art';
import { inkOn, lift } from '../colour';
import { CHROME, type Family, INK, type Look, PAPER, SOOT } from '../look';
import { oblong, rounded } from '../outlines';
import { block, box, slab } from '../solids';
import type { Vec } from '../space';
import type { Stage } from '../stage';
import { cord, lathe, rod } from '../turned';

function headset(s: Stage, look: Look): void {
  const mono = look.has('mono');
  const tone = look.colour;
  s.at([0, 0, 0], () => {
    s.shadow(oblong(17, 9), 2);
    const bow = (z: number): Vec[] => Array.from({ length: 19 }, (_, i): Vec => {
      const angle = Math.PI - (i / 18) * Math.PI;
      return [8 * Math.cos(angle), 8.6 + 9.4 * Math.sin(angle), z];
    });
    cup(s, tone, -8, mono, 1);
    cord(s, lift(tone, -0.04), bow(-0.4), 1.7);
    cord(s, lift(tone, 0.06), bow(0.3), 1.1);
    cord(s, look.accent ?? '#6d757f', bow(0.2).slice(5, 14), 1.9);
    cup(s, tone, 8, false, -1);
    if (!look.has('no-mic')) {
      cord(s, SOOT, [[-9.4, 5.6, 2.2], [-9.6, 2.6, 6], [-7, 0.8, 9.4], [-3.8, 0.4, 10.6]], 0.55);
      rod(s, INK, [-4.6, 0.5, 10.4], [-2.2, 0.5, 11], 0.95);
    }
    if (!look.has('wireless')) cord(s, INK, [[-8.4, 3, -0.4], [-10, 0.2, -2], [-13.5, 0.2, 0.6], [-12, 0.2, 5]], 0.42);
  }, { yaw: -24 });
}

/** An ear cup at one end of the bow; a mono headset has a plain temple pad on this side. */
function cup(s: Stage, tone: string, x: number, pad: boolean, inward: 1 | -1): void {
  if (pad) return block(s, tone, [x, 5.4, 0], [1.6, 5.4, 4], { r: 1.4, plane: 'side' });
  const disk = (from: number, r: number, w: number, colour: string): void => lathe(s, colour, [from, 6, 0], [[r, 0], [r, w * 0.7], [r * 0.86, w]], { axis: [1, 0, 0] });
  if (inward > 0) {
    disk(x - 2, 4, 2, tone);
    disk(x, 4.4, 2.4, INK);
  } else {
    disk(x - 2.2, 4.4, 2.2, INK);
    disk(x, 4, 2, tone);
    lathe(s, CHROME, [x + 2.01, 6, 0], [[2.2, 0], [2.2, 0.1]], { axis: [1, 0, 0] });
    lathe(s, tone, [x + 2.12, 6, 0], [[1.9, 0], [1.9, 0.1]], { axis: [1, 0, 0] });
  }
}

function usbStick(s: Stage, look: Look): void {
  s.at([0, 0, 0], () => {
    s.shadow(oblong(7.4, 2), 0.5);
    block(s, CHROME, [-2.9, 0.22, 0], [1.9, 0.46, 1.2], { r: 0.06, bevel: 0.04 });
    s.top([-3.6, 0.69, -0.4], (p) => rect(0.25, 0.02, 0.32, 0.26, p('#3b3f46')) + rect(0.25, 0.52, 0.32, 0.26, p('#3b3f46')));
    if (look.has('usb-c')) block(s, CHROME, [3, 0.3, 0], [1, 0.3, 0.8], { r: 0.15 });
    block(s, look.colour, [0.5, 0, 0], [5.2, 0.9, 1.9], { r: 0.4, bevel: 0.2 });
    s.top([-1.6, 0.92, -0.65], (p) => rect(0, 0, 3.5, 1.3, p(lift(look.colour, -0.06)), 0.2) + words(look.mark || '32 GB', 1.75, 0.65, 0.78, 3.2, p(inkOn(look.colour))));
    s.top([2.2, 0.93, -0.3], (p) => disc(0.3, 0.3, 0.36, p(CHROME)) + disc(0.3, 0.3, 0.22, p('#24272c')));
    cord(s, look.accent ?? INK, [[2.5, 0.9, 0], [3.6, 1.1, 0.3], [5, 0.3, 1], [5.4, 0.1, -0.6], [4, 0.1, -0.9], [2.6, 0.6, -0.1]], 0.16);
  }, { yaw: 38 });
}

function phone(s: Stage, look: Look): void {
  if (look.has('desk-phone')) return deskPhone(s, look);
  const lens = (x: number, y: number): void => lathe(s, '#15181c', [x, y, -0.6], [[0.6, 0], [0.6, 0.25]], { axis: [0, 0, 1], gloss: true });
  s.at([-4.4, 0, -3], () => {
    s.shadow(oblong(7.4, 2), 1);
    slab(s, look.colour, rounded(7.2, 15, 1.1), 'front', [0, 7.6, -0.4], 0.8, { bevel: 0.25 });
    slab(s, lift(look.colour, 0.05), rounded(3, 3, 0.8, -1.7, 12.9), 'front', [0, 0, 0.4], 0.15);
    for (const [x, y] of [[-2.4, 13.6], [-1, 13.6], [-2.4, 12.2]] as const) s.at([0, 0, 1.15], () => lens(x, y));
  }, { yaw: 4, roll: 4 });
  s.at([3, 0, 2.4], () => {
    s.shadow(oblong(7.4, 2), 1);
    slab(s, look.colour, rounded(7.2, 15, 1.1), 'front', [0, 7.6, -0.4], 0.8, { bevel: 0.2 });
    s.front([-3.6, 15.1, 0.42], (p) => rect(0.14, 0.14, 6.92, 14.7, p('#0f1216'), 1) + rect(0.34, 0.34, 6.52, 14.3, look.accent ?? '#3f6f86', 0.85) + disc(4.7, 6.2, 1.6, '#f4dfb4', 0.9) + rect(0.34, 9, 6.52, 3, '#2b5263') + words('10:24', 3.6, 3, 1.4, 5, '#ffffff', 600) + rect(2.6, 0.7, 2, 0.5, '#0f1216', 0.25) + [0, 1, 2, 3].map((i) => rect(0.95 + i * 1.4, 12.6, 1.1, 1.1, ['#f7f4ee', '#e5a33c', '#7fbf9f', '#d9605a'][i] ?? PAPER, 0.3)).join(''));
  }, { yaw: -6, roll: -3 });
}

function deskPhone(s: Stage, look: Look): void {
  s.shadow(oblong(20, 20), 2);
  slab(s, look.colour, [[-10, 0], [10, 0], [10, 7], [8, 7.4], [-10, 2]], 'side', [-10, 0, 0], 20, { bevel: 0.5 });
  s.art([-2.4, 7.1, -7.6], [1, 0, 0], [0, -0.29, 0.96], [0, 0.96, 0.29], (p) => rect(0, 0, 11, 5, p('#b9cbb8'), 0.4) + print(1, 1.2, 7, 3, 1.2, p(INK), 0.6) + Array.from({ length: 12 }, (_, i) => rect(0.6 + (i % 3) * 3.4, 6.2 + Math.floor(i / 3) * 2.6, 2.9, 2, p('#e9e7e1'), 0.4)).join(''));
  s.at([-6.6, 5, 0], () => block(s, lift(look.colour, -0.06), [0, 0.6, 0], [4.4, 2.4, 19], { r: 2, bevel: 1 }), { pitch: 16 });
}

function printer(s: Stage, look: Look): void {
  const [w, d] = [44, 36];
  const dark = look.accent ?? SOOT;
  s.shadow(oblong(w, d), 5);
  block(s, lift(look.colour, -0.03), [0, 0, 0], [w, 9, d], { r: 2 });
  s.front([-w / 2, 9, d / 2 + 0.02], (p) => rect(4, 1.6, w - 8, 6, p(lift(look.colour, -0.08)), 0.6) + rect(w / 2 - 4, 5.6, 8, 1, p(dark), 0.5));
  block(s, lift(look.colour, -0.05), [0, 9, 0], [w, 6, d], { r: 2 });
  s.front([-w / 2, 15, d / 2 + 0.02], (p) => rect(5, 0, w - 10, 5.6, p('#1b1f24'), 0.5));
  box(s, dark, [0, 9.3, 21.6], [27, 0.6, 7]);
  box(s, PAPER, [0, 9.9, 21], [24, 0.3, 9]);
  s.top([-12, 10.22, 17], (p) => print(3, 2, 10, 4, 1.5, p(INK), 0.4) + rect(15, 2, 6, 4.6, look.has('mono') ? '#8d949c' : '#d9793a'));
  block(s, look.colour, [0, 14.8, 0], [w, 11.8, d], { r: 2.4, bevel: 0.7 });
  if (!look.has('no-scanner')) {
    block(s, dark, [0, 26.6, -1], [w - 2, 2.4, d - 3], { r: 2, bevel: 0.5 });
    block(s, lift(dark, 0.07), [-4, 29, -6], [28, 2.6, 18], { r: 1.4, bevel: 0.6 });
  }
  s.front([w / 2 - 19, 25.4, d / 2 + 0.03], (p) => rect(0, 0, 16, 6.6, p('#1b1f24'), 0.8) + rect(0.8, 0.8, 9, 5, '#cfe3ea', 0.4) + rect(1.6, 1.6, 3.2, 1.5, '#3f8fb3', 0.3) + rect(5.4, 1.6, 3.6, 1.5, '#d9793a', 0.3) + rect(1.6, 3.7, 7.4, 1.2, '#8aa4ae', 0.3) + disc(12.8, 2.4, 1, '#7fd0a0') + disc(12.8, 4.9, 0.7, p('#8d949c')));
  if (look.mark) s.front([-w / 2 + 3, 24, d / 2 + 0.03], (p) => words(look.mark, 7, 1, 2.2, 16, p(inkOn(look.colour))));
}

export const devices = {
  headset: { angle: 'mid', setting: 'desk', focus: { at: [-5, 6, 3], width: 14 }, draw: headset },
  'usb-stick': { angle: 'high', setting: 'desk', focus: { at: [0.4, 0.6, 0], width: 4.6 }, draw: usbStick, pack: { step: [0.6, 0, 2.6], most: 3 } },
  phone: { angle: 'low', setting: 'desk', focus: { at: [-2.4, 12, 0], width: 9 }, draw: phone },
  printer: { angle: 'mid', setting: 'desk', focus: { at: [9, 20, 18], width: 28 }, draw: printer },
} satisfies Record<string, Family>;
