// The scanner (spec section 2, /mobilscanner-demo, and the scanner mode): one field and Enter without scripts; with them the camera, and scans
// that wait for the connection.
import { randomUUID } from 'node:crypto';
import { scannerPath, shelfLabelsPath } from '#domain/page/addresses';
import { refusal } from '#domain/refusal/refusals';
import { typedValues } from '~/forms/reply/schema.server';
import { isGoneTarget, parseScan, scanTarget } from '~/forms/scan/schema.server';
import type { RequestContext } from '~/models/request-context';
import { formOf } from '~/request-context/form.server';
import { back, badRequest, notFound, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { scanTargets } from '~/request-context/scan-targets.server';
import { cartCookie } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { listUnknownCodes, putAwayCode, sendScans, takesScans, toldOfScan } from '~/services/scan/scan.server';
import { readShelfLabels } from '~/services/scan/shelf-labels.server';
import { ScannerPage } from '~/ui/pages/scanner-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const LONGEST_LABELS = 4_000;

const page = serverPage({
  guards: ['catalog-only-rule', 'limited-to-account'],
  robots: 'noindex',
  async load(context, { request }) {
    if (!(await takesScans())) throw notFound();
    const questions = new URL(request.url).searchParams;
    const typed = questions.get('labels')?.slice(0, LONGEST_LABELS) ?? '';
    const [targets, unknown, labels] = await Promise.all([
      scanTargets(context),
      listUnknownCodes(context),
      typed.trim() === '' ? [] : readShelfLabels(context, typed),
    ]);
    const asked = questions.get('target');
    return {
      head: titleOf(context, 'scan:title'),
      model: {
        targets,
        target: targets.find(({ value }) => value === asked)?.value ?? 'cart',
        unknown,
        labels: { typed, lines: labels, pdfHref: shelfLabelsPath(typed) },
        scanId: randomUUID(),
        owner: context.customer?.id ?? 'guest',
      },
    };
  },
  async act(context, { request }) {
    const form = await formOf(request);
    const intent = form.get('intent');
    if (intent === 'put-away') {
      await putAwayCode(context, String(form.get('code') ?? ''));
      return redirectTo(scannerPath());
    }
    if (intent !== 'scan') throw badRequest('Unknown intent');
    return scanOne(context, request, form);
  },
  Page: ScannerPage,
});
export const loader = page.loader;
export const action = page.action;

async function scanOne(context: RequestContext, request: Request, form: FormData): Promise<Response> {
  const parsed = parseScan(form);
  if (!parsed.ok) return refuse({ intent: 'scan', ...parsed });
  const offered = await scanTargets(context);
  const values = offered.map(({ value }) => value);
  // A deleted list receives nothing, and the items do not go into the cart instead: the page prompts for another target.
  if (isGoneTarget(form, values)) return refuseWith('scan', refusal('LIST_NOT_FOUND'), typedValues(form));
  const target = scanTarget(form, values);
  const sent = await sendScans(context, target, [parsed.value]);
  if (!sent.ok) return refuseWith('scan', sent, typedValues(form));
  const [scanned] = sent.scans;
  if (!scanned) throw badRequest('Not a scan');
  const { outcome, text, params } = toldOfScan(scanned);
  const level = outcome === 'added' ? TOAST_LEVELS.success : TOAST_LEVELS.warning;
  return back(request, scannerPath(target), {
    toast: { level, text, params },
    cookies: sent.cartId === null ? [] : cartCookie(request, context, sent.cartId),
  });
}
