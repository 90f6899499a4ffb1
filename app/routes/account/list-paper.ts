// A shopping list to take home (/customer/shopping-list/{id}/csv, pdf and labels), whole and not by its pages.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { LIST_PAPERS, type ListPaper } from '#domain/addresses';
import { csvCell } from '#domain/csv-cell';
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';
import type { ListedGoods } from '~/models/shopping-list';
import { labelSheet } from '~/pdf/label-sheet.server';
import { listPdf } from '~/pdf/list-pdf';
import { getContext } from '~/request-context/get-context.server';
import { missingFile } from '~/request-context/missing-file.server';
import { readWholeList } from '~/services/shopping-list/shopping-list.server';
import { sceneOf } from '../resources/paper-scene.server';
import { contentReply } from '../resources/pdf-reply.server';

interface Paper {
  body: BodyInit;
  type: string;
  file: string;
}

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'authenticated');
  const kind = LIST_PAPERS.find((known) => known === args.params.paper);
  const list = kind ? await readWholeList(context, args.params.id ?? '') : null;
  if (!kind || !list) throw missingFile(context);
  if (kind === 'pdf') return contentReply(args.request, listPdf(list.name, list.goods, await sceneOf(context)), false);
  const { body, type, file } = await listPaper(kind, list, context);
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${kind === 'csv' ? 'attachment' : 'inline'}; filename="${file}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}

async function listPaper(
  kind: Exclude<ListPaper, 'pdf'>,
  { name, goods }: { name: string; goods: ListedGoods[] },
  context: RequestContext,
): Promise<Paper> {
  const scene = await sceneOf(context);
  const file = scene.t('listpage:paper.file');
  switch (kind) {
    case 'csv':
      return { body: csvOf(goods, context), type: 'text/csv; charset=utf-8', file: `${file}.csv` };
    case 'labels':
      return {
        body: labelSheet(name, goods, scene),
        type: 'application/pdf',
        file: `${scene.t('listpage:paper.labels')}.pdf`,
      };
  }
}

/** With a mark and semicolons, as Danish spreadsheets read it; the quick order and a list take it back as it is. */
function csvOf(goods: readonly ListedGoods[], { language }: RequestContext): string {
  const { t } = textsOf(language);
  const head = ['sku', 'quantity', 'unit', 'name', 'ean', 'note', 'choices'].map((name) => t(`listpage:paper.${name}`));
  const rows = goods.map(({ sku, quantity, unit, name, ean, note, choices }) => [
    ...[sku, quantity, unit, name, ean, note, choices],
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`;
}
