// Earlier prices of the demo's products, as records of price-log.csv.
import type { LoggedPrice } from '#backend/shop-files/sections/price-log';
import type { DemoWorld } from '../world/types';

export const priceLogRecords = ({ products }: DemoWorld): LoggedPrice[] =>
  products.flatMap(({ sku, priceLog }) => priceLog.map(({ at, grossOere }) => ({ sku, at, price: grossOere })));
