// Draws what no photo shows: a product, an energy arrow, or a scene.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { drawProduct, PICTURE_FAMILIES } from './drawings/draw';
import { drawEnergyArrow, ENERGY_CLASSES } from './drawings/marks';
import { drawScene, SCENES } from './drawings/scene';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

const productPicture = z.object({
  family: z.enum(PICTURE_FAMILIES),
  colour,
  accent: colour.optional(),
  view: z.enum(['main', 'detail', 'scene']),
  mark: z.string().optional(),
  count: z.number().optional(),
  traits: z.array(z.string()).readonly().optional(),
  facts: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
});

const drawing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), spec: productPicture }),
  z.object({ kind: z.literal('energy'), letter: z.enum(ENERGY_CLASSES) }),
  z.object({
    kind: z.literal('scene'),
    name: z.enum(SCENES),
    palette: z.object({ wall: colour, floor: colour, main: colour, accent: colour }),
  }),
]);

/** The SVG of a drawing; throws on one that cannot be drawn, for it can only have been written by mistake. */
export function drawMedia(given: unknown): string {
  const asked = drawing.parse(given);
  switch (asked.kind) {
    case 'product':
      return drawProduct(asked.spec).svg;
    case 'energy':
      return drawEnergyArrow(asked.letter);
    case 'scene':
      return drawScene(asked.name, asked.palette);
  }
}

/** To be raised when a family is drawn differently: browsers cache a version of a picture for good. */
const DRAWN = 'drawn-3';

/** Version of a drawing as content stores it: from its spec, independent of the key order of the database. Throws on what cannot be drawn. */
export const versionOfDrawing = (given: unknown): string => drawingVersion({ asked: inOneOrder(drawing.parse(given)) });

function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, held]) => [key, inOneOrder(held)]));
}

/** Changes when what is drawn changes. */
export const drawingVersion = (spec: object) =>
  createHash('sha1').update(DRAWN).update(JSON.stringify(spec)).digest('hex').slice(0, 12);
