// Packing slips as one PDF: of the orders chosen in the list, and of the order of a page.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { CHOSEN_ACTS, choicePath, chosenNumbers } from '#domain/staff/chosen-orders';
import { notFound, redirectTo } from '~/request-context/respond.server';
import { readPackingSlips } from '~/services/staff/chosen-orders.server';
import { privateFile } from '../resources/private-file.server';
import { admitted } from './staff-page.server';

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, CHOSEN_ACTS.slips, async (context) => {
    const given = new URL(args.request.url).searchParams.getAll('order');
    const choice = chosenNumbers(given);
    if (!choice.ok) return redirectTo(choicePath('slips', given));
    const pdf = await readPackingSlips(context, choice.numbers);
    if (!pdf) throw notFound();
    const headers = privateFile('packing-slips.pdf', 'application/pdf', 'inline');
    return new Response(new Uint8Array(pdf), { headers });
  });
