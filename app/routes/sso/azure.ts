// /azure/oauth: to the companies' own login and back (OpenID Connect, code flow with PKCE). The one loader that sets a login: what comes back
// is tied to this browser by state and nonce, and works once.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { accountPath, azureLoginPath, loginPath, samePath } from '#domain/page/addresses';
import type { RequestContext } from '~/models/request-context';
import { getContext } from '~/request-context/get-context.server';
import { originToReturnTo } from '~/request-context/head.server';
import { loggedIn } from '~/request-context/logged-in.server';
import { back, notFound, redirectOut, refusalToast } from '~/request-context/respond.server';
import { sessionContextCookies, sessionContextOf } from '~/request-context/session-context.server';
import { logInByToken } from '~/services/customer/sso.server';
import { beginOpenId, finishOpenId, isOpenIdSet } from '~/services/openid.server';

const FORGET = {
  'openid.state': null,
  'openid.nonce': null,
  'openid.verifier': null,
  'openid.returnTo': null,
} as const;

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const { request } = args;
  if (!isOpenIdSet()) throw notFound();
  const here = new URL(request.url);
  const address = new URL(azureLoginPath(), originToReturnTo(context));
  const isReturn = here.searchParams.has('code') || here.searchParams.has('error');
  if (!isReturn) return leave(context, request, address, here.searchParams.get('returnTo'));
  const {
    'openid.state': state,
    'openid.nonce': nonce,
    'openid.verifier': verifier,
    ...kept
  } = await sessionContextOf(context, request);
  address.search = here.search;
  const idToken = state && nonce && verifier ? await finishOpenId(address, { state, nonce, verifier }) : null;
  const outcome = idToken ? await logInByToken(context, idToken) : ({ ok: false, code: 'LOGIN_FAILED' } as const);
  const forget = await sessionContextCookies(context, request, FORGET);
  if (!outcome.ok) return back(request, loginPath(), { toast: refusalToast(outcome), cookies: forget });
  const target = samePath(kept['openid.returnTo']) ?? accountPath();
  return loggedIn(request, context, { ...outcome, stay: false, target, cookies: forget });
}

async function leave(
  context: RequestContext,
  request: Request,
  address: URL,
  returnTo: string | null,
): Promise<Response> {
  const begun = await beginOpenId(address.href);
  if (!begun) {
    const toast = refusalToast({ ok: false, code: 'LOGIN_PROVIDER_AWAY' });
    return back(request, loginPath(), { toast });
  }
  const { state, nonce, verifier } = begun.errand;
  const errand = { 'openid.state': state, 'openid.nonce': nonce, 'openid.verifier': verifier };
  const kept = { ...errand, 'openid.returnTo': samePath(returnTo) };
  return redirectOut(begun.url, await sessionContextCookies(context, request, kept));
}

/** Draws nothing: every way leads on; with a page to draw, a shop without this login says so by the error page. */
export default function Azure(): null {
  return null;
}
