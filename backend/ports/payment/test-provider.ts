// The embedded provider of the modes TEST and DEMO: its page is one of the shop's own files, its callbacks carry an HMAC like a real one's.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Oere, oere } from '#domain/money/money';
import { refusal } from '#domain/refusal/refusals';
import type { Moved, PaymentProvider, ProviderEvent } from './index';
import { testCards } from './test-cards';

export const TEST_PAGE_PATH = '/payment/test/';
export const TEST_CALLBACK_PATH = '/payment/callback/test';
export const SIGNATURE_HEADER = 'x-payment-signature';

const callback = z.object({
  key: z.string().min(1).max(200),
  session: z.string().min(1).max(200),
  kind: z.enum(['authorised', 'declined', 'cancelled']),
  amount: z.number().int().nonnegative(),
  currency: z.literal('DKK'),
});

export interface TestProvider extends PaymentProvider {
  /** What the page sends when a button is pressed. */
  callbackFor(event: ProviderEvent): Promise<Request>;
}

const moved = (key: string, amount: Oere): Moved =>
  amount > 0 ? { ok: true, reference: `test-${key}` } : refusal('PAYMENT_MOVE_REFUSED');

function jsonOrNull(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null; // no JSON: refused below like every other thing that is no callback
  }
}

const testReference = (sessionToken: string) => `test-${sessionToken}`;

export function testPayments(secret: () => Promise<string>, mode: 'TEST' | 'DEMO' = 'DEMO'): TestProvider {
  const signatureOf = async (body: string) =>
    createHmac('sha256', await secret())
      .update(body)
      .digest();
  return {
    code: 'test',
    mode,
    callbackPath: TEST_CALLBACK_PATH,
    named: testReference,
    open: async ({ sessionToken }) => ({
      redirectUrl: `${TEST_PAGE_PATH}${sessionToken}`,
      reference: testReference(sessionToken),
    }),
    capture: async ({ key, amount }) => moved(key, amount),
    void: async ({ key }) => ({ ok: true, reference: `test-${key}` }),
    refund: async ({ key, amount }) => moved(key, amount),
    cards: testCards,
    async readCallback(request) {
      const body = await request.text();
      const given = Buffer.from(request.headers.get(SIGNATURE_HEADER) ?? '', 'hex');
      const expected = await signatureOf(body);
      // Signature first: untrusted input is not parsed.
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const said = callback.safeParse(jsonOrNull(body));
      if (!said.success) return null;
      const { key, session, kind, amount } = said.data;
      return [{ key, sessionToken: session, kind, amount: oere(amount) }];
    },
    async callbackFor({ key, sessionToken, kind, amount }) {
      const body = JSON.stringify({ key, session: sessionToken, kind, amount, currency: 'DKK' });
      const signature = (await signatureOf(body)).toString('hex');
      return new Request(`http://localhost${TEST_CALLBACK_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
        body,
      });
    },
  };
}
