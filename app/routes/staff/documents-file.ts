// Invoices and credit notes as a CSV file for accountants: a row for each VAT rate of a document, credit notes with a minus.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { inCopenhagen } from '#domain/calendar/calendar';
import { type DocumentsQuery, documentsQuery, SEES_MONEY } from '#domain/staff/money';
import { textsOf } from '~/i18n/texts.server';
import type { StaffDocumentView } from '~/models/staff-money';
import { everyDocumentForStaff } from '~/services/staff/money.server';
import { amountIn, type CsvRow, csvStream } from '../resources/csv-reply.server';
import { admitted } from './staff-page.server';

const COLUMNS = 'kind number issued due order store company cvr name email payment rate net vat gross giftCards'.split(
  ' ',
);

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, SEES_MONEY, async (context) => {
    const { query } = documentsQuery(Object.fromEntries(new URL(args.request.url).searchParams));
    const { t } = textsOf(context.language);
    // An accountant's program reads the words of one language: those of the reader.
    const amount = amountIn(context.language);
    async function* parts(): AsyncGenerator<readonly CsvRow[]> {
      yield [COLUMNS.map((name) => t(`staff:money.file.${name}`))];
      for await (const documents of everyDocumentForStaff(context, query))
        yield documents.flatMap((document) => ratesAsRows(document, t(`staff:document.${document.kind}`), amount));
    }
    return csvStream(fileName(query), parts());
  });

const fileName = ({ month, kind }: DocumentsQuery): string => ['documents', month, kind].filter(Boolean).join('-');

function ratesAsRows(document: StaffDocumentView, kind: string, amount: (oere: number) => string): CsvRow[] {
  const { number, order, store, company, cvr, buyer, email, payment, giftCardOere } = document;
  const sign = document.kind === 'credit' ? -1 : 1;
  const issued = inCopenhagen(new Date(document.issuedAt)).date;
  return document.taxes.map(({ vatBp, netOere, vatOere }, at) => [
    ...[kind, number, issued, document.dueAt, order, store, company, cvr, buyer, email, payment],
    ...[amount(vatBp), amount(sign * netOere), amount(sign * vatOere), amount(sign * (netOere + vatOere))],
    // Once per document, so that the column can be summed.
    amount(at === 0 ? sign * giftCardOere : 0),
  ]);
}
