// The PDF of an invoice or credit note that an ERP has written of the order of the page.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { CHOSEN_ACTS } from '#domain/staff/chosen-orders';
import { notFound } from '~/request-context/respond.server';
import { readErpInvoiceForStaff } from '~/services/staff/chosen-orders.server';
import { privateFile } from '../resources/private-file.server';
import { admitted } from './staff-page.server';

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, CHOSEN_ACTS.invoices, async (context) => {
    const asked = new URL(args.request.url).searchParams;
    const [kind, number] = [asked.get('kind') ?? 'invoice', asked.get('number') ?? ''];
    const pdf = await readErpInvoiceForStaff(context, { order: args.params.number ?? '', kind, number });
    if (!pdf) throw notFound();
    return new Response(new Uint8Array(pdf), { headers: privateFile(`${kind}.pdf`, 'application/pdf', 'inline') });
  });
