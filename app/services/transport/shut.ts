// Whether the shop is closed to this visitor: without a login where it requires one, or once the cart of a visit was
// returned. Its products, menu and carts are not read then.
import type { RequestContext } from '~/models/request-context';

export const isShutTo = ({ variant, customer }: Pick<RequestContext, 'variant' | 'customer'>): boolean =>
  (variant.features.loginRequired && customer === null) || customer?.punchout?.returned === true;
