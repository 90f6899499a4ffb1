// An order on the wire, in Magento's names; subtotal and freight in the order's own basis.

import { paymentTitleOf } from '#backend/commerce/cart/payment-kinds';
import { money } from '#backend/commerce/catalogue/product/price';
import { chosenDelivery } from '#backend/commerce/delivery/wire';
import type { Reader } from '#backend/db/client';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { OrderAddress } from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';
import { Model } from '#backend/graphql/model';
import { uidOf } from '#backend/graphql/uid';
import { mayCancelAsCustomer } from '#domain/order/order-life';
import { isTestPayment } from '#domain/payment/payment';
import { labelOfStatus } from '../status-label';
import { OrderLineModel } from './line-model';
import { statusOfPayment } from './payment-status';
import type { LineRow, WholeOrder } from './read.sql';
import { Together } from './together';
import { cardsOnWire, totalOnWire } from './total-on-wire';

export function addressToWire(address: PostalAddress): OrderAddress {
  const { firstname, lastname, company, street, city, postcode, telephone } = address;
  return { firstname, lastname, company, street, city, postcode, telephone, country_code: 'DK' };
}

export class OrderModel extends Model {
  constructor(
    readonly whole: WholeOrder,
    private readonly language: Language,
    readonly together = new Together([whole.order.id]),
  ) {
    super();
  }

  buyerIn(reader: Reader): Promise<string | null> {
    return this.together.buyerOf(this.order.id, reader);
  }
  get reward_points() {
    return this.order.points;
  }
  get rowId() {
    return this.order.id;
  }
  get customerId() {
    return this.order.customerId;
  }
  get businessId() {
    return this.order.businessId;
  }
  get lines(): readonly LineRow[] {
    return this.whole.lines;
  }

  /** Only the customer who placed an order may cancel it, not others who may view it. */
  mayBeCanceledBy(customerId: number): boolean {
    const { order, lines } = this.whole;
    return order.customerId === customerId && mayCancelAsCustomer(order.status, lines).ok;
  }
  get awaitsReview(): boolean {
    return this.whole.order.status === 'needs_review';
  }
  private get order() {
    return this.whole.order;
  }
  get id() {
    return uidOf(this.order.id);
  }
  get number() {
    return this.order.number;
  }
  get order_date() {
    return this.order.placedAt.toISOString();
  }
  get status() {
    return labelOfStatus(this.order.status, this.language);
  }
  get status_code() {
    return this.order.status;
  }
  get email() {
    return this.order.email;
  }
  get carrier() {
    return this.order.shipping.carrierTitle;
  }
  get delivery() {
    return chosenDelivery(this.order.shipping);
  }
  get shipping_method() {
    return this.order.shipping.methodTitle;
  }
  get token() {
    return this.order.publicToken;
  }
  get reference() {
    return this.order.reference;
  }
  get requisition_number() {
    return this.order.requisitionNumber;
  }
  get accounting_cost() {
    return this.order.accountingCost;
  }
  get ean_number() {
    return this.order.billingAddress.ean;
  }
  get requisitioner() {
    return this.order.requisitioner;
  }
  get customer_note() {
    return this.order.comment;
  }
  get price_basis() {
    return this.order.basis === 'net' ? ('NET' as const) : ('GROSS' as const);
  }
  paymentStatusIn(db: Reader) {
    return statusOfPayment(db, this.whole.payment);
  }
  get payment_methods() {
    const { paymentCode } = this.order;
    return [{ name: paymentTitleOf(paymentCode, this.whole.payment, this.language), type: paymentCode }];
  }
  get is_test_payment() {
    return isTestPayment(this.whole.payment);
  }
  get duties() {
    return this.whole.duties.map(({ code, label, oere }) => ({ code, label, amount: money(oere) }));
  }
  get applied_gift_cards() {
    return cardsOnWire(this.whole);
  }
  get items() {
    return this.whole.lines.map((row) => new OrderLineModel(row, this.together));
  }
  get total() {
    return totalOnWire(this.whole);
  }
  get billing_address() {
    return addressToWire(this.order.billingAddress);
  }
  get shipping_address() {
    return addressToWire(this.order.shippingAddress);
  }
}
