// Where this visitor may scan to: the cart, and for customers in scanner mode the lists that they may change.
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';
import { listShoppingLists } from '~/services/shopping-list/shopping-list.server';

export async function scanTargets(context: RequestContext): Promise<{ value: string; label: string }[]> {
  const cart = { value: 'cart', label: textsOf(context.language).t('scan:cart') };
  if (!context.customer?.scansGoods) return [cart];
  const lists = (await listShoppingLists(context)).filter(({ canManage }) => canManage);
  return [cart, ...lists.map(({ id, name }) => ({ value: id, label: name }))];
}
