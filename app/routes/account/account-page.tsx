// Pages of the content service within the account area: /customer/account/{account-page} (spec §2).
import { accountPagePath } from '#domain/addresses';
import { notFound } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';
import { readPage } from '~/services/content/content.server';
import { ContentPage } from '~/ui/pages/content-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['authenticated'],
  async load(context, { params }) {
    const page = await readPage(context, accountPagePath(params.page ?? '').slice(1));
    if (!page) throw notFound();
    return { head: namedIn(context, page.title), model: { model: page } };
  },
  Page: ContentPage,
});
export const loader = page.loader;
