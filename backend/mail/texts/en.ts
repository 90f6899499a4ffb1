// Mails about orders in English.
import type { MailWords } from './words';

export const en: MailWords = {
  confirmation: {
    subject: (number, shop) => `Order confirmation ${number} from ${shop}`,
    heading: 'Thank you for your order',
    intro: (name) => `Hello ${name}. We have received your order and are getting it ready.`,
  },
  cancelled: {
    subject: (number, shop) => `Order ${number} at ${shop} has been cancelled`,
    heading: 'The order has been cancelled',
    intro: (name) =>
      `Hello ${name}. The payment did not go through, so we have cancelled the order. No money has been taken. The goods are still in your cart.`,
  },
  cardNote: 'Your card is charged when the goods are sent.',
  orderNumber: 'Order number',
  orderDate: 'Order date',
  lines: 'Goods',
  amount: 'Amount',
  subtotal: 'Goods in total',
  dutyWithin: (label) => `Of which ${label}`,
  freight: 'Delivery',
  freeFreight: 'Free',
  note: 'Note',
  vatWithin: (percent) => `Including VAT ${percent}%`,
  vatAdded: (percent) => `VAT ${percent}%`,
  totalExVat: 'Total excl. VAT',
  total: 'Total incl. VAT',
  giftCard: 'Gift card',
  toPay: 'To pay',
  pricesInclude: 'Prices include VAT.',
  pricesExclude: 'Prices exclude VAT.',
  deliverTo: {
    address: 'Delivered to',
    shop: 'Collected in the shop',
    'parcel-shop': 'Collected at the parcel shop',
    email: 'Sent by e-mail to',
  },
  billTo: 'Invoiced to',
  delivery: 'Delivery',
  payment: 'Payment',
  reference: 'Reference',
  requisitioner: 'Requisitioner',
  requisitionNumber: 'Requisition number',
  accountingCost: 'Accounting code',
  purchaseOrder: 'Purchase order',
  ean: 'EAN number',
  comment: 'Message',
  seeOrder: 'See the order',
  toCart: 'Go to the cart',
  getOrder: 'See the order as a PDF',
  withdrawal: {
    heading: 'Right of withdrawal',
    text: (email) =>
      `You can withdraw from the purchase for 14 days from the day you receive the goods. Write to ${email ?? 'us'} with the order number, and send the goods back within 14 days after that. We will then refund your money. Goods made to your measurements and sealed goods that have been opened are excepted.`,
  },
  goodbye: (shop) => `Kind regards\n${shop}`,
};
