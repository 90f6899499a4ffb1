// Every form with input that no page of the shop sends: each error message is one of the shop's own in both languages, never the schema library's English.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PURPOSES } from '#domain/content/consent';
import { readFieldError } from '#domain/form/field-error';
import { oere } from '#domain/money/money';
import { textsOf } from '~/i18n/texts.server';
import { parseBookAddress } from './address/schema.server';
import { choiceOf } from './address-choice/schema.server';
import { parseAgreement } from './agreement/schema.server';
import { parseBotFacts } from './bot-check/schema.server';
import { parseBalanceCode, parseCartCode } from './cart-code/schema.server';
import { parseCartLine } from './cart-line/schema.server';
import { parseCartNote } from './cart-note/schema.server';
import { parseCartQuantities } from './cart-quantities/schema.server';
import { parseCheckoutAddress } from './checkout-address/schema.server';
import { parseCheckoutPayment } from './checkout-payment/schema.server';
import { parseCheckoutShipping } from './checkout-shipping/schema.server';
import {
  parseComplaint,
  parseComplaintAnswer,
  parseFreeComplaint,
  parseUploadPhone,
  picturesPosted,
} from './complaint/schema.server';
import { parseConsent } from './consent/schema.server';
import { parseCreateAccount } from './create-account/schema.server';
import { parseDocumentFilter } from './document-filter/schema.server';
import { parseEnquiry } from './enquiry/schema.server';
import { parseHappening } from './event/schema.server';
import { parseGiftCard } from './gift-card/schema.server';
import {
  parseGiftChoice,
  parseGiftCode,
  parseGiftEmployees,
  parseGiftShop,
  parseGiftYes,
  parsePickedGifts,
  parseSavedGiftShop,
} from './gift-shop/schema.server';
import { parseReturnContact, readReturnProgress } from './goods-return/schema.server';
import { agreesToKeep, cardKeyIn } from './kept-card/schema.server';
import { parseLogin } from './login/schema.server';
import { parsePrinterChange } from './my-printer/schema.server';
import { parseNewsletter } from './newsletter/schema.server';
import { parsePasswordChoice, parsePasswordRequest } from './password/schema.server';
import { parsePdfQuestion } from './pdf/schema.server';
import { parseChosen, parseDecline, parsePieces } from './pending-order/schema.server';
import { parsePlaceOrder } from './place-order/schema.server';
import { parseClosing, parseEmailChange, parsePasswordChange, parseProfile } from './profile/schema.server';
import { parseQuickOrder, QUICK_INTENTS } from './quick-order/schema.server';
import { missingIn } from './reorder/schema.server';
import { parsePriceRequest } from './request-price/schema.server';
import { isGoneTarget, parseScan, parseScans, scanTarget } from './scan/schema.server';
import { parseSheetSearch } from './sheet-search/schema.server';
import { listLinesIn, listNameIn, versionIn } from './shopping-list/schema.server';
import { parseStockNotice } from './stock-notice/schema.server';
import { parseStoreSearch } from './store-search/schema.server';
import { parseSubUser } from './sub-user/schema.server';
import { goodsFrom, idIn, subscriptionIn, subscriptionLinesIn, termsErrorIn } from './subscription/schema.server';
import { parseOrderSearch, parseWithdrawn } from './withdrawal/schema.server';
import { parseReview } from './write-review/schema.server';

/** The source of this file: its imports are the forms that it tests. */
const SOURCE = readFileSync(import.meta.filename, 'utf8');

