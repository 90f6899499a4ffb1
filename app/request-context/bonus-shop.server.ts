// Whether the bonus shop is open to this visitor, and its address.
import { bonusShopPath } from '#domain/page/addresses';
import type { RequestContext } from '~/models/request-context';

/** Null for anyone who may not use it, and in shops that have none. */
export const bonusShopOf = ({ rules, variant }: Pick<RequestContext, 'rules' | 'variant'>): string | null =>
  rules.showsPoints && !rules.catalogueMode && !variant.closedPaths.includes(bonusShopPath()) ? bonusShopPath() : null;
