// The environment certificates that goods of this store carry (spec section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { textsOf } from '~/i18n/texts.server';
import { certificatesPath } from '#domain/addresses';
import type { CertificateEntry } from '~/models/shelf';
import { serverModel } from '~/page-context';
import { listCertificates } from '~/services/catalogue/shelf.server';
import { ServerOnly } from '~/ui/kit';
import { CertificatesPage } from '~/ui/pages/certificates-page';
import { getContext } from '~/request-context/get-context.server';
import { headOf } from '~/request-context/head.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const CERTIFICATES = serverModel<CertificateEntry[]>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  CERTIFICATES.keep(args.context, await listCertificates(context));
  return {
    head: headOf(context, {
      title: textsOf(context.language).t('shelf:certificates.title'),
      canonical: certificatesPath(),
    }),
  };
}

export default function CertificatesRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const certificates = CERTIFICATES.useModel();
  return certificates ? <CertificatesPage certificates={certificates} /> : null;
}
