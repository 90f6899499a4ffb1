// Invoices of the orders chosen in the list as one PDF, each in the look of its shop and the language of its order.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { CHOSEN_ACTS, choicePath, chosenNumbers } from '#domain/staff/chosen-orders';
import { invoicePdf } from '~/pdf/invoice-pdf';
import type { PdfContent } from '~/pdf/pdf-content';
import { redirectTo } from '~/request-context/respond.server';
import { readInvoicesForStaff } from '~/services/staff/chosen-orders.server';
import { sceneOfStore } from '../resources/paper-scene.server';
import { contentReply } from '../resources/pdf-reply.server';
import { admitted } from './staff-page.server';

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, CHOSEN_ACTS.invoices, async (context) => {
    const given = new URL(args.request.url).searchParams.getAll('order');
    const choice = chosenNumbers(given);
    if (!choice.ok) return redirectTo(choicePath('invoices', given));
    const papers: PdfContent[] = [];
    for (const { invoice, ...of } of await readInvoicesForStaff(context, choice.numbers))
      papers.push(invoicePdf(invoice, await sceneOfStore(of, context)));
    const [first, ...more] = papers;
    if (!first) return redirectTo(choicePath('invoices', choice.numbers, { hasNone: true }));
    return contentReply(args.request, { ...first, file: 'invoices', more }, false);
  });
