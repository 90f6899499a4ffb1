// Banner and message pictures: several products on one coloured ground. Text is next to a banner: spare room is on its left, where narrow windows
// crop it.

import { boundsOf, drawPlaced, drawSurroundings, neighbour } from './place';
import { PLAN, type SceneName, type ScenePalette } from './plans';
import { drawPortrait } from './portrait';
import { camera } from './space';
import { Stage } from './stage';

export { SCENES, type SceneName, type ScenePalette } from './plans';

/** Draws a banner (2400 × 900) or, for the two messages, a picture of 1200 × 900. */
export function drawScene(name: SceneName, palette: ScenePalette): string {
  if (name === 'portrait') return drawPortrait(palette);
  const plan = PLAN[name];
  const message = name === 'not-found' || name === 'error';
  const [width, height] = message ? [1200, 900] : [2400, 900];
  const view = camera(message ? 28 : 19, plan.pitch);
  const things = plan.things(palette).map(neighbour);
  const { left, right, top, bottom } = boundsOf(view, things);
  const tall = Math.max((bottom - top) / 0.8, (((right - left) / (message ? 0.84 : 0.8)) * height) / width);
  const wide = (tall * width) / height;
  const end = message ? (left + right) / 2 + wide / 2 : right + wide * 0.045;
  const middle = (top + bottom) / 2;
  const stage = new Stage(view);
  drawSurroundings(stage, {
    wall: palette.wall,
    floor: palette.floor,
    kind: plan.kind,
    back: plan.back,
    near: plan.near,
  });
  drawPlaced(stage, things);
  return stage.svg(width, height, { left: end - wide, right: end, top: middle - tall / 2, bottom: middle + tall / 2 });
}
