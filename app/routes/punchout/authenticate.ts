// /punchout/authenticate: a procurement system sends its buyer, or asks for goods, by OCI (GET or POST). Spec §4 "Punchout login", §8, §9.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { frontPath, punchoutEnterPath, searchPath } from '#domain/addresses';
import { foreignPairs } from '#domain/punchout/foreign-form';
import { type OciCall, readOciCall } from '#domain/punchout/oci-call';
import type { RequestContext } from '~/models/request-context';
import { foreignFieldsOf } from '~/request-context/form.server';
import { contextOfCustomer, getContext } from '~/request-context/get-context.server';
import { loggedIn } from '~/request-context/logged-in.server';
import { punchoutAnswer, punchoutFailed, withinPatience } from '~/request-context/punchout.server';
import { logOut } from '~/services/customer/customer.server';
import {
  findSkus,
  logInFromPunchout,
  parameterNames,
  pathOfSku,
  punchoutGoods,
} from '~/services/punchout/punchout.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(argsOfStranger(args), 'catalog-access');
  return withinPatience(answerTo(args.request, context, addressPairs(args.request)));
}

/** What stands in the address counts as well: systems write what is always the same there. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(argsOfStranger(args), 'catalog-access');
  const posted = await foreignFieldsOf(args.request);
  if (!posted) return punchoutFailed({ step: 'input' });
  return withinPatience(answerTo(args.request, context, [...addressPairs(args.request), ...posted]));
}

const addressPairs = ({ url }: Request) => foreignPairs(new URL(url).search.slice(1));

/** A login of before has nothing to say here, and one that has ended must not stand in the way. */
function argsOfStranger(args: LoaderFunctionArgs): LoaderFunctionArgs {
  const headers = new Headers(args.request.headers);
  headers.delete('Cookie');
  return { ...args, request: new Request(args.request.url, { headers }) };
}

async function answerTo(request: Request, context: RequestContext, pairs: [string, string][]): Promise<Response> {
  const connection = pairs.find(([name]) => name.toLowerCase() === 'connection')?.[1] ?? null;
  const reading = readOciCall(pairs, await parameterNames(context, connection));
  if (!reading.ok) return punchoutFailed({ step: 'input' });
  const { call } = reading;
  const { username, password } = call;
  const login = await logInFromPunchout(context, { username, password, call });
  if (!login.ok) {
    const step = OF_THE_CALL.has(login.code) ? 'context' : 'login';
    return punchoutFailed({ step, refusal: login });
  }
  const { token, jwt } = login;
  const wanted = await answerWithGoods(context, call, token);
  if (wanted) return wanted;
  const target = punchoutEnterPath(await targetOfCall(context, call, token));
  return loggedIn(request, context, { token, jwt, stay: false, target });
}

/** What the system sent beside user and password is not as it was agreed. */
const OF_THE_CALL: ReadonlySet<string> = new Set(['PUNCHOUT_RETURN_ADDRESS', 'PUNCHOUT_FUNCTION']);

/** For functions that ask for goods and send no buyer: their login ends with the answer. */
async function answerWithGoods(context: RequestContext, call: OciCall, token: string): Promise<Response | null> {
  const wanted = call.function;
  if (wanted !== 'VALIDATE' && wanted !== 'QUANTITYCHECK' && wanted !== 'BACKGROUND_SEARCH') return null;
  const buyer = await contextOfCustomer(context, token);
  const goods =
    wanted === 'BACKGROUND_SEARCH'
      ? (await findSkus(buyer, call.searchString ?? '')).map((sku) => ({ sku, quantity: null }))
      : [{ sku: call.productId ?? '', quantity: call.quantity }];
  const message = await punchoutGoods(buyer, goods);
  await logOut(buyer);
  return punchoutAnswer(message, buyer.language);
}

async function targetOfCall(context: RequestContext, call: OciCall, token: string): Promise<string> {
  if (call.function === 'SOURCING' && call.searchString) return searchPath(call.searchString);
  if (call.function !== 'DETAIL' || !call.productId) return frontPath();
  return (await pathOfSku(await contextOfCustomer(context, token), call.productId)) ?? searchPath(call.productId);
}
