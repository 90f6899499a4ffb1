// The shop itself as caller: for data shared by all visitors, read outside a visitor's request.
import type { Caller } from '~/models/caller';

/** A visitor of no shop in particular. */
export const SHOP_ITSELF: Caller = {
  storeId: 0,
  storeCode: '',
  token: null,
  cartId: null,
  visitor: null,
  language: 'da',
  scheme: 'http',
  host: 'localhost',
  requestId: 'shop',
  clientAddress: '',
  userAgent: '',
  signal: null,
  rules: {
    showsVat: true,
    catalogueMode: false,
    tradeOnlyStore: false,
    dayToDayDelivery: false,
    showsPoints: false,
    energyIcons: {},
  },
  meter: { calls: 0, statements: 0, graphqlMs: 0, shows: new Set() },
};
