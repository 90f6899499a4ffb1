// The environment certificates that goods of this store carry (spec section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { certificatesPath } from '#domain/addresses';
import type { CertificateEntry } from '~/models/shelf';
import { serverModel } from '~/page-context';
import { listCertificates } from '~/services/catalogue/shelf.server';
import { Still } from '~/ui/kit';
import { CertificatesPage } from '~/ui/pages/certificates-page';
import { enter } from '~/visit/enter.server';
import { titleOf } from '~/visit/title.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? '' },
  { tagName: 'link', rel: 'canonical', href: certificatesPath() },
];

const CERTIFICATES = serverModel<CertificateEntry[]>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  CERTIFICATES.keep(args.context, await listCertificates(visit));
  return { title: titleOf(visit, 'shelf:certificates.title') };
}

export default function CertificatesRoute() {
  return <Still>{import.meta.env.SSR ? <Drawn /> : null}</Still>;
}

function Drawn() {
  const certificates = CERTIFICATES.useModel();
  return certificates ? <CertificatesPage certificates={certificates} /> : null;
}
