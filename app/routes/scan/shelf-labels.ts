// Labels of shelves as PDF: the goods, the least that has to lie there, and how many there is room for.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { labelSheet } from '~/pdf/label-sheet';
import { getContext } from '~/request-context/get-context.server';
import { missingFile } from '~/request-context/missing-file.server';
import { readShelfLabels } from '~/services/scan/shelf-labels.server';
import { sceneOf } from '../resources/paper-scene.server';
import { contentReply } from '../resources/pdf-reply.server';

const LONGEST_LABELS = 4_000;

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule', 'limited-to-account');
  const typed = new URL(args.request.url).searchParams.get('labels')?.slice(0, LONGEST_LABELS) ?? '';
  const lines = typed.trim() === '' ? [] : await readShelfLabels(context, typed);
  const labels = lines.flatMap(({ label }) => (label ? [{ ...label, ean: null, shelf: label }] : []));
  if (labels.length === 0) throw missingFile(context);
  const scene = await sceneOf(context);
  return contentReply(args.request, labelSheet(scene.t('scan:labels.title'), labels, scene), false);
}
