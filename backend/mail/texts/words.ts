// The words that a mail about an order is made of; each language has all of them.
import type { DeliveryPlaceKind } from '#domain/delivery/delivery-place';

export interface MailWords {
  confirmation: { subject: (number: string, shop: string) => string; heading: string; intro: (name: string) => string };
  cancelled: {
    subject: (number: string, shop: string) => string;
    heading: string;
    intro: (name: string) => string;
    /** By the bank, and because it was not paid in time. */
    declined: string;
    expired: string;
  };
  /** After the introduction, for anyone who pays by card. */
  testNote: string;
  cardNote: string;
  orderNumber: string;
  orderDate: string;
  lines: string;
  amount: string;
  subtotal: string;
  /** Consumer stores: the duty inside the goods' sum. */
  dutyWithin: (label: string) => string;
  freight: string;
  freeFreight: string;
  note: string;
  /** Consumer stores: the VAT inside the total; business stores: the VAT on top of it. */
  vatWithin: (percent: number) => string;
  vatAdded: (percent: number) => string;
  totalExVat: string;
  total: string;
  giftCard: string;
  toPay: string;
  pricesInclude: string;
  pricesExclude: string;
  deliverTo: Record<DeliveryPlaceKind, string>;
  billTo: string;
  delivery: string;
  payment: string;
  reference: string;
  requisitioner: string;
  requisitionNumber: string;
  accountingCost: string;
  purchaseOrder: string;
  ean: string;
  comment: string;
  seeOrder: string;
  toCart: string;
  /** For guests, who have no account. */
  getOrder: string;
  /** What consumers must be informed of; the address to write to, where it is known. */
  withdrawal: { heading: string; text: (email: string | null) => string; link: string };
  /** How companies return goods. */
  returns: { heading: string; text: string; link: string };
  /** The consumers' legal guarantee (Sale of Goods Act § 83), and the link by which faulty goods are complained of. */
  guarantee: { heading: string; text: string };
  complain: string;
  goodbye: (shop: string) => string;
}
