// The kinds of orders whose electronic invoices and credit notes are written: products, buyer, discounts, delivery
// and returns. As data; place-orders.ts buys them.
import type { PlaceOrderInput } from '~/services/generated/commerce';

export type Good =
  | 'pen'
  | 'paper'
  | 'tin'
  | 'case'
  | 'roll'
  | 'set'
  | 'gloves'
  | 'odd'
  | 'cheap'
  | 'long'
  | 'stick'
  | 'disk'
  | 'card';

/** Pieces by product; null: all of them. */
export type Pieces = Partial<Record<Good, number>> | null;
/** `lost`: loss of value of the products in øre. `standardFreight`: freight is refunded up to the cheapest standard delivery, as a withdrawal requires. */
export type Credit =
  /** Returned by a company and booked in by staff, less the fee; withdrawn from by a consumer; or complained about, for all or a part of its price. */
  | { way: 'return' | 'withdrawal'; pieces: Pieces; lost?: Partial<Record<Good, number>> }
  | { way: 'complaint'; good: Good; quantity: number; kroner?: number }
  | { pieces: Pieces; freight?: boolean; lost?: Partial<Record<Good, number>>; standardFreight?: true }
  | { kroner: number };

export interface Kind {
  title: string;
  goods: Partial<Record<Good, number>>;
  /** The buyer: a business with an EAN number, a business by its CVR number, or a guest in the consumer store, who pays by card. */
  buyer?: 'ean' | 'cvr' | 'guest' | 'town';
  payment?: 'card' | 'account';
  coupons?: readonly Coupon[];
  /** Øre on each gift card that pays a part. */
  cards?: readonly number[];
  words?: Partial<PlaceOrderInput>;
  /** A shipping method by name; if omitted: the first that is offered. */
  delivery?: 'express' | 'route' | 'collect';
  /** Contents of each parcel; each is invoiced separately. */
  parcels?: readonly Pieces[];
  credits?: readonly Credit[];
  /** Chosen as the gift that the order earns. */
  gift?: Good;
  /** Bought for bonus points. */
  forPoints?: Good;
}

/** Codes that goods.ts creates, by their discount. */
export const COUPONS = {
  TIENDEDEL: { kind: 'percent', percentBp: 1_000, amountOere: 0 },
  TREDJEDEL: { kind: 'percent', percentBp: 3_333, amountOere: 0 },
  ALTGRATIS: { kind: 'percent', percentBp: 10_000, amountOere: 0 },
  SKAEVT: { kind: 'fixed', percentBp: 0, amountOere: 3_333 },
  FRITSENDT: { kind: 'free-freight', percentBp: 0, amountOere: 0 },
} as const;
export type Coupon = keyof typeof COUPONS;

const ODD_WORDS = 'Æblegrød & "øl" på <Åen> – 100 % \u2019citat\u2019 😀 ]]> &amp; \u00a0slut';
const LONG_WORDS = `Leveres til bagindgangen ved gården. ${'Ring til pedellen, hvis porten er låst. '.repeat(4)}`.slice(
  0,
  250,
);

