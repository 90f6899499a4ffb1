// A server on loopback that implements the part of Stripe's HTTP API that the shop uses, with its own books and simulated failures.
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';
  metadata: Record<string, string>;
  latest_charge: object | null;
}
interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  client_reference_id: string;
  payment_intent: string | Intent | null;
  mode: string;
  setup_intent: object | null;
  customer: string | null;
  intent: Intent;
}

/** A stored card, its owner, and the bank's reply when it is charged. */
interface KeptMethod {
  customer: string;
  fault: 'card_declined' | 'expired_card' | null;
}

/** Its behaviour: normal, unreachable, too slow, with an error page, with its reply lost after the work was done. */
export type Mood = 'well' | 'down' | 'slow' | 'rubbish' | 'answer lost';

export interface StripeLoopback {
  url: string;
  webhookSecret: string;
  mood: Mood;
  /** The request: 'POST /v1/checkout/sessions'. */
  readonly asked: string[];
  readonly refunds: number[];
  session(): Session;
  /** The shopper pays on the page; `kind` decides whether the money can be taken in parts. */
  pay(kind: 'card' | 'mobilepay'): Intent;
  /** A card is entered on the page that stores it. */
  give(fault?: KeptMethod['fault']): void;
  readonly cards: ReadonlyMap<string, KeptMethod>;
  /** Charged without their owners. */
  readonly offSession: readonly Intent[];
  /** A signed webhook about the last payment; `agoSeconds`: when it was signed. */
  webhook(type: string, about: object, options?: { id?: string; agoSeconds?: number; secret?: string }): Request;
  close(): Promise<void>;
}

