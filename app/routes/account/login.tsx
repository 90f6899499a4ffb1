// Login: the token in a cookie, the customer's language and cart, and back to where the visitor came from (spec section 4).
import { accountPath, azureLoginPath, createAccountPath, samePath } from '#domain/page/addresses';
import { parseBotFacts } from '~/forms/bot-check/schema.server';
import { parseLogin } from '~/forms/login/schema.server';
import { offeredKinds } from '~/request-context/account-kinds.server';
import { refusedAsMachine } from '~/request-context/bot-check.server';
import { formOf } from '~/request-context/form.server';
import { loggedIn } from '~/request-context/logged-in.server';
import { refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { readFrameContent } from '~/services/content/content.server';
import { logIn } from '~/services/customer/customer.server';
import { isOpenIdSet } from '~/services/openid.server';
import { LoginPage } from '~/ui/pages/login-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule', 'authenticated'],
  async load(context, { request }) {
    const guests = !context.variant.features.loginRequired;
    // A shop that shows nothing without a login says what it is, and who answers.
    const { contact } = guests ? { contact: null } : await readFrameContent(context);
    const asked = new URL(request.url).searchParams;
    const canCreate = offeredKinds(context).length > 0;
    return {
      head: titleOf(context, 'account:login.title'),
      model: {
        email: '',
        expired: asked.get('expired') === '1',
        guests,
        contact,
        createHref: canCreate ? createAccountPath({ returnTo: samePath(asked.get('returnTo')) }) : null,
        openIdHref: isOpenIdSet() ? azureLoginPath(samePath(asked.get('returnTo'))) : null,
      },
    };
  },
  async act(context, { request }) {
    const form = await formOf(request);
    const parsed = parseLogin(form);
    if (!parsed.ok) return refuse({ intent: 'login', errors: parsed.errors, values: parsed.values });
    const { email, password, stay } = parsed.value;
    const machine = await refusedAsMachine(context, parseBotFacts(form), 'login');
    const outcome = machine ?? (await logIn(context, email, password));
    if (!outcome.ok) return refuseWith('login', outcome, { email, ...(stay ? { stay: 'on' } : {}) });
    const target = samePath(new URL(request.url).searchParams.get('returnTo')) ?? accountPath();
    return loggedIn(request, context, { ...outcome, stay, target });
  },
  Page: LoginPage,
});
export const loader = page.loader;
export const action = page.action;
