// The front page: banners, category entrances, rows of products.
import { frontPath } from '#domain/page/addresses';
import { headOf, originOf } from '~/request-context/head.server';
import { readDesk } from '~/services/front/desk.server';
import { readFrontPage } from '~/services/front/front.server';
import { readFinder } from '~/services/ink/ink.server';
import { readOwnMenu } from '~/services/page/own-menu.server';
import { readSeller } from '~/services/seller/seller.server';
import { shopDataOf } from '~/services/seller/shop-data';
import { StructuredData } from '~/ui/kit';
import { FrontPage, type FrontPageProps, isUnwritten } from '~/ui/pages/front-page';
import { askedAhead } from '~/ui/shop/first-picture';
import { heroPhoto } from '~/ui/theme/picture-sizes';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context) {
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
    const [banner] = front.banners;
    const description = banner?.text || store?.openGraph?.description || undefined;
    return {
      head: [
        // The hero, where the page begins with it.
        ...(front.order[0] === 'banners' ? askedAhead(banner?.picture, heroPhoto(context.variant.themeName)) : []),
        ...headOf(context, { description, canonical: frontPath(), picture: banner?.picture?.url }),
      ],
      model: {
        model: front,
        menu: isUnwritten(front) ? await readOwnMenu(context) : [],
        finder: finder?.choices ?? null,
        desk: context.customer && front.order.includes('desk') ? await readDesk(context) : null,
        shopName,
        language,
        said,
        here: frontPath(),
      },
    };
  },
  Page: FrontWithData,
});
export const loader = page.loader;

function FrontWithData({ said, ...front }: FrontPageProps & { said: object[] }) {
  return (
    <>
      <FrontPage {...front} />
      <StructuredData data={said} />
    </>
  );
}

export const handle = { wide: true };
