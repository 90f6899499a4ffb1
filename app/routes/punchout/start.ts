// /punchout/start/…: a buyer's browser begins the visit that their system announced by cXML. The address works once. Spec §4 "Punchout login".
import type { LoaderFunctionArgs } from '@remix-run/node';
import { cartPath, frontPath, searchPath } from '#domain/page/addresses';
import type { RequestContext } from '~/models/request-context';
import { contextOfCustomer, getContext } from '~/request-context/get-context.server';
import { punchoutFailed } from '~/request-context/punchout.server';
import { announced, argsWithoutCookies } from '~/request-context/punchout-arrival.server';
import { TOAST_LEVELS, type Toast } from '~/request-context/toast.server';
import { pathOfSku, restorePunchoutCart, startPunchoutVisit } from '~/services/punchout/punchout.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(argsWithoutCookies(args), 'catalog-access');
  const { request, params } = args;
  const login = await startPunchoutVisit(context, params.token ?? '');
  if (!login.ok) {
    const step = login.code === 'PUNCHOUT_ENDED' ? 'ended' : 'login';
    return punchoutFailed({ step, refusal: login, standard: 'cXML' });
  }
  const { token, jwt } = login;
  const buyer = await contextOfCustomer(context, token);
  const { left, addressKept } = await restorePunchoutCart(buyer);
  return announced(request, buyer, { token, jwt, target: await beginningOf(buyer), toast: toastOf(left, addressKept) });
}

/** At the article that the system names, in the cart that it has, or at the front. */
async function beginningOf(buyer: RequestContext): Promise<string> {
  const visit = buyer.customer?.punchout;
  if (visit?.continues) return cartPath();
  const sku = visit?.selectedSku;
  return sku ? ((await pathOfSku(buyer, sku)) ?? searchPath(sku)) : frontPath();
}

function toastOf(left: readonly string[], addressKept: boolean | null): Toast | null {
  if (left.length > 0)
    return { level: TOAST_LEVELS.warning, text: 'cart:punchout.left', params: { goods: left.join(', ') } };
  return addressKept === false ? { level: TOAST_LEVELS.warning, text: 'cart:punchout.noAddress' } : null;
}
