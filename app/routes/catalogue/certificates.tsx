// The environment certificates that goods of this store carry (spec section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { textsOf } from '~/i18n/texts.server';
import { certificatesPath } from '#domain/addresses';
import type { CertificateEntry } from '~/models/shelf';
import { serverModel } from '~/page-context';
import { listCertificates } from '~/services/catalogue/shelf.server';
import { Still } from '~/ui/kit';
import { CertificatesPage } from '~/ui/pages/certificates-page';
import { enter } from '~/request-context/enter.server';
import { headOf } from '~/request-context/head.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const CERTIFICATES = serverModel<CertificateEntry[]>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  CERTIFICATES.keep(args.context, await listCertificates(visit));
  return {
    head: headOf(visit, {
      title: textsOf(visit.language).t('shelf:certificates.title'),
      canonical: certificatesPath(),
    }),
  };
}

export default function CertificatesRoute() {
  return <Still>{import.meta.env.SSR ? <Drawn /> : null}</Still>;
}

function Drawn() {
  const certificates = CERTIFICATES.useModel();
  return certificates ? <CertificatesPage certificates={certificates} /> : null;
}
