// Shopping lists (spec section 2, /customer/shopping-list/{id?}): all of the customer's, or the goods of one.
import type { ShoppingList, ShoppingListEntry } from '~/models/shopping-list';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { namedIn, titleOf } from '~/request-context/title.server';
import { listShoppingLists, readShoppingList } from '~/services/shopping-list/shopping-list.server';
import { ShoppingListPage, ShoppingListsPage } from '~/ui/pages/shopping-list-pages';
import type { PageGiven } from '../server-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

interface Lists {
  /** One list with its goods, or all by name. */
  list: ShoppingList | null;
  lists: ShoppingListEntry[];
  language: 'da' | 'en';
}

const page = serverPage({
  guards: ['authenticated'],
  async load(context, { request, params }) {
    const { id } = params;
    const list = id === undefined ? null : await readShoppingList(context, id, listQuestion(request));
    if (id !== undefined && !list) throw notFound();
    const lists = list ? [] : await listShoppingLists(context);
    return {
      head: list ? namedIn(context, list.name) : titleOf(context, 'account:lists.title'),
      model: { list, lists, language: context.language },
    };
  },
  Page: ListOrLists,
});
export const loader = page.loader;

function ListOrLists({ list, lists, language, here }: Lists & PageGiven) {
  if (!list) return <ShoppingListsPage lists={lists} />;
  return <ShoppingListPage list={list} language={language} here={here} />;
}
