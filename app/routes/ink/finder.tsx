// The ink finder: maker, series and model step by step, each step at its own address; or a search by words or cartridge number.
import { inkFinderPath, inkFinderResultsPath, inkMakePath, inkSeriesPath } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import { headOf, unlisted } from '~/request-context/head.server';
import { notFound, redirectTo } from '~/request-context/respond.server';
import { readFinder, searchInk } from '~/services/ink/ink.server';
import { listMyPrinters } from '~/services/ink/my-printers.server';
import { InkFinderPage } from '~/ui/pages/ink-finder-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

/** What the three selects chose becomes the address of the deepest step; a choice left over from another maker is dropped. */
async function chosenIn(asked: URLSearchParams, context: Parameters<typeof readFinder>[0]): Promise<string | null> {
  const make = asked.get('maerke') ?? '';
  const series = asked.get('serie') ?? '';
  const printer = asked.get('printer') ?? '';
  if (!asked.has('maerke')) return null;
  if (make === '') return inkFinderPath();
  const ofSeries = series === '' ? null : await readFinder(context, make, series);
  if (!ofSeries) return inkMakePath(make);
  const isThere = ofSeries.choices.printers.some((one) => one.value === printer);
  return isThere ? inkFinderResultsPath(printer) : inkSeriesPath(make, series);
}

const page = serverPage({
  guards: [],
  async load(context, { request, params }) {
    if (!context.variant.features.inkFinder) throw notFound();
    const { searchParams } = new URL(request.url);
    const target = await chosenIn(searchParams, context);
    if (target) throw redirectTo(target);
    const { make = null, series = null } = params;
    const words = (searchParams.get('q') ?? '').trim();
    const [finder, search, mine] = await Promise.all([
      readFinder(context, make, series),
      words ? searchInk(context, words) : null,
      listMyPrinters(context),
    ]);
    if (!finder) throw notFound();
    // One printer and nothing else is meant: its page is the answer.
    const [only, ...others] = search?.isExact ? search.printers : [];
    if (only && others.length === 0 && search?.cartridges.length === 0) throw redirectTo(only.href);
    const { t } = textsOf(context.language);
    const name = [finder.make?.name, finder.seriesName].filter(Boolean).join(' ');
    const title = name ? t('ink:titleOf', { name }) : t('ink:title');
    const canonical =
      make === null ? inkFinderPath() : series === null ? inkMakePath(make) : inkSeriesPath(make, series);
    return {
      head: search ? unlisted(headOf(context, { title })) : headOf(context, { title, canonical }),
      model: { finder, search, mine, language: context.language, here: context.here },
    };
  },
  Page: InkFinderPage,
});
export const loader = page.loader;

export const handle = { wide: true };
