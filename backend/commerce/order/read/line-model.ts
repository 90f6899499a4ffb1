// A line of an order on the wire; its amounts in the order's own basis.
import { money } from '#backend/commerce/catalogue/product/price';
import type { Reader } from '#backend/db/client';
import { Model } from '#backend/graphql/model';
import { uidOf } from '#backend/graphql/uid';
import { maskedCode } from '#domain/gift-card/gift-card';
import { wishOf } from '#domain/order/line-choice';
import type { LineRow } from './read.sql';
import type { Together } from './together';

export class OrderLineModel extends Model {
  readonly __typename = 'OrderItem';

  constructor(
    readonly row: LineRow,
    readonly together: Together,
  ) {
    super();
  }

  /** Null for other products. */
  async giftCardsIn(reader: Reader) {
    const wish = wishOf(this.row);
    if (!wish) return null;
    const cards = await this.together.cardsOfLine(this.row.id, reader);
    return cards.map(({ code, sentAt, sendAt }) => ({
      code: maskedCode(code),
      sent_at: sentAt?.toISOString() ?? null,
      send_at: sendAt?.toISOString() ?? null,
    }));
  }

  get id() {
    return uidOf(this.row.id);
  }
  get product_name() {
    return this.row.name;
  }
  get product_sku() {
    return this.row.sku;
  }
  get product_url_key() {
    return this.row.urlKey;
  }
  get product_sale_price() {
    return money(this.row.unitOere);
  }
  get quantity_ordered() {
    return this.row.quantity;
  }
  get quantity_shipped() {
    return this.row.shipped;
  }
  get quantity_invoiced() {
    return this.row.invoiced;
  }
  get quantity_canceled() {
    return this.row.canceled;
  }
  get quantity_refunded() {
    return this.row.credited;
  }
  get selected_options() {
    return this.row.options;
  }
  /** What all of its pieces cost in bonus points; null for what was bought for money. */
  get points() {
    const { unitPoints, quantity } = this.row;
    return unitPoints > 0 ? unitPoints * quantity : null;
  }
  get row_total() {
    return money(this.row.rowOere);
  }
  get note() {
    return this.row.note;
  }
  get unit() {
    return this.row.unit;
  }
  get duty() {
    return money(this.row.dutyOere);
  }
  get discounts() {
    return this.row.discounts.map(({ label, code, oere }) => ({
      label,
      amount: money(oere),
      coupon: code === null ? null : { code },
    }));
  }
  get price_reasons() {
    return this.row.priceReasons.map(({ code, label, oere, params }) => ({ code, label, amount: money(oere), params }));
  }
}
