// The purchase rules in the order in which they run: the first refusal is reported to the shopper. A new rule is a file
// in this folder and a row here.
import { assortment } from './assortment';
import { catalogueHost } from './catalogue-host';
import { choice } from './choice';
import { forPoints } from './for-points';
import { gift } from './gift';
import { looking } from './looking';
import { pointsLeft } from './points-left';
import { priceOnRequest } from './price-on-request';
import type { PurchaseRule } from './purchase';
import { quantity } from './quantity';
import { room } from './room';
import { stock } from './stock';
import { tradeOnly } from './trade-only';

export const PURCHASE_RULES: readonly PurchaseRule[] = [
  room,
  catalogueHost,
  looking,
  assortment,
  forPoints,
  // Spec §4 "Product card action priority": request price, business only, configure, add to cart.
  priceOnRequest,
  tradeOnly,
  choice,
  quantity,
  stock,
  pointsLeft,
  gift,
];
