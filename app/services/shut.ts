// Whether this visitor stands before a shop that shows nothing: without a login where it asks for one, or once the cart of a visit has gone
// back. Its goods, menu and carts are not asked for then.
import type { RequestContext } from '~/models/request-context';

export const isShutTo = ({ variant, customer }: Pick<RequestContext, 'variant' | 'customer'>): boolean =>
  (variant.features.loginRequired && customer === null) || customer?.punchout?.returned === true;
