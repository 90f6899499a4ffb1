// What follows every login, with any proof: the customer is loaded, language, cart and store are the customer's (spec section 4, 'Login').
import type { Language } from '~/i18n/languages';
import { textsOf } from '~/i18n/texts.server';
import type { PunchoutVisit } from '~/models/punchout';
import type { RequestContext } from '~/models/request-context';
import { takeCartAlong } from '~/services/cart/cart.server';
import type { LeftBehind } from '~/services/cart/merge.map';
import { noteLogin } from '~/services/tracking/tracking.server';
import { contextOfCustomer } from './get-context.server';
import { moveOrderWords } from './order-words.server';
import { redirectTo } from './respond.server';
import { deviceCookie, loginCookies } from './session.server';
import { TOAST_LEVELS, type Toast, toastCookie } from './toast.server';

interface Arrival {
  token: string;
  jwt: string | null;
  stay: boolean;
  /** Checked to lie within the shop. */
  target: string;
  toast?: Toast;
  cookies?: readonly string[];
}

/** A cart that has grown at login is announced. */
const TOGETHER: Toast = { level: TOAST_LEVELS.information, text: 'cart:together' };

/** What did not come along is said before anything else: the shopper had put it there. */
export function lossToast(left: readonly LeftBehind[], language: Language): Toast | null {
  if (left.length === 0) return null;
  const { t } = textsOf(language);
  const named = left.map((one) =>
    one.kind === 'delivery'
      ? t('cart:left.delivery')
      : t(`cart:left.${one.kind}`, { code: one.code, why: t(one.why.key, one.why.params) }),
  );
  return { level: TOAST_LEVELS.warning, text: 'cart:left.told', params: { what: named.join(' ') } };
}

/** Only where it was agreed that the system shows the shop in a frame do its cookies go to another site's page. */
export const placeOfVisit = (visit: PunchoutVisit | null) =>
  visit && (visit.frameAncestors.length > 0 ? ('frame' as const) : ('window' as const));

export async function loggedIn(request: Request, context: RequestContext, arrival: Arrival): Promise<Response> {
  const { token, jwt, stay, target, toast } = arrival;
  const arrived = await contextOfCustomer(context, token);
  // The items in a staff member's own cart do not belong to the customer.
  const cart = await takeCartAlong(arrived, arrived.customer?.actingStaff ? null : context.cartId);
  await noteLogin(arrived);
  const language = arrived.customer?.language ?? null;
  const people = { customer: arrived.customer, before: context.customer };
  const punchout = placeOfVisit(arrived.customer?.punchout ?? null);
  const cookies = loginCookies(request, { token, jwt, stay, cartId: cart.id, language, punchout, ...people });
  const carts = { from: context.cartId, to: cart.id, joined: cart.joined };
  cookies.push(...(await moveOrderWords(arrived, request, carts)));
  const told = lossToast(cart.left, language ?? context.language) ?? toast ?? (cart.together ? TOGETHER : null);
  if (told) cookies.push(toastCookie(request, told));
  cookies.push(...deviceCookie(request, context));
  return redirectTo(target, [...cookies, ...(arrival.cookies ?? [])]);
}
