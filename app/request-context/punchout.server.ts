// Answers to procurement systems: the way to the page that says what went wrong, and goods as a form that a browser posts on.
import { cartPath, punchoutFailedPath, punchoutReturnPath } from '#domain/page/addresses';
import type { PunchoutStep } from '#domain/punchout/failure';
import type { Refusal } from '#domain/refusal/refusals';
import type { Language } from '~/i18n/languages';
import { textsOf } from '~/i18n/texts.server';
import type { PunchoutMessage } from '~/models/punchout';
import type { RequestContext } from '~/models/request-context';
import { transferPunchoutCart } from '~/services/punchout/punchout.server';
import { back, redirectTo, refusalToast, refuseWith } from './respond.server';
import { noCartCookie } from './session.server';

interface Failure {
  step: PunchoutStep;
  refusal?: Refusal;
  /** How the system speaks; left out: by OCI. */
  standard?: 'cXML';
}

export function punchoutFailed({ step, refusal, standard }: Failure): Response {
  const said = { step, ...(refusal ? { code: refusal.code } : {}), ...(standard ? { standard } : {}) };
  return redirectTo(`${punchoutFailedPath()}?${new URLSearchParams(said)}`);
}

/** Spec §9: a login that takes longer is reported as such. */
export const PATIENCE_MS = 15_000;

/** The answer, or the timeout page after that time; a later answer is discarded. */
export async function withinPatience(answer: Promise<Response>, patience = PATIENCE_MS): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref());
  return (await Promise.race([answer, late])) ?? punchoutFailed({ step: 'timeout' });
}

/** A procurement system's buyer orders nothing here: the cart becomes a message, and the next page sends it. */
export async function transferCart(request: Request, context: RequestContext): Promise<Response> {
  const outcome = await transferPunchoutCart(context);
  return outcome.ok
    ? back(request, punchoutReturnPath(), { cookies: [noCartCookie(request)] })
    : refuseWith('quantities', outcome, {});
}

/** The same without a cart: nothing changes in the system. */
export async function leaveWithoutCart(request: Request, context: RequestContext): Promise<Response> {
  const outcome = await transferPunchoutCart(context, { withoutCart: true });
  return outcome.ok
    ? back(request, punchoutReturnPath(), { cookies: [noCartCookie(request)] })
    : back(request, cartPath(), { toast: refusalToast(outcome) });
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const inHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/**
 * The items that a system requested, in OCI's format: a page with one form and a visible button. It is read by programs and by
 * browsers, so that it is plain HTML in the system's own encoding.
 */
export function punchoutAnswer({ address, target, encoding, fields }: PunchoutMessage, language: Language): Response {
  const { t } = textsOf(language);
  const inputs = fields.map(
    ({ name, value }) => `<input type="hidden" name="${inHtml(name)}" value="${inHtml(value)}">`,
  );
  const window = target === null ? '' : ` target="${inHtml(target)}"`;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="${encoding}"><title>${inHtml(t('common:punchout.answer'))}</title></head>
<body><form method="post" action="${inHtml(address)}" accept-charset="${encoding}"${window}>
${inputs.join('\n')}
<button type="submit">${inHtml(t('common:punchout.sendGoods'))}</button>
</form></body></html>
`;
  return new Response(encoding === 'UTF-8' ? html : Buffer.from(html, 'latin1'), {
    headers: {
      'Content-Type': `text/html; charset=${encoding}`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': `default-src 'none'; base-uri 'none'; form-action ${new URL(address).origin}`,
    },
  });
}
