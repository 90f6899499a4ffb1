// The open items that the filters find, as a CSV file.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { inCopenhagen } from '#domain/calendar/calendar';
import { SEES_MONEY } from '#domain/staff/money';
import { ageOf, openQuery } from '#domain/staff/open-items';
import { textsOf } from '~/i18n/texts.server';
import { everyOpenItemForStaff } from '~/services/staff/open-items.server';
import { amountIn, type CsvRow, csvStream } from '../resources/csv-reply.server';
import { admitted } from './staff-page.server';

const COLUMNS = 'number issued due age order buyer cvr total giftCards credited paid open'.split(' ');

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, SEES_MONEY, async (context) => {
    const { query } = openQuery(Object.fromEntries(new URL(args.request.url).searchParams));
    const today = inCopenhagen(new Date()).date;
    const { t } = textsOf(context.language);
    const amount = amountIn(context.language);
    async function* parts(): AsyncGenerator<readonly CsvRow[]> {
      yield [COLUMNS.map((name) => t(`staff:open.file.${name}`))];
      for await (const items of everyOpenItemForStaff(context, query, today))
        yield items.map((item) => [
          ...[item.number, inCopenhagen(new Date(item.issuedAt)).date, item.dueAt],
          ...[t(`staff:open.age.${ageOf(item.dueAt, today)}`), item.order, item.buyer, item.cvr],
          ...[item.totalOere, item.giftCardOere, item.creditedOere, item.paidOere, item.openOere].map(amount),
        ]);
    }
    return csvStream(`open-items-${today}`, parts());
  });
