// The ways out for orders: the company's middleware, which hands them on to its other systems, and the packer of gift bags. Both are sent one order
// at a time, as JSON under a key by which the same order sent again is one order.
import { postHandover } from './post-handover';

export interface HandoverSettings {
  url: string;
  /** Null: the service asks for none. */
  key: string | null;
}

/** 'known': it had the order already. 'refused': it wants nothing of this order. 'away': down, slow or talking rubbish; to be tried again. */
export type HandedOver = { kind: 'taken' | 'known' } | { kind: 'refused' | 'away'; why: string };

export interface HandedLine {
  sku: string;
  name: string;
  unit: string;
  quantity: number;
}

export interface HandedPlace {
  company: string;
  name: string;
  street: string[];
  postcode: string;
  city: string;
  country: string;
}

/** What the packer needs: which goods to whom; no price, no invoice address, no e-mail. */
export interface BagOrder {
  number: string;
  store: string;
  placedAt: Date;
  lines: HandedLine[];
  deliverTo: HandedPlace;
}

/** The whole order, amounts in øre. */
export interface WholeOrder extends Omit<BagOrder, 'lines'> {
  status: string;
  email: string;
  company: { name: string; number: string | null } | null;
  ean: string | null;
  requisitioner: string | null;
  requisitionNumber: string | null;
  accountingCost: string | null;
  payment: string;
  /** No money moved: the order must not be sent or invoiced. */
  isTestPayment: boolean;
  amounts: { exVatOere: number; vatOere: number; totalOere: number; includesVat: boolean };
  lines: (HandedLine & {
    unitOere: number;
    rowOere: number;
    discountOere: number;
    dutyOere: number;
    vatOere: number;
  })[];
}

export interface Handover<Order> {
  /** Never throws. */
  send(order: Order): Promise<HandedOver>;
}

export const openMiddleware = (settings: HandoverSettings, patienceMs?: number): Handover<WholeOrder> => ({
  send: (order) => postHandover(settings, { path: 'orders', key: order.number, body: order }, patienceMs),
});

export const openGiftBags = (settings: HandoverSettings, patienceMs?: number): Handover<BagOrder> => ({
  // Named one by one: an order in full has more in it than the packer is to know.
  send: ({ number, store, placedAt, lines, deliverTo }) => {
    const goods = lines.map(({ sku, name, unit, quantity }) => ({ sku, name, unit, quantity }));
    const body = { number, store, placedAt, lines: goods, deliverTo };
    return postHandover(settings, { path: 'gift-bags', key: number, body }, patienceMs);
  },
});
