// /generate/erp-invoice: the PDF of an invoice that the seller's accounting system has written, for anyone who may see the order; a 404 for everyone else.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/request-context/get-context.server';
import { missingFile } from '~/request-context/missing-file.server';
import { readErpInvoice } from '~/services/order/order.server';
import { privateFile } from './private-file.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'authenticated', 'limited-account-access');
  const asked = new URL(args.request.url).searchParams;
  const named = (name: string) => asked.get(name) ?? '';
  const found = await readErpInvoice(context, { order: named('order'), kind: named('kind'), number: named('number') });
  if (!found) throw missingFile(context);
  return new Response(Uint8Array.from(found.pdf), { headers: privateFile(found.file, 'application/pdf', 'inline') });
}
