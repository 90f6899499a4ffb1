// What follows every login, whatever proved it: the customer is loaded, language, cart and store are the customer's (spec section 4, 'Login').
import { findCustomerCart } from '~/services/cart/cart.server';
import type { Visit } from '~/models/visit';
import { visitAs } from './enter.server';
import { redirectTo } from './respond.server';
import { loginCookies } from './session.server';
import { type Toast, toastCookie } from './toast.server';

interface Arrival {
  token: string;
  jwt: string | null;
  stay: boolean;
  /** Checked to lie within the shop. */
  target: string;
  toast?: Toast;
}

export async function loggedIn(request: Request, visit: Visit, arrival: Arrival): Promise<Response> {
  const { token, jwt, stay, target, toast } = arrival;
  const arrived = await visitAs(visit, token);
  const cartId = await findCustomerCart(arrived);
  const cookies = loginCookies(request, { token, jwt, stay, cartId, language: arrived.customer?.language ?? null });
  if (toast) cookies.push(toastCookie(request, toast));
  return redirectTo(target, cookies);
}
