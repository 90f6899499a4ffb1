// /generate/e-invoice: an invoice or credit note as another system reads it, for anyone who may see the order; a 404 for everyone else.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/request-context/get-context.server';
import { missingFile } from '~/request-context/missing-file.server';
import { readEInvoice } from '~/services/order/order.server';
import { privateFile } from './private-file.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'authenticated', 'limited-account-access');
  const asked = new URL(args.request.url).searchParams;
  const named = (name: string) => asked.get(name) ?? '';
  const found = await readEInvoice(context, {
    order: named('order'),
    number: named('number'),
    format: named('format'),
  });
  if (!found) throw missingFile(context);
  return new Response(found.xml, { headers: privateFile(found.file, 'application/xml; charset=utf-8') });
}
