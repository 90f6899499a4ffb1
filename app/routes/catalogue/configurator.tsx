// Furniture that the shopper designs: the address holds the choices, its form asks again, and the cart takes what is shown.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import type { DesignBoard } from '~/models/design';
import { serverModel } from '~/page-context';
import { readDesign } from '~/services/design/design.server';
import { ServerOnly } from '~/ui/kit';
import { ConfiguratorPage } from '~/ui/pages/configurator-page';
import { getContext } from '~/request-context/get-context.server';
import { formOf } from '~/request-context/form.server';
import { notFound, refuseWith } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';
import { buyDesign, choicesIn } from './buy-design.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

interface BoardModel {
  board: DesignBoard;
  quantity: number | null;
  language: 'da' | 'en';
}

const BOARD = serverModel<BoardModel>();

const quantityIn = (typed: unknown) => (/^\d{1,6}$/.test(String(typed)) ? Number(typed) : null);

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  const { searchParams } = new URL(args.request.url);
  const board = await readDesign(context, args.params.sku ?? '', choicesIn(searchParams));
  if (!board) throw notFound();
  const quantity = quantityIn(searchParams.get('qty'));
  if (!BOARD.isKept(args.context)) BOARD.keep(args.context, { board, quantity, language: context.language });
  return { title: namedIn(context, board.name) };
}

/** What is chosen is bought; what cannot be built comes back as it was chosen, with the reasons at its fields. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const form = await formOf(args.request);
  const board = await readDesign(context, args.params.sku ?? '', choicesIn(form));
  if (!board) throw notFound();
  if (board.key !== null) return buyDesign(args.request, context, board, form);
  BOARD.keep(args.context, { board, quantity: quantityIn(form.get('qty')), language: context.language });
  return refuseWith('design', { ok: false, code: 'COULD_NOT_ADD' }, {});
}

export default function ConfiguratorRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = BOARD.useModel();
  const { pathname } = useLocation();
  if (!model) return null;
  return <ConfiguratorPage {...model} action={pathname} />;
}
