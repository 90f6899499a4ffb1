// Whether this visitor stands before a shop that shows nothing without a login: its goods, menu and carts are not asked for then.
import type { Visit } from '~/models/visit';

export const isShutTo = ({ variant, customer }: Pick<Visit, 'variant' | 'customer'>): boolean =>
  variant.features.loginRequired && customer === null;
