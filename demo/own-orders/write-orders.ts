// Rows of the demo world's past orders themselves: order, lines, VAT, payment, history.
import { languageOfCustomer } from '#domain/locale';
import { VAT_BP } from '#domain/vat';
import { idOf, type Numbering } from '../seed-numbers';
import { insertRows, type SeedClient } from '../seed-rows';
import type { PastLine } from './draw';
import { FIRST, type Numbered } from './numbered';

export async function writeOrders(on: SeedClient, orders: readonly Numbered[], numbers: Numbering): Promise<void> {
  const cartOf = ({ id }: Numbered) => `own-${id}`;
  await insertRows(
    on,
    'cart',
    orders.map((order) => ({
      id: cartOf(order),
      store_id: idOf(numbers.storeIds, order.customer.storeCode),
      customer_id: order.customerId,
      status: 'ordered',
      version: 1,
      created_at: order.placedAt,
      updated_at: order.placedAt,
    })),
  );
  await insertRows(
    on,
    'sales_order',
    orders.map((order, at) => orderRow(order, cartOf(order), at, numbers)),
  );
  await insertRows(
    on,
    'order_line',
    orders.flatMap((order) => order.lines.map((line, at) => lineRow(order, line, at, numbers))),
  );
  await insertRows(
    on,
    'order_tax',
    orders.flatMap(({ id, totals }) =>
      totals.taxes.map(({ bp, amount }) => ({
        order_id: id,
        vat_bp: bp,
        base_oere: totals.grandTotalExcl,
        vat_oere: amount,
      })),
    ),
  );
  await insertRows(on, 'payment', orders.map(paymentRow));
  await insertRows(
    on,
    'order_history',
    orders.map(({ id, status, placedAt }) => ({ order_id: id, status, note: '', at: placedAt })),
  );
}

function orderRow(order: Numbered, cartId: string, at: number, { storeIds }: Numbering) {
  const { customer, totals, basis, freight } = order;
  const isBusiness = customer.businessId !== null;
  return {
    id: order.id,
    number: String(FIRST.order + at),
    public_token: `own-${order.id}`,
    store_id: idOf(storeIds, customer.storeCode),
    customer_id: order.customerId,
    business_id: customer.businessId,
    cart_id: cartId,
    email: customer.email.toLowerCase(),
    status: order.status,
    basis,
    goods_oere: totals.lines.reduce((sum, { row }) => sum + row, 0),
    discount_oere: 0,
    duties_oere: 0,
    shipping_oere: freight,
    vat_oere: totals.grandTotal - totals.grandTotalExcl,
    total_ex_vat_oere: totals.grandTotalExcl,
    total_oere: totals.grandTotal,
    shipping_address: addressOf(order, 'defaultShipping'),
    billing_address: addressOf(order, 'defaultBilling'),
    shipping: {
      carrierCode: 'parcel',
      methodCode: isBusiness ? 'business' : 'home',
      carrierTitle: isBusiness ? 'Erhvervspakke' : 'Pakkepost',
      methodTitle: isBusiness ? 'Til arbejdspladsen' : 'Til døren',
      servicePointId: null,
      pickupLocationCode: null,
      deliveryDate: null,
      oere: freight,
      vatOere: totals.freightIncl - totals.freightExcl,
      point: null,
    },
    payment_code: order.isOnAccount ? 'account' : 'card',
    requisitioner: customer.flags.reqRequired ? `${customer.firstname} ${customer.lastname}` : null,
    requisition_number: customer.flags.reqNoRequired ? `R-${1000 + at}` : null,
    language: languageOfCustomer(customer.settings.defaultLanguage),
    placed_at: order.placedAt,
  };
}

function addressOf({ customer, ean }: Numbered, kind: 'defaultShipping' | 'defaultBilling') {
  const found = customer.addresses.find((one) => one[kind]) ?? customer.addresses[0];
  return {
    firstname: customer.firstname,
    lastname: customer.lastname,
    company: found?.company ?? null,
    company2: null,
    street: found?.street ?? [],
    postcode: found?.postcode ?? '',
    city: found?.city ?? '',
    countryCode: 'DK',
    telephone: found?.telephone ?? '',
    vatId: found?.vatId ?? null,
    ean,
    reqRekvirent: null,
    reqRekvnr: null,
    customerNotes: null,
    customerAddressId: null,
  };
}

function lineRow(order: Numbered, { product, quantity, unit, gross }: PastLine, at: number, { productIds }: Numbering) {
  const sent = order.parcel === null ? 0 : quantity;
  const sums = order.totals.lines.find(({ id }) => id === product.sku);
  const list = { code: 'list', label: null, oere: gross, params: {} };
  const vatOff = { code: 'vat-removed', label: null, oere: unit - gross, params: { bp: VAT_BP } };
  return {
    id: order.lineIds[at],
    order_id: order.id,
    position: at + 1,
    product_id: idOf(productIds, product.sku),
    sku: product.sku,
    name: product.name,
    unit: product.unit,
    url_key: product.urlKey,
    options: [],
    quantity,
    unit_oere: unit,
    row_oere: unit * quantity,
    discount_oere: 0,
    duty_oere: 0,
    vat_bp: VAT_BP,
    vat_oere: sums?.vat ?? 0,
    price_reasons: order.basis === 'net' ? [list, vatOff] : [list],
    shipped: sent,
    canceled: order.status === 'canceled' ? quantity : 0,
    invoiced: sent,
    credited: 0,
    kind: 'goods',
    config: null,
  };
}

function paymentRow({ id, isOnAccount, status, totals, placedAt }: Numbered) {
  const taken = isOnAccount || status === 'canceled' ? 0 : totals.grandTotal;
  return {
    id,
    order_id: id,
    provider: isOnAccount ? 'account' : 'test',
    mode: 'TEST',
    status: status === 'canceled' ? 'cancelled' : isOnAccount ? 'account' : 'captured',
    amount_oere: totals.grandTotal,
    authorised_oere: taken,
    captured_oere: taken,
    refunded_oere: 0,
    created_at: placedAt,
    updated_at: placedAt,
  };
}
