// The product pictures of the demo world: a family, its variant's colour and a few traits in, one SVG sheet of 1200 × 1200 out.
import { countMark, drawBars, type FlatBar, tagMark, withBars } from './bars';
import { FAMILIES } from './families';
import { type Family, type Look, lookOf, type Pack } from './look';
import type { PictureSpec } from './names';
import type { VisibleFacts } from './proof';
import { drawSetting } from './setting';
import { camera, type Vec } from './space';
import { type Bounds, Stage } from './stage';

export { PICTURE_FAMILIES, type PictureSpec } from './names';

const SHEET = 1200;
const MARGIN = 0.09;
const PITCH = { low: 11, mid: 22, high: 50 };
const YAW = 28;

export interface Drawn {
  svg: string;
  /** The facts that the picture shows, as far as they were really drawn; measures in centimetres. Lifestyle pictures report none. */
  facts: VisibleFacts;
}

/** Draws one picture; the ground is transparent, since plates belong to the page. Same spec, same bytes. */
export function drawProduct(spec: PictureSpec): Drawn {
  const family = FAMILIES[spec.family];
  const look = lookOf(spec);
  const angle = typeof family.angle === 'function' ? family.angle(look) : family.angle;
  if (spec.view === 'scene') return { svg: drawSetting(spec), facts: new Map() };
  const stage = new Stage(camera(YAW, PITCH[angle]));
  drawPieces(stage, family, look);
  const { told } = stage.proof;
  if (spec.view === 'main') return { svg: mainPicture(stage, family, look), facts: told };
  const { at, width } = typeof family.focus === 'function' ? family.focus(look) : family.focus;
  const [x, y] = stage.camera.project(at);
  const half = width * 5;
  const view = { left: x - half, right: x + half, top: y - half, bottom: y + half };
  return { svg: stage.svg(SHEET, SHEET, view), facts: told };
}

/** The complete product, with its measures, its count and its facts in words. */
function mainPicture(stage: Stage, family: Family, look: Look): string {
  const bars = (family.bars?.(look) ?? []).map(
    (bar): FlatBar => ({ ...bar, from: stage.point(bar.from), to: stage.point(bar.to) }),
  );
  for (const { fact, text } of bars) if (fact) stage.proof.note(fact, text);
  const tags = (family.tags ?? []).filter((name) => name in look.told);
  const view = framed(withBars(stage.bounds(), bars), bars.length > 0 ? MARGIN * 0.6 : MARGIN);
  // Words in a corner must not overlap the letters of measures.
  const rows = Math.max(tags.length, look.count > 1 ? 1 : 0);
  if (bars.length > 0) view.bottom += (view.bottom - view.top) * 0.1 * rows;
  let over = drawBars(view, bars);
  for (const [row, name] of tags.entries()) {
    over += tagMark(name, look.word(name), row);
    stage.proof.note(name, look.word(name));
  }
  if (look.count > 1) {
    over += countMark(look.count);
    stage.proof.note('count', look.count);
  }
  return stage.svg(SHEET, SHEET, view, over);
}

/** The pieces of a pack, as many as the sheet has room for, the farther ones first; the nearest at the left shows the facts of each. */
function drawPieces(stage: Stage, family: Family, look: Look): void {
  const { step, most, places } = (typeof family.pack === 'function' ? family.pack(look) : family.pack) ?? ALONE;
  const shown = Math.min(look.count, most);
  const [x, y, z] = step;
  const all = places ?? Array.from({ length: shown }, (_, i): Vec => [x * i, y * i, z * i]);
  for (const place of all) {
    const first = place.every((along) => along === 0);
    stage.proof.silent = !first;
    stage.at(place, () => family.draw(stage, first ? look : { ...look, further: true }));
  }
  stage.proof.silent = false;
}

const ALONE: Pack = { step: [0, 0, 0], most: 1 };

function framed({ left, top, right, bottom }: Bounds, margin: number): Bounds {
  const [x, y] = [(right - left) * margin, (bottom - top) * margin];
  return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
}
