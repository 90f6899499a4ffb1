// A picture of a complaint for the back office, which the shopper's own address of it does not open.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { SEES_ORDERS } from '#domain/staff/rights';
import { notFound } from '~/request-context/respond.server';
import { readComplaintPicture } from '~/services/staff/cases.server';
import { admitted } from './staff-page.server';

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, SEES_ORDERS, async (context) => {
    const { number = '', picture = '' } = args.params;
    const bytes = await readComplaintPicture(context, number, picture);
    if (!bytes) throw notFound();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
