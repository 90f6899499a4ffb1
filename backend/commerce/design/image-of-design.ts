// The picture of a design: on the drawing board during the choice, and next to its line in the cart.
import { type ProductModel, pictureUrl } from '#backend/commerce/catalogue/product/model';
import { designPictureKey, drawnAsDesigned } from '#backend/ports/media/design-picture';
import { versionOfDrawing } from '#backend/ports/media/drawings';
import type { Chosen } from '#domain/design/design';
import { designPlaces, lookOfDesign } from '#domain/design/design-look';
import type { FoundArticle } from './design.sql';

/** Null for a product that is shown by a photo. */
export function imageOfDesign({ article, drawing, productId }: FoundArticle, chosen: Chosen, product: ProductModel) {
  const places = designPlaces(article, chosen);
  const spec = drawnAsDesigned(drawing, lookOfDesign(article, places));
  if (!spec) return null;
  const version = versionOfDrawing({ kind: 'product', spec });
  const url = product.scene.mediaOrigin + pictureUrl(designPictureKey(productId, places), version);
  return { url, label: product.name, position: 0, disabled: false };
}
