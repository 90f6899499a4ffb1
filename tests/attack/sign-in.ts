// Logins as a customer of the demo world, and the cookies that a browser would send back.
import { ask, type Reply } from './attempt';

/** The password that all customers of the demo world share. */
export const PASSWORD = 'Kontor-2026';

export function cookiesIn({ headers }: Pick<Reply, 'headers'>): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}

/** A form of the shop's own page, posted as a browser does. */
export function post(
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams(fields).toString();
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin };
  return ask(origin, path, { method: 'POST', headers: { ...form, ...headers }, body });
}

/** By the demo bar, which is not affected by login limits. */
export async function signIn(origin: string, email: string): Promise<string> {
  const reply = await post(origin, '/demo/login', { email, returnTo: '/' });
  if (reply.status !== 303) throw new Error(`the login of ${email} was answered with ${reply.status}`);
  return cookiesIn(reply);
}
