// Furniture that the shopper designs: the address holds the choices, its form asks again, and the cart takes what is shown (decision 27).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import { withoutPanel } from '#domain/addresses';
import type { DesignBoard } from '~/models/design';
import { serverModel } from '~/page-context';
import { readDesign } from '~/services/design/design.server';
import { Still } from '~/ui/kit';
import { ConfiguratorPage } from '~/ui/pages/configurator-page';
import { enter } from '~/visit/enter.server';
import { notFound } from '~/visit/respond.server';
import { namedIn } from '~/visit/title.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const MOST_CHOICES = 20;
const BOARD = serverModel<{ board: DesignBoard; language: 'da' | 'en' }>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'catalog-only-rule');
  const { searchParams } = new URL(args.request.url);
  // Codes of options are short words; a panel's parameters choose nothing.
  const chosen = [...searchParams].filter(([name]) => name.startsWith('valg-')).slice(0, MOST_CHOICES);
  const asked = chosen.map(([name, value]) => [name.slice('valg-'.length), value.slice(0, 100)] as const);
  const board = await readDesign(visit, args.params.sku ?? '', asked);
  if (!board) throw notFound();
  BOARD.keep(args.context, { board, language: visit.language });
  return { title: namedIn(visit, board.name) };
}

export default function ConfiguratorRoute() {
  return <Still>{import.meta.env.SSR ? <Drawn /> : null}</Still>;
}

function Drawn() {
  const model = BOARD.useModel();
  const { pathname, search } = useLocation();
  if (!model) return null;
  return <ConfiguratorPage {...model} here={withoutPanel(pathname + search)} action={pathname} />;
}
