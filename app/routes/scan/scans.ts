// Takes scans that the scanner's script has gathered, as many as wait: sent twice they count once.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { scannerPath } from '#domain/page/addresses';
import { textKeyOf } from '#domain/refusal/refusals';
import { parseScans, scanTarget } from '~/forms/scan/schema.server';
import { textsOf } from '~/i18n/texts.server';
import { formOf } from '~/request-context/form.server';
import { getContext } from '~/request-context/get-context.server';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { scanTargets } from '~/request-context/scan-targets.server';
import { cartCookie } from '~/request-context/session.server';
import { scannedViewOf, sendScans, takesScans } from '~/services/scan/scan.server';
import { cartMark } from '~/ui/frame/cart-mark';

/** The address takes scans and shows none: the page does. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await getContext(args, 'catalog-only-rule', 'limited-to-account');
  return redirectTo(scannerPath());
}

/** Who is logged in must be the one whose scans they are: those of someone else wait until they are back. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule', 'limited-to-account');
  if (!(await takesScans())) throw notFound();
  const form = await formOf(args.request);
  const scans = parseScans(form);
  if (!scans) throw badRequest('Not scans');
  if (form.get('owner') !== (context.customer?.id ?? 'guest'))
    return json({ refused: null, scans: [] }, { status: 409 });
  const { t } = textsOf(context.language);
  const offered = (await scanTargets(context)).map(({ value }) => value);
  const asked = String(form.get('target') ?? 'cart');
  // A list that is gone takes nothing: they do not go into the cart instead.
  if (!offered.includes(asked)) return json({ refused: t(textKeyOf('LIST_NOT_FOUND')), scans: [] });
  const sent = await sendScans(context, scanTarget(form, offered), scans);
  if (!sent.ok) return json({ refused: t(textKeyOf(sent.code), sent.params ?? {}), scans: [] });
  const headers = new Headers();
  if (sent.cartId !== null)
    for (const cookie of cartCookie(args.request, context, sent.cartId)) headers.append('Set-Cookie', cookie);
  const count = sent.cartQuantity;
  const cart = count === null ? null : { mark: cartMark(count), words: t('common:cartCount', { count }) };
  return json({ refused: null, scans: sent.scans.map((one) => scannedViewOf(one, t)), cart }, { headers });
}
