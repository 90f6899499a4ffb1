// The page of one certificate (spec section 2); unknown, or nothing in this store carries it: 404.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import { withoutPanel } from '#domain/addresses';
import type { CertificatePage as Certificate, Shelf } from '~/models/shelf';
import { serverModel } from '~/page-context';
import { readCertificate, readShelf } from '~/services/catalogue/shelf.server';
import { ServerOnly } from '~/ui/kit';
import { CertificatePage } from '~/ui/pages/certificate-page';
import { getContext } from '~/request-context/get-context.server';
import { headOf } from '~/request-context/head.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const CERTIFICATE = serverModel<{ certificate: Certificate; shelf: Shelf; language: 'da' | 'en' }>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const id = args.params.id ?? '';
  const [certificate, shelf] = await Promise.all([
    readCertificate(context, id),
    readShelf(context, { certificate: id }, listQuestion(args.request)),
  ]);
  if (!certificate || !shelf) throw notFound();
  CERTIFICATE.keep(args.context, { certificate, shelf, language: context.language });
  const { name, description, href } = certificate;
  return { head: headOf(context, { title: name, description, canonical: href }) };
}

export default function CertificateRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = CERTIFICATE.useModel();
  const { pathname, search } = useLocation();
  return model ? <CertificatePage {...model} here={withoutPanel(pathname + search)} /> : null;
}
