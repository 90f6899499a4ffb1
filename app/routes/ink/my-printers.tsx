// The customer's printers: save, rename, remove, and buy again what was last bought for one of them.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { cartPath, myPrintersPath } from '#domain/addresses';
import { parsePrinterChange, type PrinterChange } from '~/forms/my-printer/schema.server';
import type { MyPrinter } from '~/models/ink';
import type { RequestContext } from '~/models/request-context';
import { serverModel } from '~/page-context';
import {
  type Kept,
  listMyPrinters,
  removePrinter,
  renamePrinter,
  savePrinter,
} from '~/services/ink/my-printers.server';
import { addQuickOrder } from '~/services/ink/quick-order.server';
import { ServerOnly } from '~/ui/kit';
import { MyPrintersPage } from '~/ui/pages/my-printers-page';
import { getContext } from '~/request-context/get-context.server';
import { back, badRequest, notFound, refuse, refuseWith } from '~/request-context/respond.server';
import { cartCookie } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { formOf } from '~/request-context/form.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const MINE = serverModel<{ printers: MyPrinter[]; language: 'da' | 'en' }>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule', 'authenticated');
  if (!context.variant.features.inkFinder) throw notFound();
  MINE.keep(args.context, { printers: await listMyPrinters(context), language: context.language });
  return { title: titleOf(context, 'ink:mine.title') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule', 'authenticated');
  if (!context.variant.features.inkFinder) throw notFound();
  const form = await formOf(args.request);
  const parsed = parsePrinterChange(form);
  if (!parsed) throw badRequest('intent');
  if (!parsed.ok) return refuse({ intent: String(form.get('intent')), errors: parsed.errors, values: parsed.values });
  return act(args.request, context, parsed.value);
}

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

async function reorder(request: Request, context: RequestContext, id: string): Promise<Response> {
  const printer = (await listMyPrinters(context)).find((one) => one.id === id);
  if (!printer?.lastPurchase) throw notFound();
  const lines = printer.lastPurchase.items.map(({ sku, quantity }) => ({ code: sku, quantity, whole: null }));
  const { cartId, added } = await addQuickOrder(context, lines, true);
  const whole = added === lines.length;
  const text = whole ? 'ink:mine.reordered' : added > 0 ? 'ink:mine.reorderedSome' : 'ink:mine.reorderedNone';
  return back(request, cartPath(), {
    toast: { level: whole ? TOAST_LEVELS.success : TOAST_LEVELS.warning, text },
    cookies: cartCookie(request, context, cartId),
  });
}

export default function MyPrintersRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = MINE.useModel();
  const reply = useActionData<typeof action>() ?? null;
  return model ? <MyPrintersPage {...model} reply={reply} /> : null;
}
