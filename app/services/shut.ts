// Whether this visitor stands before a shop that shows nothing without a login: its goods, menu and carts are not asked for then.
import type { RequestContext } from '~/models/request-context';

export const isShutTo = ({ variant, customer }: Pick<RequestContext, 'variant' | 'customer'>): boolean =>
  variant.features.loginRequired && customer === null;
