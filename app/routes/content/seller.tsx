// Who looks after the customers of a sales code: face, ways to reach them, what they help with.
import { notFound } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';
import { readSellerOfPage } from '~/services/content/sales-person.server';
import { SellerPage } from '~/ui/pages/seller-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  // People are found by their customers, not by search machines.
  robots: 'noindex',
  async load(context, { params }) {
    const person = await readSellerOfPage(context, params.code ?? '');
    if (!person) throw notFound();
    return { head: namedIn(context, person.name), model: { person } };
  },
  Page: SellerPage,
});
export const loader = page.loader;
