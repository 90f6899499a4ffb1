// The codes of a promotion as a CSV file.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { SEES_PROMOTIONS } from '#domain/staff/promotion-acts';
import { notFound } from '~/request-context/respond.server';
import { readCodesForStaff } from '~/services/staff/promotions.server';
import { csvReply } from '../resources/csv-reply.server';
import { admitted } from './staff-page.server';

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, SEES_PROMOTIONS, async (context) => {
    const id = Number(args.params.id);
    if (!Number.isInteger(id) || id < 1 || id > 999_999_999) throw notFound();
    const codes = await readCodesForStaff(context, id);
    if (!codes) throw notFound();
    const rows = codes.map(({ code, uses, usageLimit, perCustomer }) => [code, uses, usageLimit, perCustomer]);
    return csvReply(`codes-${id}`, [['code', 'uses', 'usage_limit', 'per_customer_limit'], ...rows]);
  });
