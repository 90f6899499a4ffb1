// Shopping lists (spec section 2, /customer/shopping-list/{id?}): all of the customer's, or the goods of one.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import { withoutPanel } from '#domain/addresses';
import type { ShoppingList, ShoppingListEntry } from '~/models/shopping-list';
import { serverModel } from '~/page-context';
import { listShoppingLists, readShoppingList } from '~/services/shopping-list/shopping-list.server';
import { ServerOnly } from '~/ui/kit';
import { ShoppingListPage, ShoppingListsPage } from '~/ui/pages/shopping-list-pages';
import { getContext } from '~/request-context/get-context.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { namedIn, titleOf } from '~/request-context/title.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

interface Lists {
  /** One list with its goods, or all by name. */
  list: ShoppingList | null;
  lists: ShoppingListEntry[];
  language: 'da' | 'en';
}

const LISTS = serverModel<Lists>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'authenticated');
  const { id } = args.params;
  const list = id === undefined ? null : await readShoppingList(context, id, listQuestion(args.request));
  if (id !== undefined && !list) throw notFound();
  const lists = list ? [] : await listShoppingLists(context);
  LISTS.keep(args.context, { list, lists, language: context.language });
  return { title: list ? namedIn(context, list.name) : titleOf(context, 'account:lists.title') };
}

export default function ShoppingListRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = LISTS.useModel();
  const { pathname, search } = useLocation();
  if (!model) return null;
  const { list, lists, language } = model;
  if (!list) return <ShoppingListsPage lists={lists} />;
  return <ShoppingListPage list={list} language={language} here={withoutPanel(pathname + search)} />;
}
