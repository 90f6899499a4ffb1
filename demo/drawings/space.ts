// Space of the pictures: vectors in centimetres, poses, and the parallel three-quarter camera (x right, y up, z to the viewer).

export type Vec = readonly [number, number, number];
export type Point = readonly [number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a: Vec): Vec {
  const length = Math.hypot(...a);
  return length === 0 ? [0, 1, 0] : times(a, 1 / length);
}

/** The position and rotation of a part: the columns are the part's own x, y and z in the world. */
export interface Pose {
  origin: Vec;
  x: Vec;
  y: Vec;
  z: Vec;
}
export const UPRIGHT: Pose = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** Degrees: yaw about y (a positive yaw turns the front to the right), pitch about x (leans forward), roll about z (leans left). */
export interface Turn {
  yaw?: number;
  pitch?: number;
  roll?: number;
}

export const direct = (pose: Pose, v: Vec): Vec =>
  add(add(times(pose.x, v[0]), times(pose.y, v[1])), times(pose.z, v[2]));
export const locate = (pose: Pose, v: Vec): Vec => add(pose.origin, direct(pose, v));

const rad = (degrees = 0): number => (degrees * Math.PI) / 180;

export function posed(outer: Pose, origin: Vec, { yaw, pitch, roll }: Turn = {}): Pose {
  const [cy, sy, cp, sp] = [Math.cos(rad(yaw)), Math.sin(rad(yaw)), Math.cos(rad(pitch)), Math.sin(rad(pitch))];
  const [cr, sr] = [Math.cos(rad(roll)), Math.sin(rad(roll))];
  const turned = ([x, y, z]: Vec): Vec => {
    const [a, b] = [x * cr - y * sr, x * sr + y * cr];
    const [c, d] = [b * cp - z * sp, b * sp + z * cp];
    return direct(outer, [a * cy + d * sy, c, d * cy - a * sy]);
  };
  return { origin: locate(outer, origin), x: turned([1, 0, 0]), y: turned([0, 1, 0]), z: turned([0, 0, 1]) };
}

export interface Camera {
  /** Unit vector from the thing to the viewer. */
  towards: Vec;
  project(v: Vec): Point;
}

// Picture units are tenths of a centimetre, so that two decimals are enough for a USB stick and a cabinet alike.
const UNITS = 10;

export function camera(yaw: number, pitch: number): Camera {
  const [cy, sy, cp, sp] = [Math.cos(rad(yaw)), Math.sin(rad(yaw)), Math.cos(rad(pitch)), Math.sin(rad(pitch))];
  const right: Vec = [cy, 0, -sy];
  const up: Vec = [-sy * sp, cp, -cy * sp];
  return { towards: [sy * cp, sp, cy * cp], project: (v) => [UNITS * dot(v, right), -UNITS * dot(v, up)] };
}

/** The one light of all pictures: from the upper left, a little in front. */
export const LIGHT: Vec = unit([-0.46, 0.8, 0.42]);
