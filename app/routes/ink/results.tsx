// What fits one printer, at its own address; without a printer, redirects to the finder.
import { inkFinderPath } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import { guardsLetIn } from '~/request-context/get-context.server';
import { headOf } from '~/request-context/head.server';
import { notFound, redirectTo } from '~/request-context/respond.server';
import { readPrinter } from '~/services/ink/ink.server';
import { listMyPrinters } from '~/services/ink/my-printers.server';
import { PrinterResultPage } from '~/ui/pages/printer-result-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context, { params }) {
    if (!context.variant.features.inkFinder) throw notFound();
    const { id } = params;
    if (!id) throw redirectTo(inkFinderPath());
    const [printer, mine] = await Promise.all([readPrinter(context, id), listMyPrinters(context)]);
    if (!printer) throw notFound();
    const { t } = textsOf(context.language);
    const { name } = printer;
    const title = t('ink:result.title', { name });
    const description = t('ink:result.description', { name });
    return {
      head: headOf(context, { title, description, canonical: context.here.split('?')[0] }),
      model: {
        printer,
        mine: context.customer ? mine.filter((one) => one.printer.id === printer.id) : null,
        canLogIn: guardsLetIn(context, ['catalog-only-rule']),
        language: context.language,
        here: context.here,
      },
    };
  },
  Page: PrinterResultPage,
});
export const loader = page.loader;

export const handle = { wide: true };
