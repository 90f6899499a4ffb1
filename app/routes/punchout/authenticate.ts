// /punchout/authenticate: a procurement system sends its buyer, or queries products, by OCI (GET or POST). Spec §4 "Punchout login", §8, §9.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { frontPath, searchPath } from '#domain/page/addresses';
import { foreignPairs } from '#domain/punchout/foreign-form';
import { type OciCall, type OciFault, readOciCall } from '#domain/punchout/oci-call';
import { type RefusalCode, refusal } from '#domain/refusal/refusals';
import type { RequestContext } from '~/models/request-context';
import { foreignFieldsOf } from '~/request-context/form.server';
import { contextOfCustomer, getContext } from '~/request-context/get-context.server';
import { punchoutAnswer, punchoutFailed, withinPatience } from '~/request-context/punchout.server';
import { announced, argsWithoutCookies } from '~/request-context/punchout-arrival.server';
import { logOut } from '~/services/customer/customer.server';
import {
  findSkus,
  logInFromPunchout,
  parameterNames,
  pathOfSku,
  punchoutGoods,
} from '~/services/punchout/punchout.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(argsWithoutCookies(args), 'catalog-access');
  return withinPatience(answerTo(args.request, context, addressPairs(args)));
}

/** Parameters of the address count as well: systems send constant values there. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(argsWithoutCookies(args), 'catalog-access');
  const posted = await foreignFieldsOf(args.request);
  if (!posted) return punchoutFailed({ step: 'input' });
  return withinPatience(answerTo(args.request, context, [...addressPairs(args), ...posted]));
}

/** Systems escape ISO-8859-1 in addresses without naming it. */
const addressPairs = ({ request, context }: LoaderFunctionArgs) =>
  foreignPairs((context.rawSearch ?? new URL(request.url).search).slice(1));

async function answerTo(request: Request, context: RequestContext, pairs: [string, string][]): Promise<Response> {
  const connection = pairs.find(([name]) => name.toLowerCase() === 'connection')?.[1] ?? null;
  const reading = readOciCall(pairs, await parameterNames(context, connection));
  if (!reading.ok) return punchoutFailed({ step: 'input', refusal: refusal(OF_THE_FAULT[reading.fault]) });
  const { call } = reading;
  const { username, password } = call;
  const login = await logInFromPunchout(context, { username, password, call });
  if (!login.ok) {
    const step = OF_THE_CALL.has(login.code) ? 'context' : 'login';
    return punchoutFailed({ step, refusal: login });
  }
  const { token, jwt } = login;
  const buyer = await contextOfCustomer(context, token);
  const wanted = await answerWithGoods(buyer, call);
  return wanted ?? announced(request, buyer, { token, jwt, target: await targetOfCall(buyer, call) });
}

const OF_THE_FAULT = {
  NO_CREDENTIALS: 'PUNCHOUT_NO_LOGIN',
  NO_HOOK: 'PUNCHOUT_NO_HOOK',
  UNKNOWN_FUNCTION: 'PUNCHOUT_FUNCTION',
  DOUBLED: 'PUNCHOUT_DOUBLED',
  TOO_LONG: 'PUNCHOUT_TOO_LONG',
} as const satisfies Record<OciFault, RefusalCode>;

/** Refusals of parameters other than user and password that differ from the agreement. */
const OF_THE_CALL: ReadonlySet<string> = new Set(['PUNCHOUT_RETURN_ADDRESS', 'PUNCHOUT_FUNCTION', 'PUNCHOUT_BUYER']);

/** For functions that query products and send no buyer: their session ends with the response. */
async function answerWithGoods(buyer: RequestContext, call: OciCall): Promise<Response | null> {
  const wanted = call.function;
  if (wanted !== 'VALIDATE' && wanted !== 'QUANTITYCHECK' && wanted !== 'BACKGROUND_SEARCH') return null;
  const goods =
    wanted === 'BACKGROUND_SEARCH'
      ? (await findSkus(buyer, call.searchString ?? '')).map((sku) => ({ sku, quantity: null }))
      : [{ sku: call.productId ?? '', quantity: call.quantity }];
  const message = await punchoutGoods(buyer, goods);
  await logOut(buyer);
  return punchoutAnswer(message, buyer.language);
}

async function targetOfCall(buyer: RequestContext, call: OciCall): Promise<string> {
  if (call.function === 'SOURCING' && call.searchString) return searchPath(call.searchString);
  if (call.function !== 'DETAIL' || !call.productId) return frontPath();
  return (await pathOfSku(buyer, call.productId)) ?? searchPath(call.productId);
}
