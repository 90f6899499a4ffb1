// Purchase rules: what each rule refuses, the order in which they run, and which of them apply to reserved orders.
import { describe, expect, test } from 'vitest';
import { type RefusalCode, refusal, refusalOf } from '#domain/refusal/refusals';
import { checkLine, HELD_ORDER_RULES, stoppedBy } from './check-line';
import { NO_CART, type PurchaseBuyer, type PurchaseCart, type PurchaseLine } from './purchase';
import { MOST_LINES } from './room';
import { PURCHASE_RULES } from './table';

const GOODS: PurchaseLine = {
  id: null,
  sku: 'A-1',
  isInAssortment: true,
  hasPriceOnRequest: false,
  isTradeOnly: false,
  missingChoice: null,
  isForPoints: false,
  pointsEach: null,
  quantity: 2,
  added: 2,
  limits: {},
  salable: 10,
};
const BUYER: PurchaseBuyer = { isInConsumerStore: true, isOnCatalogueHost: false, mayUsePoints: false, groupId: null };

interface Case {
  line?: Partial<PurchaseLine>;
  cart?: Partial<PurchaseCart>;
  buyer?: Partial<PurchaseBuyer>;
}
const asked = ({ line, cart, buyer }: Case) =>
  [
    { ...GOODS, ...line },
    { ...NO_CART, ...cart },
    { ...BUYER, ...buyer },
  ] as const;
const told = (one: Case) => checkLine(...asked(one))?.code ?? null;

const promotionsWith = (refused: ReturnType<typeof refusal> | null) =>
  ({
    judged: [{ offer: { rule: { id: 1 } }, refused }],
    gifts: new Map([[1, 77]]),
    lines: [{ id: 'gift', products: [77] }],
  }) as unknown as PurchaseCart['promotions'];

test('a plain product may be bought', () => expect(checkLine(...asked({}))).toBeNull());

describe.each<[string, [string, Case, string | null][]]>([
  [
    'room',
    [
      ['a new line in a full cart', { cart: { otherLines: MOST_LINES } }, 'CART_FULL'],
      ['a new line in a cart with room for one', { cart: { otherLines: MOST_LINES - 1 } }, null],
      ['a line of a full cart', { line: { id: '7' }, cart: { otherLines: MOST_LINES } }, null],
    ],
  ],
  ['catalogue host', [['anything on a catalogue host', { buyer: { isOnCatalogueHost: true } }, 'NOT_SALABLE']]],
  [
    'looking',
    [['anything, by a buyer whose system lets them look only', { buyer: { onlyLooks: true } }, 'PUNCHOUT_LOOKING']],
  ],
  ['assortment', [['a product outside the assortment', { line: { isInAssortment: false } }, 'NOT_SALABLE']]],
  [
    'for points',
    [
      ['a price in points, by a buyer without points', { line: { isForPoints: true, pointsEach: 790 } }, 'NOT_SALABLE'],
      [
        'the same, by anyone who may',
        { line: { isForPoints: true, pointsEach: 790 }, buyer: { mayUsePoints: true } },
        null,
      ],
      ['for one point', { line: { isForPoints: true, pointsEach: 1 }, buyer: { mayUsePoints: true } }, null],
      ['no price in points', { line: { isForPoints: true }, buyer: { mayUsePoints: true } }, 'NOT_SALABLE'],
      ['for no points', { line: { isForPoints: true, pointsEach: 0 }, buyer: { mayUsePoints: true } }, 'NOT_SALABLE'],
    ],
  ],
  ['price on request', [['a product with its price on request', { line: { hasPriceOnRequest: true } }, 'NOT_SALABLE']]],
  [
    'trade only',
    [
      ['goods for businesses, in a consumer store', { line: { isTradeOnly: true } }, 'BUSINESS_ONLY'],
      [
        'goods for businesses, in a business store',
        { line: { isTradeOnly: true }, buyer: { isInConsumerStore: false } },
        null,
      ],
    ],
  ],
  [
    'choice',
    [
      ['a family without its variant', { line: { missingChoice: 'variant' } }, 'NOT_SALABLE'],
      ['furniture without its design', { line: { missingChoice: 'design' } }, 'OPTIONS_MISSING'],
      ['a gift card without its receiver', { line: { missingChoice: 'gift-card' } }, 'OPTIONS_MISSING'],
    ],
  ],
  [
    'quantity',
    [
      ['fewer than may be bought', { line: { limits: { min: 3 } } }, 'QUANTITY_TOO_SMALL'],
      ['more than may be bought', { line: { limits: { max: 1 } } }, 'QUANTITY_TOO_LARGE'],
      ['a quantity between two packs', { line: { limits: { increments: 4 } } }, 'QUANTITY_NOT_A_MULTIPLE'],
      ['half a piece', { line: { quantity: 1.5 } }, 'QUANTITY_NOT_A_NUMBER'],
    ],
  ],
  [
    'stock',
    [
      ['the last pieces', { line: { salable: 2 } }, null],
      ['one piece more than there is', { line: { salable: 1 } }, 'INSUFFICIENT_STOCK'],
      ['pieces that other lines of the cart have', { cart: { piecesElsewhere: 9 } }, 'INSUFFICIENT_STOCK'],
      [
        'a product whose stock is not counted',
        { line: { salable: Number.POSITIVE_INFINITY }, cart: { piecesElsewhere: 9 } },
        null,
      ],
    ],
  ],
  [
    'points left',
    [
      ['all points', { ...forPoints(790), cart: { pointsLeft: 1580 } }, null],
      ['one point more', { ...forPoints(790), cart: { pointsLeft: 1579 } }, 'NOT_ENOUGH_POINTS'],
      ['fewer pieces, however few points', { ...forPoints(790, { added: -1 }), cart: { pointsLeft: -5000 } }, null],
      ['goods for money', { line: { pointsEach: 790 }, cart: { pointsLeft: 0 } }, null],
    ],
  ],
  [
    'gift',
    [
      ['a gift that is earned', { line: { id: 'gift' }, cart: { promotions: promotionsWith(null) } }, null],
      ['a gift that is not earned yet', gift('COUPON_MINIMUM'), 'GIFT_NOT_EARNED'],
      ['a gift that is earned no longer', gift('COUPON_NO_GOODS'), 'GIFT_EARNED_NO_MORE'],
      ['a gift of a campaign that has ended', gift('COUPON_EXPIRED'), 'GIFT_OVER'],
      ['a gift of another customer group', gift('COUPON_WRONG_GROUP'), 'GIFT_OVER'],
      ['a line that is no gift', { ...gift('COUPON_EXPIRED'), line: { id: 'other' } }, null],
    ],
  ],
])('the rule "%s"', (name, cases) => {
  test.each(cases)('%s', (_what, one, code) => expect(told(one)).toBe(code));
  test('refuses on its own', () => {
    const refused = cases.filter(([, , code]) => code !== null);
    expect(refused.length).toBeGreaterThan(0);
    for (const [, one] of refused) expect(stoppedBy(...asked(one))?.rule.name).toBe(name);
  });
});

