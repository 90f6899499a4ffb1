// Who may see the bonus shop: the customers who may use it (spec §6 is_allowed_bonusshop).
import type { Context } from '#backend/graphql/context';

export const isOfBonusShop = async (context: Pick<Context, 'signedIn'>): Promise<boolean> =>
  (await context.signedIn())?.customer.flags.isAllowedBonusshop === true;
