// Stock of the products: the central warehouse, six shops, and the delivery information.
import type { DeliveryLabelKind, ProductStock, ShopCode, StockState } from '../types';
import type { Line } from './line';
import { between, chance } from './seed';

const SHOP_SHARE: Record<ShopCode, number> = {
  kbh: 1,
  aarhus: 0.9,
  odense: 0.7,
  aalborg: 0.6,
  esbjerg: 0.4,
  kolding: 0.5,
};

export interface Stocking {
  stock: ProductStock;
  manageStock: boolean;
  stockState: StockState;
  deliveryDays: number;
  deliveryLabel: DeliveryLabelKind;
}

const NOTHING: Record<ShopCode, number> = { kbh: 0, aarhus: 0, odense: 0, aalborg: 0, esbjerg: 0, kolding: 0 };

export function stockingOf(seed: string, sku: string, line: Line, price: number): Stocking {
  const days = line.days ?? 1;
  if (line.requestPrice || days >= 30)
    return {
      stock: none(),
      manageStock: false,
      stockState: 'special-order',
      deliveryDays: days,
      deliveryLabel: 'made-to-order',
    };
  const luck = chance(seed, `stock/${sku}`);
  if (luck < 0.03)
    return {
      stock: none(),
      manageStock: true,
      stockState: 'coming-home',
      deliveryDays: between(seed, `back/${sku}`, 3, 12) * 7,
      deliveryLabel: 'sold-out',
    };
  if (luck < 0.04)
    return { stock: none(), manageStock: true, stockState: 'common', deliveryDays: 999, deliveryLabel: 'sold-out' };
  if (days > 5)
    return {
      stock: { central: between(seed, `q/${sku}`, 2, 14), shops: { ...NOTHING } },
      manageStock: true,
      stockState: 'order-item',
      deliveryDays: days,
      deliveryLabel: 'medium',
    };
  const low = luck < 0.11;
  const central = low
    ? between(seed, `q/${sku}`, 1, 4)
    : between(seed, `q/${sku}`, 25, price < 10_000 ? 900 : price < 100_000 ? 140 : 40);
  const label: DeliveryLabelKind = days > 1 ? 'short' : 'in-stock';
  return {
    stock: { central, shops: shopsOf(seed, sku, low, price) },
    manageStock: true,
    stockState: 'common',
    deliveryDays: days,
    deliveryLabel: label,
  };
}

function shopsOf(seed: string, sku: string, low: boolean, price: number): Record<ShopCode, number> {
  const most = low ? 2 : price < 10_000 ? 30 : price < 100_000 ? 6 : 2;
  const of = (shop: ShopCode) => {
    if (chance(seed, `has/${shop}/${sku}`) > SHOP_SHARE[shop] * 0.85) return 0;
    return between(seed, `shop/${shop}/${sku}`, 1, most);
  };
  return {
    kbh: of('kbh'),
    aarhus: of('aarhus'),
    odense: of('odense'),
    aalborg: of('aalborg'),
    esbjerg: of('esbjerg'),
    kolding: of('kolding'),
  };
}

function none(): ProductStock {
  return { central: 0, shops: { ...NOTHING } };
}
