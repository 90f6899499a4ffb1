// Pages of the content service within the account area: /customer/account/{account-page} (spec §2).
import { accountPagePath } from '#domain/page/addresses';
import { contentAt } from '~/request-context/content-at.server';
import { notFound } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';
import { ContentPage } from '~/ui/pages/content-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['authenticated'],
  async load(context, { request, params }) {
    const content = await contentAt(context, request, accountPagePath(params.page ?? '').slice(1));
    if (!content) throw notFound();
    return { head: namedIn(context, content.page.title), model: { ...content, language: context.language } };
  },
  Page: ContentPage,
});
export const loader = page.loader;
