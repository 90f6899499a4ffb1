// The packing slip of an order as PDF.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { SEES_ORDERS } from '#domain/staff/rights';
import { notFound } from '~/request-context/respond.server';
import { readPackingSlip } from '~/services/staff/order.server';
import { admitted } from './staff-page.server';

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, SEES_ORDERS, async (context) => {
    const pdf = await readPackingSlip(context, args.params.number ?? '');
    if (!pdf) throw notFound();
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="packing-slip.pdf"',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
