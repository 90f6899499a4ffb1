// The product pictures of the demo world: a family, its variant's colour and a few traits in, one SVG sheet of 1200 × 1200 out.
import { rect, words } from './art';
import { FAMILIES } from './families';
import { type Family, INK, type Look, lookOf, PAPER } from './look';
import type { PictureSpec } from './names';
import { drawSetting } from './setting';
import { camera } from './space';
import { type Bounds, Stage } from './stage';

export { PICTURE_FAMILIES, type PictureSpec } from './names';

const SHEET = 1200;
const MARGIN = 0.09;
const PITCH = { low: 11, mid: 22, high: 50 };
const YAW = 28;

/** Draws one picture; the ground is transparent, since plates belong to the page. Same spec, same bytes. */
export function drawProduct(spec: PictureSpec): string {
  const family = FAMILIES[spec.family];
  const look = lookOf(spec);
  const angle = typeof family.angle === 'function' ? family.angle(look) : family.angle;
  if (spec.view === 'scene') return drawSetting(spec);
  const stage = new Stage(camera(YAW, PITCH[angle]));
  drawPieces(stage, family, look);
  if (spec.view === 'main') {
    const count = look.count > 1 ? countMark(look.count) : '';
    return stage.svg(SHEET, SHEET, framed(stage.bounds())).replace('</svg>', `${count}</svg>`);
  }
  const [x, y] = stage.camera.project(family.focus.at);
  const half = family.focus.width * 5;
  return stage.svg(SHEET, SHEET, { left: x - half, right: x + half, top: y - half, bottom: y + half });
}

function drawPieces(stage: Stage, family: Family, look: Look): void {
  const shown = family.pack ? Math.min(look.count, family.pack.most) : 1;
  const [x, y, z] = family.pack?.step ?? [0, 0, 0];
  for (let i = 0; i < shown; i += 1) stage.at([x * i, y * i, z * i], () => family.draw(stage, look));
}

function framed({ left, top, right, bottom }: Bounds): Bounds {
  const [x, y] = [(right - left) * MARGIN, (bottom - top) * MARGIN];
  return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
}

/** How many pieces the pack holds, so that a box of twelve is never taken for one piece. */
function countMark(count: number): string {
  const text = `× ${count}`;
  const width = 110 + text.length * 34;
  return rect(1150 - width, 1040, width, 110, INK, 55) + words(text, 1150 - width / 2, 1095, 62, width - 40, PAPER);
}
