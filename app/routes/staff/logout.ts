// Logs staff out.
import type { ActionFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/request-context/respond.server';
import { staffLoggedOut } from '~/request-context/staff.server';
import { logOutStaff } from '~/services/staff/member.server';
import { admitted } from './staff-page.server';

export const loader = () => {
  throw methodNotAllowed('POST');
};

export const action = (args: ActionFunctionArgs): Promise<Response> =>
  admitted(args, 'anyone', async (context) => {
    await logOutStaff(context);
    return staffLoggedOut(args.request);
  });
