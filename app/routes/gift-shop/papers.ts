// What is printed of a gift shop: cards with codes and the same as a file for the company, pick list and labels for those who pack.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { isGiftPaper } from '#domain/gift-shop/addresses';
import type { RequestContext } from '~/models/request-context';
import { giftPickList } from '~/pdf/gift-pick-list';
import { giftCards, giftLabels } from '~/pdf/gift-sheets';
import type { PdfContent } from '~/pdf/pdf-content';
import { getContext } from '~/request-context/get-context.server';
import { missingFile } from '~/request-context/missing-file.server';
import { readGiftCodes, readGiftPacking } from '~/services/gift-shop/gift-shop.server';
import { type CsvRow, csvReply } from '../resources/csv-reply.server';
import { sceneOf } from '../resources/paper-scene.server';
import { contentReply } from '../resources/pdf-reply.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const { token = '', paper = '' } = args.params;
  const drawn = isGiftPaper(paper) ? await giftPaper(paper, token, context) : null;
  if (drawn === null) throw missingFile(context);
  return Array.isArray(drawn) ? csvReply(paper, drawn) : contentReply(args.request, { ...drawn, file: paper }, false);
}

type Paper = 'kort' | 'koder' | 'plukliste' | 'etiketter';

/** The codes as CSV, the others as PDF. Null: the token opens no such paper, or the time for it has not come or is over. */
async function giftPaper(paper: Paper, token: string, context: RequestContext): Promise<PdfContent | CsvRow[] | null> {
  if (paper === 'kort' || paper === 'koder') {
    const codes = await readGiftCodes(context, token);
    if (!codes) return null;
    if (paper === 'koder') return [['navn', 'kode'], ...codes.codes.map(({ name, code }) => [name, code])];
    const { scheme, host } = context;
    return giftCards(codes, { scene: await sceneOf(context), origin: `${scheme}://${host}` });
  }
  const packing = await readGiftPacking(context, token);
  if (!packing) return null;
  const scene = await sceneOf(context);
  return paper === 'etiketter' ? giftLabels(packing, scene) : giftPickList(packing, scene);
}
