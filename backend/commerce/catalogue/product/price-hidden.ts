// Whether a product's price is shown at all.

import type { PriceBasis } from '#domain/money/vat';
import { isPriceKept } from '#domain/purchase-rules/check-line';
import type { CardRow } from './facts';

/** Whether the price is hidden from shoppers in a store with this price basis. */
export const isPriceHidden = (product: CardRow, basis: PriceBasis): boolean =>
  isPriceKept(
    { hasPriceOnRequest: product.request_price, isTradeOnly: product.only_trade },
    { isInConsumerStore: basis === 'gross', isOnCatalogueHost: false },
  );