const asQuestion = (form: FormData) => {
  const question = new URLSearchParams();
  form.forEach((value, name) => {
    question.append(name, String(value));
  });
  return question;
};
const AMOUNTS = { steps: [oere(20_000)], least: oere(5_000), most: oere(500_000) };
const PLACING = { business: true, termIds: ['1'], requisitionerRequired: true, requisitionNumberRequired: true };
const RETURNING = {
  lines: [
    { uid: 'MTI=', sku: 'S', name: 'S', unit: 'stk', quantity: 9, left: 9, lastDay: null, grams: 500, reason: null },
  ],
  pickupDays: ['2026-11-24'],
};
const FORMS: Record<string, { fields: string; parse(form: FormData): unknown }> = {
  'address book': {
    fields: 'firstname lastname company vatId street postcode city telephone defaultShipping',
    parse: (form) => [parseBookAddress(form, 'private'), parseBookAddress(form, 'business')],
  },
  'choice of an address': { fields: 'addressId', parse: choiceOf },
  'cart code': {
    fields: 'coupon giftcard sku code line',
    parse: (form) => [
      parseBalanceCode(form),
      ...(['coupon', 'giftcard', 'gift'] as const).map((intent) => parseCartCode(form, intent)),
    ],
  },
  'cart line': {
    fields: 'sku qty item uid intent comment',
    parse: (form) =>
      ['add', 'update', 'remove'].map((intent) => {
        form.set('intent', intent);
        return parseCartLine(form);
      }),
  },
  'cart note': {
    fields: 'lineNote cartNote',
    parse: (form) => [parseCartNote(form, 'lineNote'), parseCartNote(form, 'cartNote')],
  },
  'cart quantities': {
    fields: 'intent qty-1 line-1 remove returnTo',
    parse: (form) =>
      ['quantities', 'checkout'].map((intent) => {
        form.set('intent', intent);
        return parseCartQuantities(form);
      }),
  },
  consent: { fields: 'answer purpose returnTo', parse: (form) => parseConsent(form, PURPOSES) },
  'bot-check': { fields: 'website stamp cf-turnstile-response', parse: parseBotFacts },
  'checkout address': {
    fields: 'email firstname lastname company vatId street postcode city telephone addressId',
    parse: (form) => parseCheckoutAddress(form, { kind: 'guest', addressIds: [] }),
  },
  'checkout payment': { fields: 'payment', parse: (form) => parseCheckoutPayment(form, { offered: ['card'] }) },
  'checkout shipping': {
    fields: 'shipping deliveryInterval servicePoint pickupShop',
    parse: (form) => parseCheckoutShipping(form, { offered: [] }),
  },
  account: {
    fields: 'firstname lastname email password passwordAgain terms newsletter company cvr ean vatId telephone',
    parse: (form) => [parseCreateAccount(form, 'private'), parseCreateAccount(form, 'business')],
  },
  documents: { fields: 'q from to page status', parse: (form) => parseDocumentFilter(asQuestion(form)) },
  'gift card': {
    fields: 'amount ownAmount toName toEmail fromName message sendOn quantity',
    parse: (form) => parseGiftCard(form, AMOUNTS, new Date(0)),
  },
  login: { fields: 'email password stay', parse: parseLogin },
  printer: {
    fields: 'printer name location id intent',
    parse: (form) =>
      ['save', 'rename', 'remove'].map((intent) => {
        form.set('intent', intent);
        return parsePrinterChange(form);
      }),
  },
  password: {
    fields: 'email password passwordAgain token',
    parse: (form) => [parsePasswordRequest(form), parsePasswordChoice(form)],
  },
  'pending order': {
    fields: 'reason pieces-1 order-1',
    parse: (form) => [parseDecline(form), parsePieces(form), parseChosen(form)],
  },
  return: {
    fields: 'line-MTI= line-x intact pickup size parcels date at name email telephone comment',
    parse: (form) => [readReturnProgress(asQuestion(form), RETURNING), parseReturnContact(form)],
  },
  complaint: {
    fields:
      'line quantity wish serialNumber batchNumber description product name email mobile text formKey picture-front',
    parse: (form) => [
      parseComplaint(form),
      parseFreeComplaint(form),
      parseUploadPhone(form),
      parseComplaintAnswer(form),
      picturesPosted(form),
    ],
  },
  withdrawal: {
    fields: 'number email postcode line-1 line-2147483648',
    parse: (form) => [parseOrderSearch(form), parseWithdrawn(form), parseWithdrawn(asQuestion(form))],
  },
  newsletter: { fields: 'email location website', parse: parseNewsletter },
  enquiry: { fields: 'name email telephone message website', parse: parseEnquiry },
  agreement: {
    fields: 'agreement password',
    parse: (form) => [parseAgreement(form, null), parseAgreement(form, 'fjordhavn')],
  },
  'gift shop': {
    fields:
      'employees priceClass kind range certified theme-x codeKind packaging deliveryOn company cvr firstname lastname email telephone street postcode city ean reference code list gift label version default gifts each',
    parse: (form) => [
      parseGiftShop(form),
      parseSavedGiftShop(form),
      parseGiftCode(form),
      parseGiftEmployees(form),
      parseGiftChoice(form),
      parseGiftYes(form),
      parsePickedGifts(form),
    ],
  },
  scan: {
    fields: 'code scan target scans',
    parse: (form) => [
      parseScan(form),
      parseScans(form),
      scanTarget(form, ['cart', '7']),
      isGoneTarget(form, ['cart', '7']),
    ],
  },
  'store search': { fields: 'postnr', parse: (form) => parseStoreSearch(asQuestion(form)) },
  'place order': {
    fields: 'terms seenTotal seenChanges reference requisitioner requisitionNumber ean accountingCost comment',
    parse: (form) => parsePlaceOrder(form, PLACING),
  },
  profile: {
    fields:
      'firstname lastname language newsletter email password currentPassword newPassword passwordAgain closingPassword',
    parse: (form) => [parseProfile(form), parseEmailChange(form), parsePasswordChange(form), parseClosing(form)],
  },
  'price request': {
    fields: 'fullName company email telephone message quantity formKey',
    parse: (form) => [parsePriceRequest(form, { business: true }), parsePriceRequest(form, { business: false })],
  },
  event: {
    fields: 'kind key referrer',
    parse: (form) => parseHappening(new Request('http://shop/', { method: 'POST', body: JSON.stringify([...form]) })),
  },
  paper: {
    fields: 'order invoice credit product giftcard cart token',
    parse: (form) => parsePdfQuestion(asQuestion(form)),
  },
  'quick order': {
    fields: 'lines file code qty intent',
    parse: (form) =>
      QUICK_INTENTS.map((intent) => {
        form.set('intent', intent);
        return parseQuickOrder(form);
      }),
  },
  'ordered again': { fields: 'missing', parse: (form) => missingIn(asQuestion(form), []) },
  'safety data sheets': { fields: 'q page', parse: (form) => parseSheetSearch(asQuestion(form)) },
  'shopping list': {
    fields: 'name version line qty-1 note-1',
    parse: (form) => [listNameIn(form), listLinesIn(form), versionIn(form)],
  },
  subscription: {
    fields: 'name interval startDate addressId card requisitioner requisitionNumber terms line qty-1 goods key qty',
    parse: (form) => [
      subscriptionIn(form),
      termsErrorIn(form),
      subscriptionLinesIn(form),
      idIn(String(form.get('line'))),
      goodsFrom({ goods: 'product', key: String(form.get('key')), qty: String(form.get('qty')) }),
    ],
  },
  'kept card': { fields: 'agreement card', parse: (form) => [agreesToKeep(form), cardKeyIn(form)] },
  'stock notice': { fields: 'email', parse: parseStockNotice },
  user: {
    fields: 'firstname lastname email approver limit rights',
    parse: (form) => [parseSubUser(form, true), parseSubUser(form, false)],
  },
  review: { fields: 'rating nickname summary review', parse: parseReview },
};

