// The cart of a shopper who has none.
import type { CartView } from '~/models/cart';

export const EMPTY_CART: CartView = {
  id: null,
  quantity: 0,
  lines: [],
  totals: {
    includesVat: true,
    subtotalOere: 0,
    discounts: [],
    duties: [],
    freightOere: null,
    taxes: [],
    grandTotalOere: 0,
    grandTotalExVatOere: 0,
    savedOere: 0,
    paidByCards: [],
    toPayOere: 0,
  },
  isVirtual: false,
  freeFreight: null,
  coupons: [],
  giftCards: [],
  giftOffers: [],
  email: null,
  note: '',
  priceChanges: '',
  promise: null,
  orderable: false,
};