export const KINDS: readonly Kind[] = [
  { title: 'one line', goods: { pen: 3 } },
  { title: 'several units', goods: { pen: 2, paper: 5, tin: 1, case: 2, roll: 4, set: 1, gloves: 7 } },
  { title: 'a price that cannot be shared', goods: { odd: 7, cheap: 3 } },
  { title: 'percent off', goods: { pen: 3, paper: 4 }, coupons: ['TIENDEDEL'], credits: [{ pieces: null }] },
  { title: 'a third off', goods: { odd: 7, cheap: 11 }, coupons: ['TREDJEDEL'], credits: [{ pieces: { odd: 3 } }] },
  { title: 'an amount off', goods: { pen: 3, odd: 2, roll: 1 }, coupons: ['SKAEVT'] },
  { title: 'two coupons', goods: { pen: 9, paper: 4 }, coupons: ['TIENDEDEL', 'SKAEVT'] },
  { title: 'free freight', goods: { pen: 2 }, coupons: ['FRITSENDT'], credits: [{ pieces: null }] },
  { title: 'all for nothing', goods: { pen: 2, odd: 1 }, coupons: ['ALTGRATIS'], credits: [{ pieces: null }] },
  { title: 'a line for points', goods: { pen: 2, roll: 2 }, forPoints: 'roll', credits: [{ pieces: null }] },
  { title: 'a line for points alone', goods: { roll: 1 }, forPoints: 'roll', delivery: 'route' },
  { title: 'a gift', goods: { pen: 90, case: 9 }, gift: 'roll', credits: [{ pieces: null }] },
  { title: 'one duty', goods: { stick: 2 } },
  { title: 'two duties', goods: { stick: 3, disk: 1, pen: 1 }, credits: [{ pieces: { stick: 1 } }, { pieces: null }] },
  { title: 'duty less a discount', goods: { stick: 3, pen: 2 }, coupons: ['TREDJEDEL'], credits: [{ pieces: null }] },
  { title: 'duty in parts', goods: { stick: 5 }, parcels: [{ stick: 2 }, null] },
  { title: 'a gift card pays a part', goods: { pen: 40 }, cards: [10_000], credits: [{ pieces: null }] },
  { title: 'two gift cards pay all', goods: { pen: 2 }, cards: [60_000, 60_000] },
  {
    title: 'a gift card and parts',
    goods: { pen: 40, odd: 5 },
    cards: [25_000],
    parcels: [{ pen: 10 }, null],
    credits: [{ pieces: { pen: 5 } }, { pieces: null }],
  },
  { title: 'a gift card is bought', goods: { card: 1 }, payment: 'account' },
  {
    title: 'goods and a gift card',
    goods: { card: 2, pen: 3 },
    coupons: ['TIENDEDEL'],
    credits: [{ pieces: { pen: 1 } }],
  },
  { title: 'three parcels', goods: { odd: 7, pen: 5, roll: 3 }, parcels: [{ odd: 1 }, { odd: 3, pen: 2 }, null] },
  {
    title: 'three parcels less a third',
    goods: { odd: 7, cheap: 13 },
    coupons: ['TREDJEDEL'],
    parcels: [{ odd: 1 }, { odd: 3, cheap: 6 }, null],
    credits: [{ pieces: { odd: 2, cheap: 5 } }, { pieces: null }],
  },
  {
    title: 'long words',
    goods: { long: 2 },
    words: {
      reference: LONG_WORDS,
      requisitioner: 'Øjvind Åge Ærlig-Sørensen',
      requisition_number: 'REQ/2026-11.æøå&<7>',
    },
  },
  {
    title: 'odd words',
    goods: { long: 1 },
    words: { reference: ODD_WORDS, accounting_cost: '5250-124502 & <x>' },
    credits: [{ pieces: null }],
  },
  { title: 'no words at all', goods: { pen: 1 }, words: { requisitioner: null, requisition_number: null } },
  { title: 'an account string', goods: { pen: 1 }, words: { accounting_cost: 'KTO:5250;PSP:XG-0000-1' } },
  { title: 'many', goods: { cheap: 50_000 }, credits: [{ pieces: { cheap: 49_999 } }] },
  { title: 'dear', goods: { disk: 999, odd: 9_999 }, coupons: ['TREDJEDEL'] },
  { title: 'express', goods: { pen: 3 }, delivery: 'express', credits: [{ pieces: { pen: 1 }, freight: true }] },
  {
    title: 'withdrawn from in two parts, with a loss in worth and a dear delivery',
    goods: { pen: 5 },
    delivery: 'express',
    credits: [
      { pieces: { pen: 3 }, lost: { pen: 101 }, standardFreight: true },
      { pieces: null, lost: { pen: 1 }, freight: true, standardFreight: true },
    ],
  },
  {
    title: 'goods with a duty that came back worth less',
    goods: { stick: 3, odd: 4 },
    coupons: ['TREDJEDEL'],
    credits: [{ pieces: { odd: 3, stick: 1 }, lost: { odd: 101, stick: 1_500 } }, { pieces: null }],
  },
  {
    title: 'withdrawn from by a consumer, who paid a part by gift card',
    goods: { pen: 40, odd: 3 },
    buyer: 'guest',
    payment: 'card',
    cards: [5_000],
    credits: [
      { pieces: { odd: 2 }, lost: { odd: 99 }, standardFreight: true },
      { pieces: null, freight: true, standardFreight: true },
    ],
  },
  {
    title: 'returned in two parts by a company, with fees and a loss in worth',
    goods: { pen: 5, odd: 4 },
    credits: [
      { way: 'return', pieces: { pen: 3, odd: 1 } },
      { way: 'return', pieces: null, lost: { odd: 101 } },
    ],
  },
  {
    title: 'returned with a duty, a discount and goods that cost less than the fee',
    goods: { stick: 3, odd: 7, cheap: 9 },
    coupons: ['TREDJEDEL'],
    credits: [
      { way: 'return', pieces: { stick: 1, cheap: 9 } },
      { way: 'return', pieces: null },
    ],
  },
  {
    title: 'returned of goods beside a gift card, at two rates of VAT',
    goods: { card: 1, pen: 6 },
    parcels: [{ pen: 6 }],
    credits: [{ way: 'return', pieces: { pen: 4 } }, { kroner: 12.5 }],
  },
  {
    title: 'returned by a municipality',
    goods: { pen: 10, stick: 2 },
    buyer: 'town',
    credits: [{ way: 'return', pieces: null }],
  },
  {
    title: 'returned by a business with a CVR number',
    goods: { pen: 3, odd: 3 },
    buyer: 'cvr',
    credits: [{ way: 'return', pieces: { odd: 2 } }],
  },
  {
    title: 'withdrawn from on the page in two parts',
    goods: { pen: 4, stick: 3 },
    buyer: 'guest',
    coupons: ['TREDJEDEL'],
    credits: [
      { way: 'withdrawal', pieces: { pen: 1, stick: 1 }, lost: { stick: 99 } },
      { way: 'withdrawal', pieces: null },
    ],
  },
  {
    title: 'complained of: money for one, a part of the price of another',
    goods: { odd: 5, pen: 2 },
    credits: [
      { way: 'complaint', good: 'odd', quantity: 2 },
      { way: 'complaint', good: 'pen', quantity: 1, kroner: 7.33 },
    ],
  },
  {
    title: 'complained of by a guest, with a duty and a gift card',
    goods: { stick: 2, pen: 3 },
    buyer: 'guest',
    cards: [5_000],
    credits: [
      { way: 'complaint', good: 'stick', quantity: 1 },
      { way: 'complaint', good: 'pen', quantity: 1, kroner: 3.1 },
    ],
  },
  { title: 'fixed route', goods: { pen: 3 }, delivery: 'route' },
  { title: 'collected', goods: { pen: 3 }, delivery: 'collect' },
  {
    title: 'some credited, then the rest',
    goods: { pen: 5, odd: 4 },
    credits: [{ pieces: { pen: 2 } }, { pieces: { odd: 1 } }, { pieces: null }],
  },
  { title: 'an amount credited', goods: { pen: 5, odd: 4 }, credits: [{ kroner: 12.34 }] },
  {
    title: 'freight credited with a part',
    goods: { pen: 5, odd: 4 },
    credits: [{ pieces: { odd: 4 }, freight: true }, { pieces: null }],
  },
  {
    title: 'a discounted line credited piece by piece',
    goods: { odd: 3 },
    coupons: ['SKAEVT'],
    credits: [{ pieces: { odd: 1 } }, { pieces: { odd: 1 } }, { pieces: { odd: 1 } }],
  },
  {
    title: 'a business by its CVR number',
    goods: { pen: 3, paper: 2 },
    buyer: 'cvr',
    coupons: ['TIENDEDEL'],
    credits: [{ pieces: null }],
  },
  {
    title: 'a business by its CVR number, with duty',
    goods: { pen: 3, stick: 2 },
    buyer: 'cvr',
    parcels: [{ pen: 1 }, null],
  },
  {
    title: 'a business by its CVR number pays by card',
    goods: { odd: 3 },
    buyer: 'cvr',
    payment: 'card',
    credits: [{ pieces: { odd: 1 } }],
  },
  { title: 'a municipality', goods: { pen: 10, paper: 2 }, buyer: 'town', credits: [{ pieces: { pen: 3 } }] },
  {
    title: 'a municipality, discount and duty',
    goods: { stick: 3, odd: 7 },
    buyer: 'town',
    coupons: ['TREDJEDEL'],
    parcels: [{ odd: 3 }, null],
    credits: [{ pieces: null }],
  },
  { title: 'paid by card', goods: { pen: 3, odd: 2 }, payment: 'card', credits: [{ pieces: { odd: 1 } }] },
  {
    title: 'a guest, prices with VAT',
    goods: { pen: 3, odd: 7, stick: 1 },
    buyer: 'guest',
    parcels: [{ odd: 3 }, null],
    credits: [{ pieces: null }],
  },
  {
    title: 'a guest, a third off',
    goods: { odd: 7, stick: 2 },
    buyer: 'guest',
    coupons: ['TREDJEDEL'],
    credits: [{ pieces: { odd: 2, stick: 1 } }, { pieces: null }],
  },
  {
    title: 'a guest, an amount off and a gift card',
    goods: { odd: 7, pen: 2 },
    buyer: 'guest',
    coupons: ['SKAEVT'],
    cards: [5_000],
    credits: [{ pieces: null }],
  },
  { title: 'a guest, all for nothing', goods: { odd: 2 }, buyer: 'guest', coupons: ['ALTGRATIS'] },
  { title: 'a guest, paid by gift cards alone', goods: { pen: 1 }, buyer: 'guest', cards: [60_000] },
];
