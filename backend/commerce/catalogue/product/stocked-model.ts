// The stock and delivery of a product as the wire says them.
import { deliveryTime } from '#domain/stock';
import { deliveryTimeText } from './delivery-text';
import { isInStock, stockOf } from './price';
import { PricedModel } from './priced-model';

/** Below this the page says how many are left (Magento: only_x_left_in_stock). */
const FEW_LEFT = 5;

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
  get delivery_time() {
    const days = this.row.delivery_days;
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
    return { label: this.deliveryLabel, days: this.row.delivery_days };
  }
  private get deliveryLabel() {
    const { delivery_days: days, delivery_label: kind, stock_state: stockState } = this.row;
    return deliveryTimeText({ days, kind, stockState, inStock: this.is_in_stock }, this.scene.language);
  }
}
