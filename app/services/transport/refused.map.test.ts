// Refusals of the back end are translated into the shopper's language: in a toast after a redirect, and on the page that was posted (spec §7).
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#domain/refusal/refusals';
import { textsOf } from '~/i18n/texts.server';
import { refusalToast, refuseWith } from '~/request-context/respond.server';
import { toastCookie, waitingToast } from '~/request-context/toast.server';
import { firstRefusal, refusalOfError } from './refused.map';
import type { WireError } from './wire.map';

const ofWire = (message: string, code: string | null = null): WireError => ({
  message,
  code,
  category: 'graphql-input',
  path: '',
  params: {},
});

const posted = new Request('http://localhost:3000/cart', { method: 'POST' });
const carrying = (cookie: string) =>
  new Request('http://localhost:3000/', { headers: { cookie: cookie.split(';')[0] ?? '' } });

const MAGENTO: [message: string, da: string, en: string][] = [
  ['The most you may purchase is 20.', '20', '20'],
  [
    'Could not find a cart with ID "x"',
    textsOf('da').t(REFUSALS.CART_NOT_FOUND),
    textsOf('en').t(REFUSALS.CART_NOT_FOUND),
  ],
  [
    'The account is deactivated.',
    textsOf('da').t(REFUSALS.ACCOUNT_DEACTIVATED),
    textsOf('en').t(REFUSALS.ACCOUNT_DEACTIVATED),
  ],
];

describe('an error message of the server', () => {
  // spec: 7 Other: Server error messages are shown as translated toasts or message boxes
  //   at app/services/transport/refused.map.ts, app/request-context/respond.server.ts
  it.each(MAGENTO)('%s is shown as a translated toast', (message, da, en) => {
    const cookie = toastCookie(posted, refusalToast(refusalOfError(ofWire(message))));
    const danish = waitingToast(carrying(cookie), 'da')?.toast;
    const english = waitingToast(carrying(cookie), 'en')?.toast;
    expect([danish?.level, danish?.text.includes(da)]).toEqual([4, true]);
    expect([english?.level, english?.text.includes(en)]).toEqual([4, true]);
    expect(danish?.text).not.toBe(english?.text);
    expect(danish?.text).not.toContain(message);
  });

  // spec: 7 Other: Server error messages are shown as translated toasts or message boxes
  it('is a translated message on the page that was posted, with all entered values', async () => {
    const refusal = firstRefusal(null, [ofWire('Invalid login or password.')]);
    if (!refusal) throw new Error('nothing was refused');
    const answer = refuseWith('login', refusal, { email: 'anna@example.dk' });
    const body = await answer.json();
    expect([answer.status, body.values]).toEqual([400, { email: 'anna@example.dk' }]);
    for (const language of ['da', 'en'] as const) expect(textsOf(language).exists(body.message.key)).toBe(true);
  });

  it('that is unknown is shown as a general message, without the server’s text', () => {
    const { text } = refusalToast(refusalOfError(ofWire('SQLSTATE[42S02]: table quote is missing')));
    expect([text, textsOf('da').exists(text)]).toEqual([REFUSALS.UNDEFINED, true]);
  });
});
