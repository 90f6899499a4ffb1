// What fits one printer, at an address of its own; without a printer the finder asks for one.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { inkFinderPath } from '#domain/addresses';
import { textsOf } from '~/i18n/texts.server';
import type { MyPrinter, PrinterPage } from '~/models/ink';
import { serverModel } from '~/page-context';
import { readPrinter } from '~/services/ink/ink.server';
import { listMyPrinters } from '~/services/ink/my-printers.server';
import { ServerOnly } from '~/ui/kit';
import { PrinterResultPage } from '~/ui/pages/printer-result-page';
import { getContext, guardsLetIn } from '~/request-context/get-context.server';
import { notFound, redirectTo } from '~/request-context/respond.server';
import { headOf } from '~/request-context/head.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

interface ResultModel {
  printer: PrinterPage;
  /** Those of this model; null where no one is logged in who could keep one. */
  mine: MyPrinter[] | null;
  canLogIn: boolean;
  language: 'da' | 'en';
  here: string;
}
const RESULT = serverModel<ResultModel>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  if (!context.variant.features.inkFinder) throw notFound();
  const { id } = args.params;
  if (!id) throw redirectTo(inkFinderPath());
  const [printer, mine] = await Promise.all([readPrinter(context, id), listMyPrinters(context)]);
  if (!printer) throw notFound();
  RESULT.keep(args.context, {
    printer,
    mine: context.customer ? mine.filter((one) => one.printer.id === printer.id) : null,
    canLogIn: guardsLetIn(context, ['catalog-only-rule']),
    language: context.language,
    here: context.here,
  });
  const { t } = textsOf(context.language);
  const { name } = printer;
  const title = t('ink:result.title', { name });
  const description = t('ink:result.description', { name });
  return { head: headOf(context, { title, description, canonical: context.here.split('?')[0] }) };
}

export default function ResultRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = RESULT.useModel();
  return model ? <PrinterResultPage {...model} /> : null;
}

export const handle = { wide: true };
