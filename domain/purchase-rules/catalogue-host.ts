// Spec §2: catalogue hosts show neither price nor cart.
import { refusal } from '#domain/refusal/refusals';
import type { PriceRule } from './purchase';

export const catalogueHost: PriceRule = {
  name: 'catalogue host',
  refusalFor: (_line, _cart, { isOnCatalogueHost }) => (isOnCatalogueHost ? refusal('NOT_SALABLE') : null),
  instead: () => 'none',
  hidesPrice: true,
};
