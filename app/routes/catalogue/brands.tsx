// All brands of the store (spec section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { textsOf } from '~/i18n/texts.server';
import { brandsPath } from '#domain/addresses';
import type { BrandGroup } from '~/models/shelf';
import { serverModel } from '~/page-context';
import { brandGroupsOf } from '~/services/catalogue/shelf.map';
import { listBrands } from '~/services/catalogue/shelf.server';
import { ServerOnly } from '~/ui/kit';
import { BrandsPage } from '~/ui/pages/brands-page';
import { getContext } from '~/request-context/get-context.server';
import { headOf } from '~/request-context/head.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const GROUPS = serverModel<BrandGroup[]>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  GROUPS.keep(args.context, brandGroupsOf(await listBrands(context)));
  return {
    head: headOf(context, { title: textsOf(context.language).t('shelf:brands.title'), canonical: brandsPath() }),
  };
}

export default function BrandsRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const groups = GROUPS.useModel();
  return groups ? <BrandsPage groups={groups} /> : null;
}
