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
import { ServerOnly, StructuredData } from '~/ui/kit';
import { FrontPage } from '~/ui/pages/front-page';
import { getContext } from '~/request-context/get-context.server';
import { headOf, originOf } from '~/request-context/head.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const FRONT = serverModel<{
  front: Front;
  finder: FinderChoices | null;
  shopName: string;
  language: 'da' | 'en';
  said: object[];
}>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const shopName = context.variant.name;
  const [front, seller, finder] = await Promise.all([
    readFrontPage(context),
    readSeller(context),
    context.variant.features.inkFinder ? readFinder(context, null, null) : null,
  ]);
  const { language, storeCode, rules, stores } = context;
  const store = stores.find(({ code }) => code === storeCode);
  const said = shopDataOf({
    origin: originOf(context),
    name: shopName,
    language,
    hasSearch: store?.features.search ?? true,
    sellsToConsumers: store?.isConsumer === true && !rules.catalogueMode,
    seller,
  });
  FRONT.keep(args.context, { front, finder: finder?.choices ?? null, shopName, language, said });
  const [banner] = front.banners;
  const description = banner?.text || store?.openGraph?.description || undefined;
  return { head: headOf(context, { description, canonical: frontPath(), picture: banner?.picture?.url }) };
}

export default function FrontRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
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
