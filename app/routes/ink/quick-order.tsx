// Quick order: numbers and quantities typed or from a file, checked line by line, then into the cart in one go.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { cartPath, quickOrderPath } from '#domain/addresses';
import { parseQuickOrder, QUICK_ORDER_BYTES } from '~/forms/quick-order/schema.server';
import type { QuickCheck } from '~/models/ink';
import type { RequestContext } from '~/models/request-context';
import { serverModel } from '~/page-context';
import { addQuickOrder, checkQuickOrder } from '~/services/ink/quick-order.server';
import { ServerOnly } from '~/ui/kit';
import { QuickOrderPage } from '~/ui/pages/quick-order-page';
import { getContext } from '~/request-context/get-context.server';
import { back } from '~/request-context/respond.server';
import { cartCookie } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { formOf } from '~/request-context/form.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

interface QuickModel {
  check: QuickCheck | null;
  /** Where reading failed: the field and its text. */
  error: { field: 'lines' | 'file'; text: string } | null;
  typed: string;
  /** Adding was asked for, and these rows stood in the way. */
  isRefused: boolean;
}
const QUICK = serverModel<QuickModel>();
const LANGUAGE = serverModel<'da' | 'en'>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule', 'limited-to-account');
  LANGUAGE.keep(args.context, context.language);
  return { title: titleOf(context, 'ink:quick.title') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule', 'limited-to-account');
  const parsed = await parseQuickOrder(await formOf(args.request, QUICK_ORDER_BYTES));
  const show = (model: Partial<QuickModel>, status: number) => {
    QUICK.keep(args.context, { check: null, error: null, typed: '', isRefused: false, ...model });
    // The page is drawn by the server alone, from what is kept above.
    return json({ checked: true }, { status });
  };
  if (!parsed.ok) return show({ error: { field: parsed.field, text: parsed.error }, typed: parsed.typed }, 400);
  if (parsed.intent === 'check') return show({ check: await checkQuickOrder(context, parsed.lines) }, 200);
  const { cartId, added, check } = await addQuickOrder(context, parsed.lines, parsed.intent === 'add-good');
  return added > 0 ? toCart(args.request, context, cartId, added) : show({ check, isRefused: true }, 400);
}

function toCart(request: Request, context: RequestContext, cartId: string, count: number): Response {
  return back(request, cartPath(), {
    toast: { level: TOAST_LEVELS.success, text: 'ink:quick.added', params: { lines: count } },
    cookies: cartCookie(request, context, cartId),
  });
}

export default function QuickOrderRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const language = LANGUAGE.useModel();
  const model = QUICK.useModel();
  if (!language) return null;
  const { check = null, error = null, typed = '', isRefused = false } = model ?? {};
  const props = { check, error, typed, isRefused, language };
  return <QuickOrderPage {...props} action={quickOrderPath()} />;
}

export const handle = { wide: true };
