// What the shop stores about the customer: a download of all of it, consents, retention periods, and closing the account.
import { frontPath, myDataFilePath, myDataPath, profileDataPath } from '#domain/page/addresses';
import { parseClosing } from '~/forms/profile/schema.server';
import type { RequestContext } from '~/models/request-context';
import { formOf } from '~/request-context/form.server';
import { back, badRequest, forgettingStorage, refuse, refuseWith } from '~/request-context/respond.server';
import { endedSessionCookies } from '~/request-context/session.server';
import { forgetSessionContext } from '~/request-context/session-context.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { closeAccount, withdrawErasure } from '~/services/customer/account.server';
import { readDataKept } from '~/services/customer/my-data.server';
import { MyDataPage } from '~/ui/pages/my-data-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['authenticated'],
  async load(context) {
    const kept = await readDataKept(context);
    return {
      head: titleOf(context, 'mydata:title'),
      model: {
        ...(kept ?? { consents: [], retention: [], erasure: null }),
        isStaff: context.customer?.actingStaff != null,
        downloadHref: kept ? myDataFilePath() : profileDataPath(),
        language: context.language,
      },
    };
  },
  async act(context, { request }) {
    const form = await formOf(request);
    switch (form.get('intent')) {
      case 'close':
        return eraseAccount(context, request, form);
      case 'keep':
        return keepAccount(context, request);
      default:
        throw badRequest('Unknown intent');
    }
  },
  Page: MyDataPage,
});
export const loader = page.loader;
export const action = page.action;

async function keepAccount(context: RequestContext, request: Request): Promise<Response> {
  const outcome = await withdrawErasure(context);
  if (!outcome.ok) return refuseWith('keep', outcome, {});
  return back(request, myDataPath(), { toast: { level: TOAST_LEVELS.success, text: 'mydata:pending.cancelled' } });
}

async function eraseAccount(context: RequestContext, request: Request, form: FormData): Promise<Response> {
  const parsed = parseClosing(form);
  if (!parsed.ok) return refuse({ intent: 'close', ...parsed });
  const outcome = await closeAccount(context, parsed.value.closingPassword);
  if (!outcome.ok) {
    const field = outcome.field === 'password' ? 'closingPassword' : outcome.field;
    return refuseWith('close', { ...outcome, ...(field ? { field } : {}) }, {});
  }
  if (!outcome.isClosed) {
    const recorded = { level: TOAST_LEVELS.success, text: 'mydata:pending.recorded' };
    return back(request, myDataPath(), { toast: recorded });
  }
  const toast = { level: TOAST_LEVELS.success, text: 'account:profile.closed' };
  await forgetSessionContext(context, request);
  return forgettingStorage(back(request, frontPath(), { toast, cookies: endedSessionCookies(request) }));
}
