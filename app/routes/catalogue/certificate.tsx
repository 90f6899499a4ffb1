// The page of one certificate (spec section 2); unknown, or nothing in this store carries it: 404.

import { headOf } from '~/request-context/head.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { readCertificate, readShelf } from '~/services/catalogue/shelf.server';
import { CertificatePage } from '~/ui/pages/certificate-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context, { request, params }) {
    const id = params.id ?? '';
    const [certificate, shelf] = await Promise.all([
      readCertificate(context, id),
      readShelf(context, { certificate: id }, listQuestion(request)),
    ]);
    if (!certificate || !shelf) throw notFound();
    const { name, description, href } = certificate;
    return {
      head: headOf(context, { title: name, description, canonical: href }),
      isList: true,
      model: { certificate, shelf, language: context.language },
    };
  },
  Page: CertificatePage,
});
export const loader = page.loader;
