// The stock and delivery of a product as the wire says them.

import { deliveryTime } from '#domain/catalogue/stock';
import { familyWorkdays, type VariantDelivery } from '#domain/delivery/family-delivery';
import { loadOf } from '#domain/delivery/shipping-rate';
import { deliveryTimeText } from './delivery-text';
import type { VariantFacts } from './facts';
import { isInStock, stockOf } from './price';
import { PricedModel } from './priced-model';

/** Below this the page says how many are left (Magento: only_x_left_in_stock). */
const FEW_LEFT = 5;

const variantDelivery = (variant: VariantFacts): VariantDelivery => ({
  workdays: variant.delivery_days,
  load: smallestLoad(variant),
  inStock: isInStock(variant),
});

/** Load of the smallest quantity that can be bought. */
export const smallestLoad = ({ weight_grams: grams, longest_mm: longestMm, min_qty }: VariantFacts) =>
  loadOf([{ grams, longestMm, quantity: Math.max(min_qty, 1) }]);

export class StockedModel extends PricedModel {
  get quantity() {
    return stockOf(this.row);
  }
  get is_in_stock() {
    return this.row.variants?.length ? this.row.variants.some(isInStock) : isInStock(this.row);
  }
  get stock_status() {
    return this.is_in_stock ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const);
  }
  get only_x_left_in_stock() {
    return this.row.manage_stock && this.quantity > 0 && this.quantity <= FEW_LEFT ? this.quantity : null;
  }
  get min_sale_qty() {
    return this.row.min_qty;
  }
  get max_sale_qty() {
    return this.row.max_qty;
  }
  get stock_item() {
    const { id, min_qty, max_qty, increments, manage_stock } = this.row;
    return { id, min_qty, max_qty, increments, manage_stock, qty: this.quantity };
  }
  get nav_item_type() {
    return this.row.stock_state;
  }
  get drop_ship() {
    return this.row.stock_state === 'order-item';
  }
  /** Deliveries of a family's variants; empty for a product without variants. */
  get variantDeliveries(): VariantDelivery[] {
    return (this.row.variants ?? []).map(variantDelivery);
  }
  private get workdays(): number {
    const { variantDeliveries: variants } = this;
    return variants.length > 0 ? familyWorkdays(variants) : this.row.delivery_days;
  }
  get delivery_time() {
    const days = this.workdays;
    const time = deliveryTime(days, this.is_in_stock);
    return {
      label: this.deliveryLabel,
      min: time?.min ?? null,
      max: time?.max ?? null,
      measure: time?.measure ?? null,
      days,
    };
  }
  get days_to_delivery() {
    return { label: this.deliveryLabel, days: this.workdays };
  }
  private get deliveryLabel() {
    const { delivery_label: kind, stock_state: stockState } = this.row;
    return deliveryTimeText({ days: this.workdays, kind, stockState, inStock: this.is_in_stock }, this.scene.language);
  }
}
