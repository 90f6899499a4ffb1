// The hosted test payment page: plain HTML that works without scripts, in the language of the order.
import { createHash } from 'node:crypto';
import { escaped } from '#backend/html-text';
import { TEST_CARDS } from '#backend/ports/payment/test-cards';
import { formatMoney, oere } from '#domain/money/money';

export interface PaymentPage {
  language: 'da' | 'en';
  shop: string;
  orderNumber: string;
  amountOere: number;
  /** The payment can still be made; otherwise only the way back is shown. */
  isOpen: boolean;
  backHref: string;
}

const WORDS = {
  da: {
    title: 'Testbetaling',
    lead: 'Dette er en testside. Der trækkes ingen penge.',
    shop: 'Butik',
    order: 'Ordre',
    amount: 'Beløb',
    approve: 'Godkend',
    decline: 'Afvis',
    cancel: 'Annuller',
    closed: 'Betalingen er afsluttet.',
    back: 'Tilbage til butikken',
    unknown: 'Betalingen findes ikke.',
    cardTitle: 'Gem et testkort',
    cardLead: 'Dette er en testside. Vælg, hvordan kortet skal opføre sig.',
    cards: {
      good: 'Visa, der godkendes',
      declined: 'Mastercard, der afvises',
      expired: 'Visa, der udløber i denne måned',
    },
  },
  en: {
    title: 'Test payment',
    lead: 'This is a test page. No money is taken.',
    shop: 'Shop',
    order: 'Order',
    amount: 'Amount',
    approve: 'Approve',
    decline: 'Decline',
    cancel: 'Cancel',
    closed: 'The payment is closed.',
    back: 'Back to the shop',
    unknown: 'There is no such payment.',
    cardTitle: 'Save a test card',
    cardLead: 'This is a test page. Choose how the card is to behave.',
    cards: {
      good: 'Visa that is accepted',
      declined: 'Mastercard that is declined',
      expired: 'Visa that expires this month',
    },
  },
} as const;

/** Button values of the page's form. */
export const ANSWERS = ['authorised', 'declined', 'cancelled'] as const;
export type PaymentAnswer = (typeof ANSWERS)[number];

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#f2f2ef;color:#1d1d1b;font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:10vh auto 2rem;padding:2rem;background:#fff;border:1px solid #d9d9d4;border-radius:.5rem}
h1{margin:0 0 .25rem;font-size:1.375rem}p{margin:0 0 1.25rem;color:#55554f}dl{display:grid;grid-template-columns:auto 1fr;gap:.375rem 1.5rem;margin:0 0 1.5rem}
dt{color:#55554f}dd{margin:0;text-align:right;overflow-wrap:anywhere}dd strong{font-size:1.25rem;font-variant-numeric:tabular-nums}
form{display:grid;gap:.625rem}button{min-height:3rem;border:1px solid #77776f;border-radius:.375rem;background:#fff;color:inherit;font:inherit;cursor:pointer}
button[value=authorised]{border-color:#1f5c3a;background:#1f5c3a;color:#fff;font-weight:600}button:hover{filter:brightness(.94)}
:focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}a{color:#1f5c3a}@media(max-width:30rem){main{margin:0;min-height:100vh;border:0;border-radius:0}}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

function document(
  language: 'da' | 'en',
  body: string,
  status: number,
  title: string = WORDS[language].title,
): Response {
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return new Response(html, { status, headers: HEADERS });
}

export function paymentPage(page: PaymentPage): Response {
  const words = WORDS[page.language];
  const amount = formatMoney(oere(page.amountOere), page.language === 'en' ? 'en-GB' : 'da-DK');
  const facts = `<dl><dt>${words.shop}</dt><dd>${escaped(page.shop)}</dd><dt>${words.order}</dt><dd>${escaped(page.orderNumber)}</dd><dt>${words.amount}</dt><dd><strong>${escaped(amount)}</strong></dd></dl>`;
  const labels: Record<PaymentAnswer, string> = {
    authorised: words.approve,
    declined: words.decline,
    cancelled: words.cancel,
  };
  const buttons = ANSWERS.map((answer) => `<button name="answer" value="${answer}">${labels[answer]}</button>`).join(
    '',
  );
  const form = `<p>${words.lead}</p>${facts}<form method="post">${buttons}</form>`;
  const closed = `<p role="status">${words.closed}</p>${facts}<a href="${escaped(page.backHref)}">${words.back}</a>`;
  return document(page.language, page.isOpen ? form : closed, 200);
}

/** A provider's page on which a card is given; its buttons are cards. */
export function testCardPage(language: 'da' | 'en', wayBack: string): Response {
  const words = WORDS[language];
  const buttons = TEST_CARDS.map((card) => `<button name="card" value="${card}">${words.cards[card]}</button>`).join(
    '',
  );
  const form = `<form method="post">${buttons}<button name="card" value="none">${words.cancel}</button></form>`;
  const body = `<p>${words.cardLead}</p>${form}<p><a href="${escaped(wayBack)}">${words.back}</a></p>`;
  return document(language, body, 200, words.cardTitle);
}

export const noSuchPayment = (language: 'da' | 'en'): Response =>
  document(language, `<p role="status">${WORDS[language].unknown}</p><a href="/">${WORDS[language].back}</a>`, 404);
