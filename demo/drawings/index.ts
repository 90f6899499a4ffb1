// The program that draws the demo's pictures: products and scenes. backend/demo.ts loads this file, and with it all drawings, when one is wanted.
import { z } from 'zod';
import type { Drawings } from '#backend/ports/media/drawings';
import { drawProduct, PICTURE_FAMILIES } from './draw';
import { drawScene, SCENES } from './scene';

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
  z.object({
    kind: z.literal('scene'),
    name: z.enum(SCENES),
    palette: z.object({ wall: colour, floor: colour, main: colour, accent: colour }),
  }),
]);

export const drawings: Drawings = {
  draws: (given) => drawing.safeParse(given).success,
  svgOf(given) {
    const asked = drawing.parse(given);
    return asked.kind === 'product' ? drawProduct(asked.spec).svg : drawScene(asked.name, asked.palette);
  },
};
