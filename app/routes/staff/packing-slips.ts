// Packing slips as one PDF.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { CHOSEN_ACTS } from '#domain/staff/chosen-orders';
import { readPackingSlips } from '~/services/staff/chosen-orders.server';
import { chosenSheets } from './chosen-sheets.server';
import { admitted } from './staff-page.server';

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, CHOSEN_ACTS.slips, (context) =>
    chosenSheets(context, args.request, { act: 'slips', read: readPackingSlips, file: 'packing-slips.pdf' }),
  );
