// The gallery of the design kit, in the demo and in development; no other shop has this page.
import { SHOP_LOOKS } from '#domain/store/shop-variant';
import { notFound } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { isDemoWorld } from '~/services/demo.server';
import { GalleryPage } from '~/ui/pages/gallery-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  robots: 'noindex',
  async load(context, { request }) {
    if (!import.meta.env.DEV && !(await isDemoWorld())) throw notFound();
    const wanted = new URL(request.url).searchParams.get('look');
    const look = SHOP_LOOKS.find((each) => each === wanted) ?? context.variant.themeName;
    const looks = SHOP_LOOKS.map((name) => ({ name, href: `/demo/komponenter?look=${name}` }));
    return { head: titleOf(context, 'demo:gallery.title'), model: { look, looks, language: context.language } };
  },
  Page: GalleryPage,
});
export const loader = page.loader;

export const handle = { wide: true };