function forPoints(pointsEach: number, line: Partial<PurchaseLine> = {}): Case {
  return { line: { isForPoints: true, pointsEach, ...line }, buyer: { mayUsePoints: true } };
}
function gift(code: RefusalCode): Case {
  return {
    line: { id: 'gift' },
    cart: { promotions: promotionsWith(refusalOf(code, { missing: 'kr. 50,00' })) },
  };
}

test('a refusal has the quantity that can be bought, and the amount missing', () => {
  expect(checkLine(...asked({ line: { salable: 5 }, cart: { piecesElsewhere: 4 } }))?.params).toEqual({ quantity: 1 });
  expect(checkLine(...asked({ line: { salable: 5 }, cart: { piecesElsewhere: 9 } }))?.params).toEqual({ quantity: 0 });
  const missing = refusal('COUPON_MINIMUM', { params: { missing: 'kr. 50,00' } });
  const cart = { ...NO_CART, promotions: promotionsWith(missing) };
  expect(checkLine({ ...GOODS, id: 'gift' }, cart, BUYER)?.params).toEqual({ missing: 'kr. 50,00' });
});

test('the first refusing rule in the order of the table determines the refusal', () => {
  const all: Case = {
    line: {
      isInAssortment: false,
      hasPriceOnRequest: true,
      isTradeOnly: true,
      missingChoice: 'design',
      quantity: 1.5,
      salable: 0,
    },
    buyer: { isOnCatalogueHost: true, onlyLooks: true },
    cart: { otherLines: MOST_LINES },
  };
  const names: string[] = [];
  for (let rules = PURCHASE_RULES; ; rules = rules.filter(({ name }) => !names.includes(name))) {
    const stopped = stoppedBy(...asked(all), rules);
    if (!stopped) break;
    names.push(stopped.rule.name);
  }
  expect(names).toEqual([
    'room',
    'catalogue host',
    'looking',
    'assortment',
    'price on request',
    'trade only',
    'choice',
    'quantity',
    'stock',
  ]);
});

test('a held order is checked again for whole packs only', () => {
  expect(HELD_ORDER_RULES.map(({ name }) => name)).toEqual(['quantity']);
});
