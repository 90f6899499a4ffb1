// Forgotten password: the same answer whether or not there is an account with the address.
import { forgotPasswordPath } from '#domain/page/addresses';
import { parsePasswordRequest } from '~/forms/password/schema.server';
import { oncePerForm } from '~/request-context/double-press.server';
import { formOf } from '~/request-context/form.server';
import { redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { requestPassword } from '~/services/customer/account.server';
import { ForgotPasswordPage } from '~/ui/pages/password-pages';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const requestPasswordOnce = oncePerForm(requestPassword, (sent) => sent.ok);

const page = serverPage({
  guards: ['catalog-only-rule'],
  load(context, { request }) {
    const sent = new URL(request.url).searchParams.get('sent') === '1';
    return { head: titleOf(context, 'account:password.forgotTitle'), model: { sent } };
  },
  async act(context, { request }) {
    const parsed = parsePasswordRequest(await formOf(request));
    if (!parsed.ok) return refuse({ intent: 'forgot', errors: parsed.errors, values: parsed.values });
    const outcome = await requestPasswordOnce(request, context, parsed.value.email);
    return outcome.ok ? redirectTo(forgotPasswordPath(true)) : refuseWith('forgot', outcome, parsed.value);
  },
  Page: ForgotPasswordPage,
});
export const loader = page.loader;
export const action = page.action;
