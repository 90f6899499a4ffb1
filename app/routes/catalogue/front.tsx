// The front page: banners, category entrances, rows of products.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { frontPath } from '#domain/addresses';
import type { FrontPage as Front } from '~/models/content';
import type { FinderChoices } from '~/models/ink';
import { serverModel } from '~/page-context';
import { readFrontPage } from '~/services/front/front.server';
import { readSeller } from '~/services/front/seller.server';
import { shopDataOf } from '~/services/front/shop-data';
import { readFinder } from '~/services/ink/ink.server';
import { Still, StructuredData } from '~/ui/kit';
import { FrontPage } from '~/ui/pages/front-page';
import { enter } from '~/request-context/enter.server';
import { headOf, originOf } from '~/request-context/head.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const FRONT = serverModel<{
  front: Front;
  finder: FinderChoices | null;
  shopName: string;
  language: 'da' | 'en';
  said: object[];
}>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  const shopName = visit.variant.name;
  const [front, seller, finder] = await Promise.all([
    readFrontPage(visit),
    readSeller(visit),
    visit.variant.features.inkFinder ? readFinder(visit, null, null) : null,
  ]);
  const { language, storeCode, rules, stores } = visit;
  const store = stores.find(({ code }) => code === storeCode);
  const said = shopDataOf({
    origin: originOf(visit),
    name: shopName,
    language,
    hasSearch: store?.features.search ?? true,
    sellsToConsumers: store?.isConsumer === true && !rules.catalogueMode,
    seller,
  });
  FRONT.keep(args.context, { front, finder: finder?.choices ?? null, shopName, language, said });
  const [banner] = front.banners;
  const description = banner?.text || store?.openGraph?.description || undefined;
  return { head: headOf(visit, { description, canonical: frontPath(), picture: banner?.picture?.url }) };
}

export default function FrontRoute() {
  return <Still>{import.meta.env.SSR ? <Drawn /> : null}</Still>;
}

function Drawn() {
  const model = FRONT.useModel();
  if (!model) return null;
  const { front, said, ...rest } = model;
  return (
    <>
      <FrontPage model={front} {...rest} here={frontPath()} />
      <StructuredData data={said} />
    </>
  );
}

export const handle = { wide: true };
