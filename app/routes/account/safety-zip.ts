// All safety data sheets of what the customer has bought as one zip, sent while it is put together.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseSheetSearch } from '~/forms/sheet-search/schema.server';
import { textsOf } from '~/i18n/texts.server';
import type { SheetRow } from '~/models/purchase-history';
import type { RequestContext } from '~/models/request-context';
import { type ZippedFile, zipOf } from '~/pdf/zip.server';
import { getContext } from '~/request-context/get-context.server';
import { notFound } from '~/request-context/respond.server';
import { listSafetySheets } from '~/services/customer/purchase-history.server';
import { passToFiles } from '~/services/transport/backend.server';
import { privateFile } from '../resources/private-file.server';

/** The list comes in pieces of this many. */
const AT_ONCE = 100;

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'authenticated');
  const { q } = parseSheetSearch(new URL(args.request.url).searchParams);
  const { rows, paging } = await listSafetySheets(context, { search: q, page: 1, pageSize: AT_ONCE });
  if (rows.length === 0) throw notFound();
  const { t } = textsOf(context.language);
  const files = filesOf(
    context,
    { q, first: rows, pages: paging.pages },
    args.request,
    t('documents:sheets.elsewhere'),
  );
  return new Response(zipOf(files), { headers: privateFile(`${t('documents:sheets.zip')}.zip`, 'application/zip') });
}

interface Wanted {
  q: string;
  first: SheetRow[];
  pages: number;
}

async function* filesOf(
  context: RequestContext,
  wanted: Wanted,
  request: Request,
  words: string,
): AsyncGenerator<ZippedFile> {
  const elsewhere: string[] = [];
  for await (const row of rowsOf(context, wanted)) {
    const bytes = await sheetOf(row, request);
    if (bytes) yield { name: `${row.sku}-${safeName(row.name)}.pdf`, bytes };
    else elsewhere.push(`${row.sku} ${row.name}\r\n${row.href}\r\n`);
  }
  if (elsewhere.length === 0) return;
  const text = [words, ...elsewhere].join('\r\n');
  yield { name: 'links.txt', bytes: new TextEncoder().encode(text) };
}

async function* rowsOf(context: RequestContext, { q, first, pages }: Wanted): AsyncGenerator<SheetRow> {
  yield* first;
  for (let page = 2; page <= pages; page += 1)
    yield* (await listSafetySheets(context, { search: q, page, pageSize: AT_ONCE })).rows;
}

/** Null for a sheet that is not among the shop's own files. */
async function sheetOf({ href }: SheetRow, request: Request): Promise<Uint8Array | null> {
  if (!href.startsWith('/media/')) return null;
  const answer = await passToFiles(new Request(new URL(href, request.url)));
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

/** A file name that is valid on every system. */
const safeName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N} ,.()+-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
