// The customer's printers: save, rename, remove, and buy again what was last bought for one of them.
import { cartPath, myPrintersPath } from '#domain/page/addresses';
import { type PrinterChange, parsePrinterChange } from '~/forms/my-printer/schema.server';
import type { RequestContext } from '~/models/request-context';
import { oncePerPress } from '~/request-context/double-press.server';
import { formOf } from '~/request-context/form.server';
import { back, badRequest, notFound, refuse, refuseWith } from '~/request-context/respond.server';
import { cartCookie } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import {
  type Kept,
  listMyPrinters,
  removePrinter,
  renamePrinter,
  savePrinter,
} from '~/services/ink/my-printers.server';
import { addQuickOrder } from '~/services/ink/quick-order.server';
import { MyPrintersPage } from '~/ui/pages/my-printers-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule', 'authenticated'],
  async load(context) {
    if (!context.variant.features.inkFinder) throw notFound();
    return {
      head: titleOf(context, 'ink:mine.title'),
      model: { printers: await listMyPrinters(context), language: context.language },
    };
  },
  async act(context, { request }) {
    if (!context.variant.features.inkFinder) throw notFound();
    const form = await formOf(request);
    const parsed = parsePrinterChange(form);
    if (!parsed) throw badRequest('intent');
    if (!parsed.ok) return refuse({ intent: String(form.get('intent')), errors: parsed.errors, values: parsed.values });
    return act(request, context, parsed.value);
  },
  Page: MyPrintersPage,
});
export const loader = page.loader;
export const action = page.action;

const done = (request: Request, target: string, text: string) =>
  back(request, target, { toast: { level: TOAST_LEVELS.success, text } });

const namingOf = ({ name, location }: { name: string; location: string }) => ({ name, location });

async function act(request: Request, context: RequestContext, change: PrinterChange): Promise<Response> {
  switch (change.intent) {
    case 'save':
      return answered(await savePrinter(context, change.printer, namingOf(change)), change, () =>
        done(request, change.returnTo || myPrintersPath(), 'ink:mine.saved'),
      );
    case 'rename':
      return answered(await renamePrinter(context, change.id, namingOf(change)), change, () =>
        done(request, myPrintersPath(), 'ink:mine.renamed'),
      );
    case 'remove':
      await removePrinter(context, change.id);
      return done(request, myPrintersPath(), 'ink:mine.removed');
    case 'reorder':
      return reorder(request, context, change.id);
  }
}

/** Someone else's printer is one that is not there. */
function answered(outcome: Kept, change: PrinterChange & { name: string; location: string }, answer: () => Response) {
  if (outcome === 'gone') throw notFound();
  if (outcome.ok) return answer();
  const { intent, name, location } = change;
  const which: Record<string, string> = 'id' in change ? { id: change.id } : { printer: change.printer };
  return refuseWith(intent, outcome, { name, location, ...which });
}

/** A double click buys once. */
const buyPrinterGoods = oncePerPress(
  (caller, lines: Parameters<typeof addQuickOrder>[1]) => addQuickOrder(caller, lines, true),
  ({ added, cartId }) => (added > 0 ? cartId : null),
);

async function reorder(request: Request, context: RequestContext, id: string): Promise<Response> {
  const printer = (await listMyPrinters(context)).find((one) => one.id === id);
  if (!printer?.lastPurchase) throw notFound();
  const lines = printer.lastPurchase.items.map(({ sku, quantity }) => ({
    code: sku,
    quantity,
    whole: null,
    typed: null,
  }));
  const { cartId, added } = await buyPrinterGoods(request, context, lines);
  const whole = added === lines.length;
  const text = whole ? 'ink:mine.reordered' : added > 0 ? 'ink:mine.reorderedSome' : 'ink:mine.reorderedNone';
  return back(request, cartPath(), {
    toast: { level: whole ? TOAST_LEVELS.success : TOAST_LEVELS.warning, text },
    cookies: cartCookie(request, context, cartId),
  });
}
