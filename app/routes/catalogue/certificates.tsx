// The environment certificates that goods of this store carry (spec section 2).

import { certificatesPath } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import { headOf } from '~/request-context/head.server';
import { listCertificates } from '~/services/catalogue/shelf.server';
import { CertificatesPage } from '~/ui/pages/certificates-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context) {
    return {
      head: headOf(context, {
        title: textsOf(context.language).t('shelf:certificates.title'),
        canonical: certificatesPath(),
      }),
      model: { certificates: await listCertificates(context) },
    };
  },
  Page: CertificatesPage,
});
export const loader = page.loader;
