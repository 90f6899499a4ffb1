// Downloads of a shopping list (/customer/shopping-list/{id}/csv, pdf and labels), complete and not by page.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { LIST_PAPERS } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';
import type { ListedGoods } from '~/models/shopping-list';
import { labelSheet } from '~/pdf/label-sheet';
import { listPdf } from '~/pdf/list-pdf';
import { getContext } from '~/request-context/get-context.server';
import { missingFile } from '~/request-context/missing-file.server';
import { readWholeList } from '~/services/shopping-list/shopping-list.server';
import { csvReply } from '../resources/csv-reply.server';
import { sceneOf } from '../resources/paper-scene.server';
import { contentReply } from '../resources/pdf-reply.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'authenticated');
  const kind = LIST_PAPERS.find((known) => known === args.params.paper);
  const list = kind ? await readWholeList(context, args.params.id ?? '') : null;
  if (!kind || !list) throw missingFile(context);
  const scene = await sceneOf(context);
  if (kind !== 'csv') return contentReply(args.request, LIST_PDFS[kind](list.name, list.goods, scene), false);
  return csvReply(scene.t('listpage:paper.file'), csvRows(list.goods, context));
}

const LIST_PDFS = { pdf: listPdf, labels: labelSheet };

/** The quick order and a list take the file back as it is. */
function csvRows(goods: readonly ListedGoods[], { language }: RequestContext) {
  const { t } = textsOf(language);
  const head = ['sku', 'quantity', 'unit', 'name', 'ean', 'note', 'choices'].map((name) => t(`listpage:paper.${name}`));
  return [
    head,
    ...goods.map(({ sku, quantity, unit, name, ean, note, choices }) => [
      sku,
      quantity,
      unit,
      name,
      ean,
      note,
      choices,
    ]),
  ];
}
