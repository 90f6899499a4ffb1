// Choosing a password by the link from the mail. The link works once; every login ends with it, this browser's too.
import { loginPath } from '#domain/page/addresses';
import { parsePasswordChoice } from '~/forms/password/schema.server';
import { formOf } from '~/request-context/form.server';
import { back, refuse, refuseWith } from '~/request-context/respond.server';
import { expiredSessionCookies } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { choosePassword, passwordLinkWorks } from '~/services/customer/account.server';
import { CreatePasswordPage } from '~/ui/pages/password-pages';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, { request }) {
    const works = await passwordLinkWorks(context, tokenOf(request));
    return { head: titleOf(context, 'account:password.chooseTitle'), model: { works } };
  },
  async act(context, { request }) {
    const parsed = parsePasswordChoice(await formOf(request));
    if (!parsed.ok) return refuse({ intent: 'choose', errors: parsed.errors });
    const outcome = await choosePassword(context, tokenOf(request), parsed.value.password);
    if (!outcome.ok) return refuseWith('choose', outcome, {});
    const toast = { level: TOAST_LEVELS.success, text: 'account:password.done' };
    return back(request, loginPath(), { toast, cookies: expiredSessionCookies(request) });
  },
  Page: CreatePasswordPage,
});
export const loader = page.loader;
export const action = page.action;
