// A new account, private or business: made in the shop's store for its kind, logged in at once, and back to where the visitor came from.
import { accountPath, createAccountPath, loginPath, samePath } from '#domain/page/addresses';
import { parseBotFacts } from '~/forms/bot-check/schema.server';
import { parseCreateAccount } from '~/forms/create-account/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { RequestContext } from '~/models/request-context';
import { kindAsked } from '~/request-context/account-kinds.server';
import { formStamp, refusedAsMachine } from '~/request-context/bot-check.server';
import { oncePerForm } from '~/request-context/double-press.server';
import { formOf } from '~/request-context/form.server';
import { loggedIn } from '~/request-context/logged-in.server';
import { back, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { createAccount } from '~/services/customer/account.server';
import { logIn } from '~/services/customer/customer.server';
import { CreateAccountPage } from '~/ui/pages/create-account-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

/** The requested kind of account; logged-in customers go to their account, and if the shop creates none, all others to the login. */
function asked(context: RequestContext, request: Request) {
  if (context.customer) throw redirectTo(accountPath());
  const questions = new URL(request.url).searchParams;
  const { chosen, offered } = kindAsked(context, questions.get('kind'));
  if (!chosen) throw redirectTo(loginPath());
  return { chosen, offered, returnTo: samePath(questions.get('returnTo')) };
}

const createAccountOnce = oncePerForm(createAccount, (made) => made.ok);

const page = serverPage({
  guards: ['catalog-only-rule'],
  load(context, { request }) {
    const { chosen, offered, returnTo } = asked(context, request);
    return {
      head: titleOf(context, 'account:create.title'),
      model: {
        kind: chosen.kind,
        kinds: offered.map(({ kind }) => ({ kind, href: createAccountPath({ kind, returnTo }) })),
        stamp: formStamp('create', new Date()),
        loginHref: loginPath(returnTo ?? undefined),
      },
    };
  },
  async act(context, { request }) {
    const { chosen, returnTo } = asked(context, request);
    const form = await formOf(request);
    const parsed = parseCreateAccount(form, chosen.kind);
    if (!parsed.ok) return refuse({ intent: 'create', errors: parsed.errors, values: parsed.values });
    const machine = await refusedAsMachine(context, parseBotFacts(form), 'create');
    if (machine) return refuseWith('create', machine, typedValues(form));
    const inStore = { ...context, storeId: chosen.store.id, storeCode: chosen.store.code };
    const made = await createAccountOnce(request, inStore, parsed.value);
    if (!made.ok) return refuseWith('create', made, typedValues(form));
    const { firstname, email, password } = parsed.value;
    const toast = { level: TOAST_LEVELS.success, text: 'account:create.done', params: { name: firstname } };
    const login = await logIn(inStore, email, password);
    if (!login.ok) return back(request, loginPath(returnTo ?? undefined), { toast });
    return loggedIn(request, inStore, { ...login, stay: false, target: returnTo ?? accountPath(), toast });
  },
  Page: CreateAccountPage,
});
export const loader = page.loader;
export const action = page.action;
