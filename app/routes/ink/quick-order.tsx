// Quick order: numbers and quantities typed or from a file, checked line by line, then into the cart in one go.
import { json } from '@remix-run/node';
import { MOST_QUICK_LINES } from '#domain/cart/quick-order';
import { cartPath, quickOrderPath } from '#domain/page/addresses';
import { linesOfText, parseQuickOrder, QUICK_ORDER_BYTES } from '~/forms/quick-order/schema.server';
import type { QuickCheck, QuickRow } from '~/models/ink';
import type { RequestContext } from '~/models/request-context';
import { serverModel } from '~/page-context';
import { oncePerPress } from '~/request-context/double-press.server';
import { formOf } from '~/request-context/form.server';
import { back, headersWith } from '~/request-context/respond.server';
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
  /** Adding was requested, and these rows prevented it. */
  isRefused: boolean;
  /** Lines that were added, where the remaining ones are too many for an address. */
  added: number;
}
const NOTHING_CHECKED: QuickModel = { check: null, error: null, typed: '', isRefused: false, added: 0 };
/** What the action has found, left for the page that shows it. */
const CHECKED = serverModel<QuickModel>();

/** A double click adds once. */
const addLinesOnce = oncePerPress(addQuickOrder, ({ added, cartId }) => (added > 0 ? cartId : null));

const page = serverPage({
  guards: ['catalog-only-rule', 'limited-to-account'],
  async load(context, args) {
    const found = CHECKED.read(args.context) ?? (await linesInAddress(context, args.request));
    return {
      head: titleOf(context, 'ink:quick.title'),
      model: { ...found, language: context.language, action: quickOrderPath() },
    };
  },
  async act(context, args) {
    const parsed = await parseQuickOrder(await formOf(args.request, QUICK_ORDER_BYTES));
    const show = (model: Partial<QuickModel>, status: number, headers = headersWith([])) => {
      CHECKED.keep(args.context, { ...NOTHING_CHECKED, ...model });
      // The page is rendered by the server alone, from what is stored above.
      return json({ checked: true }, { status, headers });
    };
    if (!parsed.ok) return show({ error: { field: parsed.field, text: parsed.error }, typed: parsed.typed }, 400);
    if (parsed.intent === 'check') return show({ check: await checkQuickOrder(context, parsed.lines) }, 200);
    const onlyGood = parsed.intent === 'add-good';
    const { cartId, added, check } = await addLinesOnce(args.request, context, parsed.lines, onlyGood);
    if (added === 0) return show({ check, isRefused: true }, 400);
    const open = check.rows.filter(isUnready);
    const rest = quickOrderPath(open.map(lineText).join('\n'));
    const cookies = cartCookie(args.request, context, cartId);
    if (rest.length <= LONGEST_ADDRESS) return afterAdding(args.request, { rest, added, open: open.length, cookies });
    return show({ check: { ...check, rows: open, good: 0, totalOere: 0 }, added }, 200, headersWith(cookies));
  },
  Page: QuickOrderPage,
});
export const loader = page.loader;
export const action = page.action;

const isUnready = ({ status }: QuickRow): boolean => status !== 'ok';

/** The HTTP server takes addresses of 4,096 characters. */
const LONGEST_ADDRESS = 3_500;

/** Lines that a link or the redirect below carries. */
async function linesInAddress(context: RequestContext, request: Request): Promise<QuickModel> {
  const typed = new URL(request.url).searchParams.get('lines') ?? '';
  const lines = linesOfText(typed, MOST_QUICK_LINES) ?? [];
  if (lines.length === 0 || lines.length > MOST_QUICK_LINES) return { ...NOTHING_CHECKED, typed };
  return { ...NOTHING_CHECKED, check: await checkQuickOrder(context, lines) };
}

const lineText = ({ code, quantity, typed }: QuickRow): string =>
  `${code.replace(/[;\t"]/g, ' ')};${typed ?? quantity}`;

/** The cart, or the quick order again where lines were not ready: they are listed there with their reasons. */
function afterAdding(
  request: Request,
  { rest, added, open, cookies }: { rest: string; added: number; open: number; cookies: readonly string[] },
): Response {
  return back(request, open > 0 ? rest : cartPath(), {
    toast: {
      level: open === 0 ? TOAST_LEVELS.success : TOAST_LEVELS.warning,
      text: open === 0 ? 'ink:quick.added' : 'ink:quick.addedSome',
      params: { count: added, open },
    },
    cookies,
  });
}

export const handle = { wide: true };
