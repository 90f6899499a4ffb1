// The journal of a month as a file that e-conomic or Business Central imports. Without a number for each account there is no file.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { missingAccounts, type Voucher } from '#domain/staff/journal';
import { isJournalFormat, journalColumns, journalWriter, staffJournalPath } from '#domain/staff/journal-files';
import { isMonth, SEES_MONEY } from '#domain/staff/money';
import { textsOf } from '~/i18n/texts.server';
import { notFound, redirectTo } from '~/request-context/respond.server';
import { everyVoucherForStaff, readJournalForStaff } from '~/services/staff/journal.server';
import { type CsvRow, csvStream } from '../resources/csv-reply.server';
import { admitted } from './staff-page.server';

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, SEES_MONEY, async (context) => {
    const { month = '', format = '' } = Object.fromEntries(new URL(args.request.url).searchParams);
    if (!isMonth(month) || !isJournalFormat(format)) return notFound();
    const { sums, numbers } = await readJournalForStaff(context, month);
    // The page of the month says which.
    if (missingAccounts(sums, numbers).length > 0) return redirectTo(staffJournalPath(month));
    const { t } = textsOf(context.language);
    const textOf = ({ kind, number, order, name }: Voucher): string =>
      [`${t(`staff:journal.kind.${kind}`)} ${number}`, order && t('staff:journal.ofOrder', { order }), name]
        .filter(Boolean)
        .join(', ');
    async function* parts(): AsyncGenerator<readonly CsvRow[]> {
      if (!isJournalFormat(format)) return;
      yield [journalColumns(format)];
      const rowsOf = journalWriter(format, month, numbers);
      for await (const vouchers of everyVoucherForStaff(context, month)) yield rowsOf(vouchers, textOf);
    }
    return csvStream(`${format}-${month}`, parts());
  });
