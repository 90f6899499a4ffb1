// A designed line shows what was chosen, not the standard design.

import type { CartLineModel } from '#backend/commerce/checkout/line-model';
import { drawingOf } from '#backend/commerce/design/design.sql';
import { chosenOf } from '#backend/commerce/design/designed';
import { imageOfDesign } from '#backend/commerce/design/image-of-design';
import type { Reader } from '#backend/db/client';

export async function imageOfLine({ of: { item } }: CartLineModel, db: Reader) {
  const { line, model } = item;
  const { article, choice, productId } = line;
  if (!article) return null;
  return imageOfDesign({ article, productId, drawing: await drawingOf(db, productId) }, chosenOf(choice), model);
}
