// Port: pictures that a program draws, where others are files. The shop stores the description of a drawing and its version, and knows nothing of how
// it is drawn: the demo's program draws products and scenes (demo/drawings), every shop draws energy arrows.
import { createHash } from 'node:crypto';
import { drawEnergyArrow, ENERGY_CLASSES, type EnergyClass } from './energy-arrow';

export interface Drawings {
  draws(drawing: object): boolean;
  /** The SVG of a drawing; throws on one that it does not draw, for it can only have been written by mistake. */
  svgOf(drawing: object): string;
}

const energyLetterIn = (drawing: object): EnergyClass | undefined =>
  Reflect.get(drawing, 'kind') === 'energy'
    ? ENERGY_CLASSES.find((letter) => letter === Reflect.get(drawing, 'letter'))
    : undefined;

/** A shop without a program that draws. */
export const OWN_DRAWINGS: Drawings = {
  draws: (drawing) => energyLetterIn(drawing) !== undefined,
  svgOf(drawing) {
    const letter = energyLetterIn(drawing);
    if (!letter) throw new Error(`No program draws ${JSON.stringify(drawing)}`);
    return drawEnergyArrow(letter);
  },
};

/** Loads the program that draws; called only for what a shop does not draw itself. */
export type LoadDrawings = () => Promise<Drawings>;

/** A shop whose pictures are files and energy arrows never loads the program. */
export const programFor = async (drawing: object, load: LoadDrawings): Promise<Drawings> =>
  OWN_DRAWINGS.draws(drawing) ? OWN_DRAWINGS : load();

export const ownDrawingsAnd = (program: Drawings): Drawings => ({
  draws: (drawing) => OWN_DRAWINGS.draws(drawing) || program.draws(drawing),
  svgOf: (drawing) => (OWN_DRAWINGS.draws(drawing) ? OWN_DRAWINGS : program).svgOf(drawing),
});

/** To be raised when something is drawn differently: browsers cache a version of a picture for good. */
const DRAWN = 'drawn-3';

/** Version of a drawing as content stores it, independent of the key order of the database. */
export const versionOfDrawing = (drawing: object): string => drawingVersion({ asked: inOneOrder(drawing) });

function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, held]) => [key, inOneOrder(held)]));
}

/** Changes when what is drawn changes. */
export const drawingVersion = (spec: object): string =>
  createHash('sha1').update(DRAWN).update(JSON.stringify(spec)).digest('hex').slice(0, 12);