const file = () => new File(['x'], 'x.png', { type: 'image/png' });
const ODD: Record<string, (form: FormData, field: string) => void> = {
  missing: () => undefined,
  twice: (form, field) => [form.append(field, 'a'), form.append(field, 'b')],
  'an object': (form, field) => form.append(`${field}.a`, 'x'),
  'a list': (form, field) => form.append(`${field}[1]`, 'x'),
  'a prototype': (form, field) => form.append(`${field}.__proto__.toString`, 'x'),
  'a file': (form, field) => form.append(field, file()),
  '100 kB': (form, field) => form.append(field, 'x'.repeat(100_000)),
  NUL: (form, field) => form.append(field, '\u0000'),
  'half a sign': (form, field) => form.append(field, '\ud800'),
  'a number': (form, field) => form.append(field, '-1e999'),
};

/** Every error message in a parser's reply, at any depth. */
function messagesIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(messagesIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const errors: unknown = Reflect.get(answer, 'errors') ?? {};
  // From a form that refuses a single field.
  const error: unknown = Reflect.get(answer, 'error');
  return [
    ...Object.values(errors as object).map(String),
    ...(typeof error === 'string' ? [error] : []),
    ...messagesIn(Reflect.get(answer, 'reply')),
  ];
}

const isKnown = (message: string) =>
  (['da', 'en'] as const).every((language) => textsOf(language).exists(readFieldError(message).key));

test.each(Object.entries(FORMS))(
  '%s: odd values are refused with the shop’s own messages',
  async (_form, { fields, parse }) => {
    const foreign = new Set<string>();
    for (const [odd, write] of Object.entries(ODD)) {
      // One field at a time, and all fields at once; the 100 kB value only in all fields.
      const each = odd === '100 kB' ? [] : fields.split(' ').map((field) => [field]);
      for (const chosen of [...each, fields.split(' ')]) {
        const form = new FormData();
        for (const field of fields.split(' ').filter((other) => !chosen.includes(other))) form.append(field, '1');
        for (const field of chosen) write(form, field);
        const parsed: unknown = await parse(form);
        for (const message of messagesIn(await Promise.all([parsed].flat())))
          if (!isKnown(message)) foreign.add(`${odd} ${chosen.join()}: ${message}`);
      }
    }
    expect([...foreign]).toEqual([]);
  },
);

test('covers every form of the shop', () => {
  const folders = Object.keys(import.meta.glob('./*/schema.server.ts')).map((path) => path.split('/')[1]);
  const tried = new Set([...SOURCE.matchAll(/from '\.\/([\w-]+)\/schema\.server'/g)].map(([, folder]) => folder));
  // `reply` is the shared base of all forms.
  expect(folders.filter((folder) => folder !== 'reply' && !tried.has(folder))).toEqual([]);
});
