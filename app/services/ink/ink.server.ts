// Queries of the ink finder: the next choice, search results, and what fits a printer.
import { inkMakePath, inkSeriesPath } from '#domain/page/addresses';
import { withoutControls } from '#domain/search/typed-words';
import type { Caller } from '~/models/caller';
import type { InkFinder, InkSearch, PrinterPage } from '~/models/ink';
import { listLogos } from '../content/logo.server';
import { FinderDocument, FitsDocument, InkSearchDocument } from '../generated/commerce';
import { printerLinkOf, printerLinksOf, printerPageOf, suppliesOf } from '../tile/printer.map';
import { read } from '../transport/transport.server';

/** Null where there is no such maker or series. */
export async function readFinder(
  caller: Caller,
  make: string | null,
  series: string | null,
): Promise<InkFinder | null> {
  const variables = {
    make: make ?? '',
    series: series ?? '',
    hasMake: make !== null,
    hasSeries: make !== null && series !== null,
    isTop: make === null,
  };
  const data = await read(caller, { client: 'commerce', document: FinderDocument, variables });
  const makes = (data.printerMakes ?? []).flatMap((one) => one ?? []);
  const all = (data.printerSeries ?? []).flatMap((one) => one ?? []);
  const ofMake = makes.find((one) => one.key === make);
  const ofSeries = all.find((one) => one.key === series);
  if ((make !== null && !ofMake) || (series !== null && !ofSeries)) return null;
  const printers = (data.printers?.items ?? []).flatMap((one) => one ?? []);
  const next = make === null ? makes : series === null ? all : [];
  return {
    choices: {
      makes: makes.map(({ key, name }) => ({ value: key, label: name, chosen: key === make })),
      series: all.map(({ key, name }) => ({ value: key, label: name, chosen: key === series })),
      printers: printers.map(({ id, model }) => ({ value: id, label: model, chosen: false })),
    },
    make: ofMake ? { name: ofMake.name, href: inkMakePath(ofMake.key) } : null,
    seriesName: ofSeries?.name ?? null,
    groups: next.map(({ key, name, printer_count }) => ({
      name,
      href: make === null ? inkMakePath(key) : inkSeriesPath(make, key),
      printers: printer_count,
    })),
    printers: printers.map(printerLinkOf),
    popular: printerLinksOf(data.popular?.items),
  };
}

/** Longer than any name. */
const MOST_LETTERS = 120;

export async function searchInk(caller: Caller, typed: string): Promise<InkSearch> {
  const words = withoutControls(typed).slice(0, MOST_LETTERS);
  const [data, logos] = await Promise.all([
    read(caller, { client: 'commerce', document: InkSearchDocument, variables: { words } }),
    listLogos(caller),
  ]);
  return {
    words,
    printers: printerLinksOf(data.printers?.items),
    isExact: data.printers?.is_exact ?? true,
    cartridges: suppliesOf(data.cartridges, caller.rules, logos),
  };
}

export async function readPrinter(caller: Caller, id: string): Promise<PrinterPage | null> {
  const [data, logos] = await Promise.all([
    read(caller, { client: 'commerce', document: FitsDocument, variables: { id } }),
    listLogos(caller),
  ]);
  return data.printer ? printerPageOf(data.printer, caller.rules, logos) : null;
}
