// Plain HTTP of payments: the provider's callback, and the hosted page of the test provider, whose buttons call back the same way.
import { paymentBySession } from '#backend/commerce/payment/payment.sql';
import { wayBackOf } from '#backend/commerce/payment/return-address';
import { settlePayment } from '#backend/commerce/payment/settle-payment';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { Database } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import type { FileHandler } from '#backend/files';
import type { Log } from '#backend/graphql/masking';
import type { Clock } from '#backend/ports/clock';
import { isTestProvider, type PaymentProvider, type TestProvider } from '#backend/ports/payment/index';
import { TEST_PAGE_PATH } from '#backend/ports/payment/test-provider';
import { oere } from '#domain/money/money';
import type { RefusalCode } from '#domain/refusal/refusals';
import { ANSWERS, noSuchPayment, type PaymentAnswer, paymentPage } from './payment-page';

export interface PaymentFilesParts {
  database: Database;
  clock: Clock;
  log: Log;
  queue: JobQueue;
  provider: PaymentProvider | TestProvider;
  stores(): Promise<readonly StoreRow[]>;
  productsChanged(ids: Iterable<number>): void;
}

const STATUS: Partial<Record<RefusalCode, number>> = {
  PAYMENT_SIGNATURE_INVALID: 403,
  PAYMENT_NOT_FOUND: 404,
  PAYMENT_STATE_WRONG: 409,
  PAYMENT_AMOUNT_WRONG: 422,
};
/** A provider's event holds the complete payment, with its history. */
const MOST_BODY_BYTES = 128 * 1024;

const paymentReply = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

export function paymentFiles(parts: PaymentFilesParts): FileHandler {
  const { database, clock, log, queue, provider } = parts;

  async function callback(request: Request): Promise<Response> {
    if (request.method !== 'POST') return paymentReply(405, { error: 'METHOD_NOT_ALLOWED' }, { allow: 'POST' });
    if (Number(request.headers.get('content-length') ?? 0) > MOST_BODY_BYTES)
      return paymentReply(413, { error: 'BODY_TOO_LARGE' });
    const events = await provider.readCallback(request);
    if (!events) return refused('PAYMENT_SIGNATURE_INVALID', {});
    let isChanged = false;
    for (const event of events) {
      const settled = await settlePayment(event, { db: database.db, pool: database.pool, queue, now: clock.now() });
      if (!settled.ok) return refused(settled.code, { kind: event.kind });
      parts.productsChanged(settled.released);
      isChanged ||= settled.changed;
    }
    return paymentReply(200, { changed: isChanged });
  }

  function refused(code: RefusalCode, details: object): Response {
    log.error({ code, ...details }, 'A payment callback was refused');
    return paymentReply(STATUS[code] ?? 400, { error: code });
  }

  async function page(request: Request, sessionToken: string, test: TestProvider): Promise<Response> {
    const found = await paymentBySession(database.db, sessionToken);
    if (!found) return noSuchPayment(acceptedLanguage(request));
    const { payment, order } = found;
    const way = await wayBackOf(database.db, payment.id);
    const answer = request.method === 'POST' ? await answerIn(request) : null;
    if (answer) {
      const event = { key: `${sessionToken}:${answer}`, sessionToken, kind: answer, amount: oere(payment.amountOere) };
      await callback(await test.callbackFor(event));
      const now = await paymentBySession(database.db, sessionToken);
      // The payment's state decides, not the button: it may have been settled in another tab.
      return seeOther(
        now?.payment.status === 'authorised' || now?.payment.status === 'captured' ? way.returnUrl : way.cancelUrl,
      );
    }
    const store = (await parts.stores()).find((one) => one.id === order.storeId);
    return paymentPage({
      language: order.language,
      shop: store?.name ?? '',
      orderNumber: order.number,
      amountOere: payment.amountOere,
      isOpen: payment.status === 'pending',
      backHref: payment.status === 'authorised' ? way.returnUrl : way.cancelUrl,
    });
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === provider.callbackPath) return callback(request);
    if (!isTestProvider(provider) || !pathname.startsWith(TEST_PAGE_PATH)) return null;
    return page(request, pathname.slice(TEST_PAGE_PATH.length), provider);
  };
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

const acceptedLanguage = (request: Request) =>
  request.headers.get('accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'da';

async function answerIn(request: Request): Promise<PaymentAnswer | null> {
  const pressed = new URLSearchParams(await request.text()).get('answer');
  return ANSWERS.find((known) => known === pressed) ?? null;
}
