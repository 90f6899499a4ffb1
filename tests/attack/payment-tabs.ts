// A buyer approves a payment after another action in a second tab of the same browser: the order is paid as it was shown, or the buyer
// sees the true reason and the reserved amount is released.
import { ACTIONS, Browser, playTabs, type Send } from '../support/two-tabs';
import { type Attempt, ask, counted } from './attempt';
import { CUSTOMERS, type Target } from './target';

/** In a small run. */
const FEW = ['add a product', 'a refused coupon', 'a login', 'the payment ended'];

const senderTo =
  (origin: string): Send =>
  async (path, { cookies, body }) => {
    const form: Record<string, string> = body
      ? { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
      : {};
    const { status, headers, text } = await ask(origin, path, {
      method: body ? 'POST' : 'GET',
      headers: { ...form, ...(cookies && { Cookie: cookies }), Accept: 'text/html' },
      ...(body && { body: new URLSearchParams(body).toString() }),
    });
    const { location } = headers;
    const set = [headers['set-cookie'] ?? []].flat();
    return { status, location: typeof location === 'string' ? location : null, cookies: set, text };
  };

export async function paymentTabs({ origin, rows, isQuick }: Target): Promise<Attempt> {
  const names = Object.keys(ACTIONS).filter((name) => !isQuick || FEW.includes(name));
  const wrong: string[] = [];
  const outcomes: string[] = [];
  for (const email of [null, CUSTOMERS.alone]) {
    for (const name of names) {
      const found = await playTabs(new Browser(senderTo(origin)), name, email, rows);
      outcomes.push(found.length > 0 ? 'wrong' : (ACTIONS[name]?.ends ?? 'paid as shown'));
      wrong.push(...found.map((what) => `${email ? 'customer' : 'guest'}, ${name}: ${what}`));
    }
  }
  return {
    attack: 'a payment that is approved after something else in another tab',
    tries: outcomes.length,
    result: [counted(outcomes), ...wrong.slice(0, 10)].join('; '),
    held: wrong.length === 0,
  };
}
