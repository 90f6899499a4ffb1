// Customer administration: the company's users, for those who may manage them; for everyone else the page does not exist. Spec §2, §6.
import { customerAdministrationPath } from '#domain/page/addresses';
import { typedValues } from '~/forms/reply/schema.server';
import { parseSubUser } from '~/forms/sub-user/schema.server';
import type { SubUserForm, SubUserList } from '~/models/company';
import type { RequestContext } from '~/models/request-context';
import { oncePerForm } from '~/request-context/double-press.server';
import { formOf } from '~/request-context/form.server';
import { stayWithin } from '~/request-context/list-question.server';
import { back, badRequest, notFound, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { changeUser, createUser, deleteUser, listUsers, readUser } from '~/services/company/company.server';
import type { Language } from '~/ui/kit';
import { UserPage } from '~/ui/pages/user-page';
import { UsersPage } from '~/ui/pages/users-page';
import type { PageGiven } from '../server-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

type Shown =
  | { list: SubUserList; one: null; language: Language }
  | { list: null; one: SubUserForm; language: Language };
const PAGE_SIZE = 50;

/** The user that the address names: null for the list, 'new' for the form of a new one. */
const askedIn = (request: Request): string | null => new URL(request.url).searchParams.get('user');

const page = serverPage({
  guards: ['catalog-only-rule', 'authenticated'],
  async load(context, { request }) {
    return { head: titleOf(context, 'company:title'), model: await shownTo(context, request) };
  },
  async act(context, { request }) {
    const asked = askedIn(request);
    const form = await formOf(request);
    const intent = String(form.get('intent'));
    if (asked === null || (intent !== 'save' && (intent !== 'delete' || asked === 'new'))) {
      throw badRequest('Unknown intent');
    }
    // Before the input is validated: a user who may not manage users learns nothing about it.
    if (!(await readUser(context, asked === 'new' ? null : asked))) throw notFound();
    const kept = intent === 'delete' ? await deleteUser(context, asked) : await save(request, context, asked, form);
    if (kept instanceof Response) return kept;
    if (kept === 'gone') throw notFound();
    if (!kept.ok) return refuseWith(intent, kept, typedValues(form));
    const text = intent === 'delete' ? 'deleted' : asked === 'new' ? 'created' : 'changed';
    const toast = { level: TOAST_LEVELS.success, text: `company:${text}` };
    return back(request, customerAdministrationPath(), { toast });
  },
  Page: UserOrUsers,
});
export const loader = page.loader;
export const action = page.action;

async function shownTo(context: RequestContext, request: Request): Promise<Shown> {
  const { language } = context;
  const asked = askedIn(request);
  if (asked === null) {
    const typed = new URL(request.url).searchParams.get('page') ?? '1';
    const list = await listUsers(context, /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 1, PAGE_SIZE);
    if (!list) throw notFound();
    stayWithin(context, list.paging);
    return { list, one: null, language };
  }
  const one = await readUser(context, asked === 'new' ? null : asked);
  if (!one) throw notFound();
  return { list: null, one, language };
}

const createUserOnce = oncePerForm(createUser, (made) => made !== 'gone' && made.ok);

async function save(request: Request, context: RequestContext, asked: string, form: FormData) {
  const parsed = parseSubUser(form, asked === 'new');
  if (!parsed.ok) return refuse({ intent: 'save', ...parsed });
  return asked === 'new' ? createUserOnce(request, context, parsed.value) : changeUser(context, asked, parsed.value);
}

function UserOrUsers({ reply, here, ...shown }: Shown & PageGiven) {
  if (shown.one) return <UserPage {...shown.one} reply={reply} />;
  return <UsersPage {...shown.list} here={here} language={shown.language} />;
}
