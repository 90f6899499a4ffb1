// Danish or English in the back office; the shop's pages follow the same choice.
import type { ActionFunctionArgs } from '@remix-run/node';
import { samePath } from '#domain/page/same-path';
import { localeOf } from '#domain/store/locale';
import { isLanguage } from '~/i18n/languages';
import { badRequest, methodNotAllowed } from '~/request-context/respond.server';
import { staffLanguageChosen } from '~/request-context/staff.server';
import { staffFields } from '~/request-context/staff-form.server';
import { admitted } from './staff-page.server';

export const loader = () => {
  throw methodNotAllowed('POST');
};

export const action = (args: ActionFunctionArgs): Promise<Response> =>
  admitted(args, 'anyone', async () => {
    const { language, to } = await staffFields(args.request);
    if (!isLanguage(language)) throw badRequest('No such language');
    const path = samePath(to) ?? '';
    return staffLanguageChosen(args.request, localeOf(language), path.startsWith('/staff') ? path : '');
  });
