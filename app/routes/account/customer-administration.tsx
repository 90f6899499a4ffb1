// Customer administration: the company's users, for those who may manage them; for everyone else the page does not exist. Spec §2, §6.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLocation } from '@remix-run/react';
import { customerAdministrationPath, withoutPanel } from '#domain/addresses';
import { typedValues } from '~/forms/reply/schema.server';
import { parseSubUser } from '~/forms/sub-user/schema.server';
import type { SubUserForm, SubUserList } from '~/models/company';
import type { Visit } from '~/models/visit';
import { serverModel } from '~/page-context';
import { changeUser, createUser, deleteUser, listUsers, readUser } from '~/services/company/company.server';
import { type Language, Still } from '~/ui/kit';
import { UserPage } from '~/ui/pages/user-page';
import { UsersPage } from '~/ui/pages/users-page';
import { enter } from '~/request-context/enter.server';
import { stayWithin } from '~/request-context/list-question.server';
import { back, badRequest, notFound, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { formOf } from '~/request-context/form.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

type Shown =
  | { list: SubUserList; one: null; language: Language }
  | { list: null; one: SubUserForm; language: Language };
const SHOWN = serverModel<Shown>();
const PAGE_SIZE = 50;

/** The user that the address names: null for the list, 'new' for the form of a new one. */
const askedIn = (request: Request): string | null => new URL(request.url).searchParams.get('user');

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'catalog-only-rule', 'authenticated');
  SHOWN.keep(args.context, await shownTo(visit, args.request));
  return { title: titleOf(visit, 'company:title') };
}

async function shownTo(visit: Visit, request: Request): Promise<Shown> {
  const { language } = visit;
  const asked = askedIn(request);
  if (asked === null) {
    const typed = new URL(request.url).searchParams.get('page') ?? '1';
    const list = await listUsers(visit, /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 1, PAGE_SIZE);
    if (!list) throw notFound();
    stayWithin(visit, list.paging);
    return { list, one: null, language };
  }
  const one = await readUser(visit, asked === 'new' ? null : asked);
  if (!one) throw notFound();
  return { list: null, one, language };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await enter(args, 'catalog-only-rule', 'authenticated');
  const asked = askedIn(args.request);
  const form = await formOf(args.request);
  const intent = String(form.get('intent'));
  if (asked === null || (intent !== 'save' && (intent !== 'delete' || asked === 'new'))) {
    throw badRequest('Unknown intent');
  }
  // Before what was typed is looked at: a user who may not manage users is told nothing about it.
  if (!(await readUser(visit, asked === 'new' ? null : asked))) throw notFound();
  const kept = intent === 'delete' ? await deleteUser(visit, asked) : await save(visit, asked, form);
  if (kept instanceof Response) return kept;
  if (kept === 'gone') throw notFound();
  if (!kept.ok) return refuseWith(intent, kept, typedValues(form));
  const text = intent === 'delete' ? 'deleted' : asked === 'new' ? 'created' : 'changed';
  const toast = { level: TOAST_LEVELS.success, text: `company:${text}` };
  return back(args.request, customerAdministrationPath(), { toast });
}

async function save(visit: Visit, asked: string, form: FormData) {
  const parsed = parseSubUser(form, asked === 'new');
  if (!parsed.ok) return refuse({ intent: 'save', ...parsed });
  return asked === 'new' ? createUser(visit, parsed.value) : changeUser(visit, asked, parsed.value);
}

export default function CustomerAdministrationRoute() {
  return <Still>{import.meta.env.SSR ? <Drawn /> : null}</Still>;
}

function Drawn() {
  const model = SHOWN.useModel();
  const reply = useActionData<typeof action>() ?? null;
  const { pathname, search } = useLocation();
  if (!model) return null;
  if (model.one) return <UserPage {...model.one} reply={reply} />;
  return <UsersPage {...model.list} here={withoutPanel(pathname + search)} language={model.language} />;
}
