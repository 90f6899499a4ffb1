// Shopping lists (spec section 2, /customer/shopping-list/{id?}): all of the customer's, or the lines of one, which change here.
import { firstLineNamed } from '#domain/list/shopping-list';
import type { FormReply } from '~/forms/reply/fields';
import type { ShoppingLists } from '~/models/shopping-list';
import { stayWithin } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { namedIn, titleOf } from '~/request-context/title.server';
import { readShoppingList, readShoppingLists } from '~/services/shopping-list/shopping-list.server';
import { type ListPageModel, ShoppingListPage } from '~/ui/pages/shopping-list-page';
import { ShoppingListsPage } from '~/ui/pages/shopping-list-pages';
import type { PageGiven } from '../server-page';
import { serverPage } from '../server-page.server';
import { actOnList, LIST_ANSWER, type ListAnswer } from './shopping-list-intents.server';

export { default, meta, shouldRevalidate } from '../server-page';

interface Lists {
  /** One list with its lines, or all by name. */
  one: (ListPageModel & { said: FormReply | null }) | null;
  all: ShoppingLists | null;
  language: 'da' | 'en';
}

const NOTHING_SAID: ListAnswer = { result: null, missing: [], typed: '', said: null };

const page = serverPage({
  guards: ['authenticated'],
  async load(context, { request, params, context: kept }) {
    const { id } = params;
    const { language } = context;
    const { searchParams } = new URL(request.url);
    const question = { page: searchParams.get('page'), sort: searchParams.get('sort') };
    if (id === undefined) {
      const all = await readShoppingLists(context);
      return { head: titleOf(context, 'account:lists.title'), model: { one: null, all, language } };
    }
    const list = await readShoppingList(context, id, question);
    if (!list) throw notFound();
    stayWithin(context, list.paging);
    const maySubscribe = context.customer?.maySubscribe === true;
    const from = firstLineNamed(searchParams.get('from'), list.paging.total);
    const one = { list, from, maySubscribe, ...(LIST_ANSWER.read(kept) ?? NOTHING_SAID) };
    return { head: namedIn(context, list.name), model: { one, all: null, language } };
  },
  act: actOnList,
  Page: ListOrLists,
});
export const loader = page.loader;
export const action = page.action;

function ListOrLists({ one, all, language, here }: Lists & PageGiven) {
  if (all) return <ShoppingListsPage {...all} here={here} />;
  if (!one) return null;
  const { said, ...model } = one;
  return <ShoppingListPage {...model} reply={said} language={language} here={here} />;
}
