// The in-use picture of a product: on a desk, a floor or a worktop among things whose size everyone knows.
import { COMPANY } from './company';
import { FAMILIES } from './families';
import { deskTop } from './families/desks';
import { lookOf, type Setting } from './look';
import type { PictureSpec } from './names';
import { boundsOf, drawPlaced, drawSurroundings, neighbour, type Placed } from './place';
import { camera } from './space';
import { Stage } from './stage';

const SHEET = 1200;
/** Height of the plain desk: things are placed relative to it, and moved with desks of another height. */
const DESK_TOP = 75.7;
const COLOURS: Record<Setting, { wall: string; floor: string }> = {
  desk: { wall: '#e4e6e2', floor: '#dcc19a' },
  floor: { wall: '#e9e4da', floor: '#d3bb97' },
  kitchen: { wall: '#e3e8e4', floor: '#cfae84' },
  gift: { wall: '#eadcd6', floor: '#c9a37c' },
  stock: { wall: '#dcdedc', floor: '#c4c3be' },
  bath: { wall: '#dfe8ea', floor: '#f0eeea' },
};

export function drawSetting(spec: PictureSpec): string {
  const family = FAMILIES[spec.family];
  const high = spec.family === 'whiteboard' ? 78 : 0;
  const main: Placed = { spec: { ...spec, count: 1 }, x: 0, y: high, z: 0, yaw: 0 };
  const stands = spec.family === 'desk' ? deskTop(lookOf(spec)) + 0.1 : DESK_TOP;
  const beside = COMPANY[spec.family]
    .map(neighbour)
    .map((thing) => (thing.y === DESK_TOP ? { ...thing, y: stands } : thing));
  const things = [main, ...beside];
  const flat = family.angle === 'high' || typeof family.angle === 'function';
  const view = camera(28, family.setting === 'floor' ? 16 : flat ? 38 : 25);
  const { left, right, top, bottom } = boundsOf(view, things);
  const own = boundsOf(view, [main]);
  // A small product retains a good share of the picture; its neighbours may then be cut by the edge, as in a photograph.
  const whole = Math.max(right - left, bottom - top) * 0.57;
  const half = Math.min(whole, Math.max(whole * 0.58, (own.right - own.left) * 0.85, (own.bottom - own.top) * 0.85));
  const share = half / whole;
  const between = (mine: number, all: number): number => mine + (all - mine) * share * (share < 0.95 ? 0.6 : 1);
  const x = between((own.left + own.right) / 2, (left + right) / 2);
  const y = between((own.top + own.bottom) / 2, (top + bottom) / 2);
  const stage = new Stage(view);
  const zs = things.map((thing) => thing.z);
  const [back, near] = [Math.min(...zs) - half * 0.055 - 12, Math.max(...zs) + half * 0.03 + 8];
  // An arm is clamped to the edge of its desk, so there the edge runs through the clamp.
  const edge = spec.family === 'monitor-arm' ? { back: -60, near: 3 } : { back, near };
  drawSurroundings(stage, { ...COLOURS[family.setting], kind: family.setting, ...edge });
  drawPlaced(
    stage,
    spec.family === 'monitor-arm' ? [main, ...things.slice(1).map((t) => ({ ...t, z: t.z - 32 }))] : things,
  );
  return stage.svg(SHEET, SHEET, { left: x - half, right: x + half, top: y - half, bottom: y + half });
}
