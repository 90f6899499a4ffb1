// The root question of the drawing board.
import type { Resolvers } from '#backend/generated/commerce';
import { drawDesign } from './draw';

export const designResolvers: Resolvers = {
  Query: {
    design: (_root, { sku, chosen }, context) => drawDesign(sku, chosen ?? [], context),
  },
};
