// Quick order: numbers and quantities typed or from a file, checked line by line, then into the cart in one go.
import { json } from '@remix-run/node';
import { cartPath, quickOrderPath } from '#domain/addresses';
import { parseQuickOrder, QUICK_ORDER_BYTES } from '~/forms/quick-order/schema.server';
import type { QuickCheck } from '~/models/ink';
import type { RequestContext } from '~/models/request-context';
import { serverModel } from '~/page-context';
import { formOf } from '~/request-context/form.server';
import { back } from '~/request-context/respond.server';
import { cartCookie } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { addQuickOrder, checkQuickOrder } from '~/services/ink/quick-order.server';
import { QuickOrderPage } from '~/ui/pages/quick-order-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

interface QuickModel {
  check: QuickCheck | null;
  /** Where reading failed: the field and its text. */
  error: { field: 'lines' | 'file'; text: string } | null;
  typed: string;
  /** Adding was asked for, and these rows stood in the way. */
  isRefused: boolean;
}
const NOTHING_CHECKED: QuickModel = { check: null, error: null, typed: '', isRefused: false };
/** What the action has found, left for the page that shows it. */
const CHECKED = serverModel<QuickModel>();

const page = serverPage({
  guards: ['catalog-only-rule', 'limited-to-account'],
  load(context, args) {
    const { check, error, typed, isRefused } = CHECKED.read(args.context) ?? NOTHING_CHECKED;
    return {
      head: titleOf(context, 'ink:quick.title'),
      model: { check, error, typed, isRefused, language: context.language, action: quickOrderPath() },
    };
  },
  async act(context, args) {
    const parsed = await parseQuickOrder(await formOf(args.request, QUICK_ORDER_BYTES));
    const show = (model: Partial<QuickModel>, status: number) => {
      CHECKED.keep(args.context, { ...NOTHING_CHECKED, ...model });
      // The page is drawn by the server alone, from what is kept above.
      return json({ checked: true }, { status });
    };
    if (!parsed.ok) return show({ error: { field: parsed.field, text: parsed.error }, typed: parsed.typed }, 400);
    if (parsed.intent === 'check') return show({ check: await checkQuickOrder(context, parsed.lines) }, 200);
    const { cartId, added, check } = await addQuickOrder(context, parsed.lines, parsed.intent === 'add-good');
    return added > 0 ? toCart(args.request, context, cartId, added) : show({ check, isRefused: true }, 400);
  },
  Page: QuickOrderPage,
});
export const loader = page.loader;
export const action = page.action;

function toCart(request: Request, context: RequestContext, cartId: string, count: number): Response {
  return back(request, cartPath(), {
    toast: { level: TOAST_LEVELS.success, text: 'ink:quick.added', params: { count } },
    cookies: cartCookie(request, context, cartId),
  });
}

export const handle = { wide: true };
