// Mails about orders in English.
import type { MailWords } from './words';

export const en: MailWords = {
  confirmation: {
    subject: (number, shop) => `Order confirmation ${number} from ${shop}`,
    heading: 'Thank you for your order',
    intro: (name) =>
      `Hello ${name}. We have received your order and are starting on it. If you pay by card, the amount is taken only when the goods are sent.`,
  },
  cancelled: {
    subject: (number, shop) => `Order ${number} at ${shop} has been cancelled`,
    heading: 'The order has been cancelled',
    intro: (name) =>
      `Hello ${name}. The payment did not go through, so we have cancelled the order. No money has been taken. The goods are still in your cart.`,
  },
  orderNumber: 'Order number',
  orderDate: 'Order date',
  lines: 'Goods',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  subtotal: 'Goods in all',
  dutyWithin: (label) => `Of which ${label}`,
  freight: 'Delivery',
  freeFreight: 'Free',
  note: 'Note',
  vatWithin: (percent) => `Of which VAT ${percent} %`,
  vatAdded: (percent) => `VAT ${percent} %`,
  totalExVat: 'Total excl. VAT',
  total: 'Total incl. VAT',
  giftCard: 'Gift card',
  toPay: 'To pay',
  pricesInclude: 'Prices include VAT.',
  pricesExclude: 'Prices exclude VAT.',
  deliverTo: 'Delivered to',
  billTo: 'Invoiced to',
  delivery: 'Delivery',
  payment: 'Payment',
  reference: 'Reference',
  requisitioner: 'Requisitioner',
  requisitionNumber: 'Requisition number',
  purchaseOrder: 'Purchase order',
  ean: 'EAN number',
  comment: 'Message',
  seeOrder: 'See the order',
  toCart: 'Go to the cart',
  goodbye: (shop) => `Kind regards\n${shop}`,
};
