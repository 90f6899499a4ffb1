// Whether the shop has pages for sending goods back: of consumers who withdraw, and of companies who return by agreement.
import { holdsOn } from '#domain/law/rules';
import type { RequestContext } from '~/models/request-context';
import { offers } from '../transport/prune-remote.server';

/** In every store of a shop that sells to consumers, too: who has chosen the other one finds it all the same. */
export const hasWithdrawalPage = async ({ rules, stores, lawDay }: RequestContext): Promise<boolean> =>
  placesOrders(rules) &&
  holdsOn('withdrawal-function', lawDay) &&
  stores.some(({ isConsumer }) => isConsumer) &&
  (await offers('commerce', 'Mutation.withdrawFromOrder'));

/** In the stores of companies. */
export const hasReturnPage = async ({ rules, stores, storeCode }: RequestContext): Promise<boolean> =>
  placesOrders(rules) &&
  stores.some(({ code, isConsumer }) => code === storeCode && !isConsumer) &&
  (await offers('commerce', 'Mutation.requestGuestReturn'));

/** What comes after an order is shown where one is placed: during a visit from a procurement system the cart goes back to it. */
const placesOrders = ({ catalogueMode, transfersCart }: RequestContext['rules']) => !catalogueMode && !transfersCart;