const id = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`;

export async function stripeLoopback(): Promise<StripeLoopback> {
  const sessions: Session[] = [];
  const answers = new Map<string, { status: number; body: object; sent: string }>();
  const webhookSecret = 'whsec_loopback';
  const asked: string[] = [];
  const refunds: number[] = [];
  const state: { mood: Mood } = { mood: 'well' };

  const cards = new Map<string, KeptMethod>();
  const offSession: Intent[] = [];

  const last = () => {
    const session = sessions.at(-1);
    if (!session) throw new Error('No payment page was opened');
    return session;
  };

  function work(method: string, path: string, form: URLSearchParams): { status: number; body: object } {
    const refused = (message: string) => ({ status: 400, body: { error: { type: 'invalid_request_error', message } } });
    if (method === 'POST' && path === '/v1/payment_intents') return charged(form);
    const detached = /^\/v1\/payment_methods\/([^/]+)\/detach$/.exec(path)?.[1];
    if (detached !== undefined)
      return cards.delete(detached)
        ? { status: 200, body: { id: detached, object: 'payment_method' } }
        : refused('Gone');
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const session = opened(form);
      sessions.push(session);
      return { status: 200, body: shown(session) };
    }
    const [, kind, key = '', deed] =
      /^\/v1\/(checkout\/sessions|payment_intents)\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'checkout/sessions') {
      const session = sessions.find((one) => one.id === key);
      return session
        ? { status: 200, body: { ...shown(session), payment_intent: session.mode === 'setup' ? null : session.intent } }
        : refused('No such session');
    }
    const named = kind === 'payment_intents' ? key : form.get('payment_intent');
    const intent = [...sessions.map((one) => one.intent), ...offSession].find((one) => one.id === named);
    if (!intent) return refused('No such payment_intent');
    if (path === '/v1/refunds') return refunded(intent, Number(form.get('amount'))) ?? refused('Too much');
    if (deed === 'capture') return captured(intent, form) ?? refused('Cannot be captured');
    if (deed === 'cancel') {
      if (intent.status !== 'requires_capture') return refused('Cannot be canceled');
      Object.assign(intent, { status: 'canceled', amount_capturable: 0 });
    }
    return { status: 200, body: intent };
  }

  /** A stored card is charged without its owner; a declining bank returns 402, and again under the same key. */
  function charged(form: URLSearchParams): { status: number; body: object } {
    const method = cards.get(form.get('payment_method') ?? '');
    if (!method || method.customer !== form.get('customer') || form.get('off_session') !== 'true')
      return { status: 400, body: { error: { type: 'invalid_request_error', message: 'No such payment_method' } } };
    if (method.fault)
      return { status: 402, body: { error: { type: 'card_error', code: method.fault, message: 'No' } } };
    const amount = Number(form.get('amount'));
    const payment_method_details = { type: 'card', card: { multicapture: { status: 'available' } } };
    const intent: Intent = {
      ...{ id: id('pi'), object: 'payment_intent', amount, amount_capturable: amount, amount_received: 0 },
      ...{ currency: form.get('currency') ?? '', status: 'requires_capture' },
      ...{ metadata: { session: form.get('metadata[session]') ?? '' }, latest_charge: { payment_method_details } },
    };
    offSession.push(intent);
    return { status: 200, body: intent };
  }

  function opened(form: URLSearchParams): Session {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const metadata = { session: form.get('payment_intent_data[metadata][session]') ?? '' };
    const none = { amount_capturable: 0, amount_received: 0, latest_charge: null };
    const currency = form.get('line_items[0][price_data][currency]') ?? '';
    const intent: Intent = {
      id: id('pi'),
      object: 'payment_intent',
      amount,
      currency,
      status: 'requires_payment_method',
      metadata,
      ...none,
    };
    const made = {
      id: id('cs'),
      object: 'checkout.session' as const,
      status: 'open' as const,
      payment_intent: null,
      intent,
    };
    return {
      ...made,
      mode: form.get('mode') ?? '',
      setup_intent: null,
      customer: null,
      url: `https://pay.example/${made.id}`,
      client_reference_id: form.get('client_reference_id') ?? '',
    };
  }

  function refunded(intent: Intent, amount: number) {
    if (refunds.reduce((sum, one) => sum + one, amount) > intent.amount_received) return null;
    refunds.push(amount);
    return { status: 200, body: { id: id('re'), object: 'refund', amount } };
  }

  const server = http.createServer(async (request, response) => {
    let sent = '';
    for await (const chunk of request) sent += chunk;
    const path = new URL(request.url ?? '', 'http://stripe').pathname;
    asked.push(`${request.method} ${path}`);
    if (state.mood === 'down') return void request.socket.destroy();
    if (state.mood === 'slow') return; // never answers; the caller times out
    if (state.mood === 'rubbish')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Vedligehold</h1>');
    if (request.headers.authorization !== 'Bearer sk_loopback')
      return void response.writeHead(401).end('{"error":{"message":"key"}}');
    const key = String(request.headers['idempotency-key'] ?? '');
    const known = answers.get(key);
    if (known && known.sent !== sent)
      return void response.writeHead(400).end('{"error":{"type":"idempotency_error","message":"other parameters"}}');
    const { status, body } = known ? known : work(request.method ?? '', path, new URLSearchParams(sent));
    if (key && (status === 200 || status === 402)) answers.set(key, { status, body: structuredClone(body), sent });
    if (state.mood === 'answer lost') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    webhookSecret,
    asked,
    refunds,
    session: last,
    cards,
    offSession,
    give(fault: KeptMethod['fault'] = null) {
      const [card, customer] = [id('pm'), id('cus')];
      cards.set(card, { customer, fault });
      const stands = { brand: 'visa', last4: '4242', exp_year: 2029, exp_month: 2 };
      const payment_method = { id: card, object: 'payment_method', card: stands };
      Object.assign(last(), { status: 'complete', customer, setup_intent: { status: 'succeeded', payment_method } });
    },
    pay(kind: 'card' | 'mobilepay') {
      const { intent } = last();
      const card = { multicapture: { status: 'available' } };
      const payment_method_details = kind === 'card' ? { type: kind, card } : { type: kind };
      Object.assign(intent, {
        status: 'requires_capture',
        amount_capturable: intent.amount,
        latest_charge: { payment_method_details },
      });
      last().status = 'complete';
      return intent;
    },
    webhook(type: string, about: object, options: { id?: string; agoSeconds?: number; secret?: string } = {}) {
      const body = JSON.stringify({ id: options.id ?? id('evt'), object: 'event', type, data: { object: about } });
      const at = Math.floor(Date.now() / 1000) - (options.agoSeconds ?? 0);
      const signature = createHmac('sha256', options.secret ?? webhookSecret)
        .update(`${at}.${body}`)
        .digest('hex');
      const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
      return new Request('http://localhost:3000/payment/callback/stripe', { method: 'POST', headers, body });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

const shown = ({ intent: _intent, ...session }: Session) => session;

function captured(intent: Intent, form: URLSearchParams) {
  const amount = Number(form.get('amount_to_capture'));
  const isLast = form.get('final_capture') !== 'false';
  if (intent.status !== 'requires_capture' || amount > intent.amount_capturable) return null;
  intent.amount_received += amount;
  intent.amount_capturable = isLast ? 0 : intent.amount_capturable - amount;
  if (isLast || intent.amount_capturable === 0) intent.status = 'succeeded';
  return { status: 200, body: intent };
}
