// A buyer of a procurement system arrives by two requests. The first has the system's credentials; whether the browser stores cookies, and
// which visits it already has, is known only with the second.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { carriedVisitPath, punchoutEnterPath } from '#domain/page/addresses';
import type { PunchoutVisit } from '~/models/punchout';
import type { RequestContext } from '~/models/request-context';
import { announcedLogin, announceVisit, carryVisit, forgetCarried } from './carried-visit.server';
import { readCookies, setCookie } from './cookies.server';
import { contextOfCustomer, getContext } from './get-context.server';
import { loggedIn, placeOfVisit } from './logged-in.server';
import { punchoutFailed } from './punchout.server';
import { redirectTo } from './respond.server';
import type { Toast } from './toast.server';

interface Announced {
  token: string;
  jwt: string | null;
  /** Checked to lie within the shop. */
  target: string;
  toast?: Toast | null;
}

/** A request of a procurement system, or the first one of its buyer: a login of before has nothing to say there, nor one that has ended. */
export function argsWithoutCookies(args: LoaderFunctionArgs): LoaderFunctionArgs {
  const headers = new Headers(args.request.headers);
  headers.delete('Cookie');
  return { ...args, request: new Request(args.request.url, { headers }) };
}

/** Redirects to the second request. A probe cookie tests whether the browser returns it; a visit in progress retains all its cookies. */
export async function announced(
  request: Request,
  buyer: RequestContext,
  { token, jwt, target, toast = null }: Announced,
): Promise<Response> {
  const place = placeOfVisit(buyer.customer?.punchout ?? null);
  if (!place) return punchoutFailed({ step: 'ended' });
  const key = await announceVisit(buyer, { token, jwt, toast });
  const probe = setCookie(request, 'punchout', place, { framed: place === 'frame' });
  return redirectTo(punchoutEnterPath(key, target), [probe]);
}

/** The second request: the visit goes into the browser's cookies where they are free, else it rides in the address. */
export async function entered(
  args: LoaderFunctionArgs,
  stranger: RequestContext,
  { key, target }: { key: string; target: string },
): Promise<Response> {
  const { request } = args;
  const [login, underWay] = await Promise.all([announcedLogin(stranger, key), visitInCookies(args)]);
  // The back button, or the address once more.
  if (login === 'carried') return redirectTo(carriedVisitPath(key, target));
  if (!login) return underWay ? redirectTo(target) : punchoutFailed({ step: 'ended' });
  const { token, jwt, toast } = login;
  const buyer = await contextOfCustomer(stranger, token);
  const arrival = { token, jwt, stay: false, target, ...(toast ? { toast } : {}) };
  const isFree = underWay === null || underWay.returned || underWay.id === buyer.customer?.punchout?.id;
  if (isFree && readCookies(request).punchout !== null) {
    await forgetCarried(stranger, key);
    return loggedIn(request, stranger, arrival);
  }
  const set = await loggedIn(argsWithoutCookies(args).request, stranger, arrival);
  await carryVisit(stranger, key, set.headers.getSetCookie());
  return redirectTo(carriedVisitPath(key, target));
}

/** The visit that the browser's own cookies are about; a login that has ended is none. */
async function visitInCookies(args: LoaderFunctionArgs): Promise<PunchoutVisit | null> {
  if (readCookies(args.request).token === null) return null;
  try {
    // A separate context: this request is answered as an anonymous caller's.
    const { customer } = await getContext({ ...args, context: {} });
    return customer?.punchout ?? null;
  } catch (failure) {
    if (failure instanceof Response) return null;
    throw failure;
  }
}
