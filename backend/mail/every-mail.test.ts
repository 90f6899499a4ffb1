// Every mail in the language of its reader: an English one has no Danish words, a Danish one no English, and an order's mail has its destination.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import type { Seller } from '#domain/e-invoice/model';
import { orderSheet } from './order-sheet';
import { MAIL_TEMPLATES } from './queue-mail';
import { accountMails } from './templates/account';
import { approvalMails } from './templates/approval';
import { companyMails } from './templates/company';
import { complaintMails } from './templates/complaint';
import { enquiryMails } from './templates/enquiry';
import { giftCardMails } from './templates/gift-card';
import { giftShopMails } from './templates/gift-shop';
import { MAIL_KINDS } from './templates/index';
import { newsletterMails } from './templates/newsletter';
import { orderMails } from './templates/order-life';
import { requestMails } from './templates/requests';
import { returnMails } from './templates/returns';
import { staffMails } from './templates/staff';
import { subscriptionMails } from './templates/subscription';
import { withdrawalMails } from './templates/withdrawal';
import { writeCustomerMail } from './templates/write-customer-mail';
import { themeOfStore } from './themes';
import { writeMail } from './write-mail';

/** All data that any mail needs; the names and places are fictitious. */
const TOLD = {
  ...{
    firstname: 'Ada',
    comment: 'X9',
    number: '100000042',
    token: 'abc',
    hours: 24,
    business: 'Acme',
    by: 'Bob',
    invitation: 'slot-1',
    isOn: true,
    buyer: 'Bob',
    approver: 'Eve',
  },
  ...{
    totalOere: 12_345,
    until: '2026-11-30',
    goods: [{ quantity: '2', name: 'X1', sku: '1', from: 3, to: 2 }],
    isWhole: false,
  },
  ...{ toName: 'Ada', fromName: 'Bob', message: 'X2', code: 'ABCD', amountOere: 50_000, validTo: '2029-11-30' },
  ...{
    hasAccount: true,
    carrier: 'GLS',
    trackingNumber: '1',
    trackingPage: 'https://example.com',
    status: 'DELIVERED_TO_PARCELSHOP',
  },
  ...{
    place: 'X3',
    invoice: '7001',
    dueAt: '2026-12-03',
    credit: '8001',
    reason: 'X4',
    unpaidReason: 'EXPIRED',
    refundedOere: 100,
    giftCardOere: 200,
    points: 5,
  },
  ...{
    product: 'X5',
    sku: '1',
    path: '/x',
    endPath: '/y',
    quantity: '2',
    name: 'Ada',
    company: 'Acme',
    email: 'a@example.com',
  },
  ...{
    subscription: 'X7',
    id: 7,
    rhythm: 'week',
    deliveryOn: '2026-12-02',
    orderOn: '2026-11-30',
    missedOn: '2026-12-02',
  },
  ...{
    leftOut: [{ name: 'X8', why: 'gone' }],
    risen: [{ name: 'X9', from: 100, to: 200 }],
    problem: 'SUBSCRIPTION_MINIMUM',
  },
  ...{ least: '300', why: 'SUBSCRIPTION_ADDRESS_GONE', waits: true },
  ...{ telephone: '12345678', answerBy: '2026-11-30', reference: 'X6' },
  ...{ withdrawal: '9001', declaredAt: '2026-11-23T13:00:01.000Z', dueOn: '2026-12-07', isToSend: true },
  ...{ customer: 'c@example.com', confirmPath: '/x', leavePath: '/y' },
  ...{ return: '6001', pickupOn: '2026-12-01', isPallet: false, parcels: 2, isLabelReady: true, isFree: false },
  ...{ wish: 'refund', state: 'refused', remedy: null, isConsumer: true, order: '100000042', replacement: '100000043' },
  ...{ text: 'X10', pieces: 2, unit: 'x', basis: 'net', minutes: 60, uploadId: 7, linkNumber: 1 },
  ...{
    giftShop: '680000001',
    destination: 'home',
    employees: 40,
    eachOere: 40_000,
    netOere: 1_280_000,
    grossOere: 1_600_000,
  },
  ...{ deliveryOn: '2026-12-18', closesOn: '2026-11-27', chosen: 38 },
};

/** Words of only one of the two languages; with the Danish letters they detect a mail that is half translated. */
const DANISH =
  /[æøåÆØÅ]|\b(og|ikke|du|din|dine|vi|har|til|kl|moms|varer|ordren|hej|tak|ekskl|inkl|betales|faktura|gavekort|fri)\b/i;
const ENGLISH =
  /\b(the|and|not|you|your|we|have|goods|order number|hello|thank|excl|incl|invoice number|gift card|at \d)\b/i;

const look = themeOfStore('b2c', []);
const pictures = new Map<number, string>();
const seller: Seller = {
  ...{ name: 'Acme Ltd', cvr: '31415926', telephone: '+45 70 20 41 00', email: 'a@example.com', account: null },
  address: { street: 'Street 1', postcode: '2500', city: 'City', countryCode: 'DK' },
};
const shown = (language: 'da' | 'en', text: string) => ({
  wrong: (language === 'en' ? DANISH : ENGLISH).exec(text.replace(/(https:|\/)\S+/g, ''))?.[0] ?? null,
});

test.each(
  Object.entries(MAIL_KINDS).flatMap(([name, kind]) => [['en', name, kind] as const, ['da', name, kind] as const]),
)('in %s: %s', (language, _name, kind) => {
  const { subject, text } = writeCustomerMail(kind, TOLD, {
    language,
    shop: 'Acme',
    origin: 'https://example.com',
    look,
    seller,
  });
  expect(shown(language, `${subject}\n${text}`)).toEqual({ wrong: null });
  expect(text.replace(/https:\S+/g, '')).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

/** Of the GSM alphabet; any other letter makes an SMS of 70. */
const GSM = /^[A-Za-z0-9ÆØÅæøåÄÖÜäöüÉéèàùìòñÑ@£$¥_!"#%&'()*+,\-./:;<=>?¡¿ \n]*$/;

test.each(['da', 'en'] as const)('the payment link of an order by phone is one SMS, in %s', (language) => {
  const told = { token: 'x'.repeat(32), totalOere: 1_234_550, until: '2026-11-30' };
  const { text } = writeCustomerMail(MAIL_KINDS['phone-order-sms'], told, {
    ...{ language, shop: 'Kontorværk Erhverv', origin: 'https://www.kontorvaerk.dk', look, seller },
  });
  expect(text).toMatch(language === 'en' ? /12,345\.50/ : /12\.345,50/);
  expect(text).toMatch(GSM);
  expect(text.length).toBeLessThanOrEqual(160);
});

const address = {
  firstname: 'Ada',
  lastname: 'Hill',
  company: null,
  company2: null,
  street: ['Home 1'],
  postcode: '2100',
  city: 'Town',
  ean: null,
};
const POINT = { name: 'Corner', street: 'Shop 9', postcode: '1620', city: 'City' };
const WAYS = {
  address: {
    carrierCode: 'parcel',
    channel: 'interval',
    deliveryDate: '2026-11-06',
    deliveryInterval: '12-16',
    point: null,
  },
  shop: { carrierCode: 'collect', channel: 'shop', deliveryDate: null, point: POINT, readyAt: '2026-11-06T12:00' },
  'parcel-shop': { carrierCode: 'parcelshop', channel: 'point', deliveryDate: '2026-11-06', point: POINT },
  email: { carrierCode: 'email', deliveryDate: null, point: null },
} as const;
type Way = keyof typeof WAYS;
const WORDS = {
  da: { carrierTitle: 'Pakkepost', methodTitle: 'Til døren' },
  en: { carrierTitle: 'Pakkepost', methodTitle: 'To you' },
};

/** An order as a shopper of that language has placed it. */
function orderOf(language: 'da' | 'en', way: Way, basis: 'net' | 'gross' = 'gross'): WholeOrder {
  const wish = {
    amount: 50_000,
    toName: 'Karen',
    toEmail: 'karen@example.com',
    fromName: 'Ada',
    message: '',
    sendOn: null,
  };
  const choice = way === 'email' ? { kind: 'gift_card', config: wish } : { kind: 'goods', config: null };
  const line = {
    productId: 7,
    quantity: 2,
    unit: 'x',
    name: 'X1',
    sku: '1',
    options: [],
    note: null,
    unitOere: 100,
    rowOere: 200,
    dutyOere: 10,
    ...choice,
  };
  const order = {
    ...{ language, basis, number: '100000042', placedAt: new Date('2026-11-03T09:00:00Z'), billingAddress: address },
    ...{
      shippingAddress: address,
      shipping: { ...WORDS[language], ...WAYS[way] },
      paymentCode: 'card',
      email: 'a@example.com',
    },
    ...{
      goodsOere: 200,
      dutiesOere: 10,
      shippingOere: 0,
      totalOere: 210,
      totalExVatOere: 168,
      giftCardOere: 100,
      customerId: 1,
    },
    ...{
      reference: 'X2',
      requisitioner: 'X3',
      requisitionNumber: 'X4',
      accountingCost: 'X5',
      comment: 'X6',
      purchaseOrderNumber: 'X7',
    },
  };
  const rest = {
    taxes: [{ vatBp: 2500, vatOere: 42 }],
    duties: [{ label: 'X8', oere: 10 }],
    discounts: [{ label: 'X9', code: null, oere: 0 }],
    cards: [{ code: 'ABCD-EFGH', oere: 100 }],
  };
  return { order, lines: [line], ...rest, payment: null } as unknown as WholeOrder;
}

const ways = Object.keys(WAYS) as Way[];
test.each(ways.flatMap((way) => [['en', way] as const, ['da', way] as const]))(
  'in %s: an order’s confirmation and cancellation, with delivery to %s',
  (language, way) => {
    for (const template of ['order-confirmation', 'order-cancelled'] as const)
      for (const basis of ['net', 'gross'] as const) {
        const whole = orderOf(language, way, basis);
        const { subject, text } = writeMail({
          template,
          whole,
          shop: 'Acme',
          origin: 'https://example.com',
          look,
          seller,
          pictures,
        });
        expect(shown(language, `${subject}\n${text}`)).toEqual({ wrong: null });
      }
  },
);

test.each([
  ['address', 'Delivered to', ['Ada Hill', 'Home 1', '2100 Town']],
  ['shop', 'Collected in the shop', ['Corner', 'Shop 9', '1620 City']],
  ['parcel-shop', 'Collected at the parcel shop', ['Corner', 'Shop 9', '1620 City']],
  ['email', 'Sent by e-mail to', ['karen@example.com']],
] as const)('an order with delivery to %s has the section: %s', (way, title, rows) => {
  expect(orderSheet(orderOf('en', way), pictures).blocks[0]).toEqual([title, rows]);
});

test.each(['da', 'en'] as const)(
  'items collected in a shop are reported ready there, without mention of a parcel: %s',
  (language) => {
    const told = { ...TOLD, isWhole: true, shop: 'Corner, Shop 9, 1620 City' };
    const options = { language, shop: 'Acme', origin: 'https://example.com', look, seller };
    const { subject, text } = writeCustomerMail(MAIL_KINDS['order-shipped'], told, options);
    expect(text).toContain('Corner, Shop 9, 1620 City');
    expect(`${subject}\n${text}`).not.toMatch(/GLS|pakke|parcel|afsendt|has been sent|have sent|på vej|on its way/i);
    expect(shown(language, `${subject}\n${text}`)).toEqual({ wrong: null });
  },
);

test('mail kinds of the modules have unique names, also different from those of the order mails', () => {
  const nouns = [
    accountMails,
    approvalMails,
    companyMails,
    complaintMails,
    enquiryMails,
    giftCardMails,
    giftShopMails,
    newsletterMails,
    orderMails,
    requestMails,
    returnMails,
    staffMails,
    subscriptionMails,
    withdrawalMails,
  ];
  const names = nouns.flatMap((each) => Object.keys(each));
  expect([...names].sort()).toEqual(Object.keys(MAIL_KINDS).sort());
  expect(MAIL_TEMPLATES.filter((name) => names.includes(name))).toEqual([]);
});

test('has the shop’s logo with an absolute address, and the shop’s name as its alternative text', () => {
  const logo = { url: '/media/content/logo-x.png?w=400&v=1', width: 400, height: 80 };
  const shops = [{ look: 'base', storeCodes: ['b2c'], logo, hasMark: false }] as const;
  const scene = { language: 'en', shop: 'Acme & Son', origin: 'https://example.com', seller } as const;
  const shop = { ...scene, look: themeOfStore('b2c', shops, scene.origin) };
  const { html } = writeCustomerMail(MAIL_KINDS.welcome, TOLD, shop);
  const picture =
    'src="https://example.com/media/content/logo-x.png?w=400&amp;v=1" width="220" height="44" alt="Acme &amp; Son"';
  expect(html).toContain(picture);
  expect(writeCustomerMail(MAIL_KINDS.welcome, TOLD, { ...scene, look }).html).not.toContain('<img');
});

test.each([
  ['b2c', 'base'],
  ['b2cb', 'dade'],
  ['b2b_uniq', 'uniq'],
  ['firmagaver_dk', 'gaver'],
] as const)('has the mark of its look next to the name as text: %s', (code, look) => {
  const scene = { language: 'en', shop: 'Acme', origin: 'https://example.com', seller } as const;
  const { html } = writeCustomerMail(MAIL_KINDS.welcome, TOLD, {
    ...scene,
    look: themeOfStore(code, [], scene.origin),
  });
  expect(html).toMatch(
    new RegExp(`<img src="https://example.com/icons/mark-${look}.png" width="32" height="32" alt=""[^>]*>Acme<`),
  );
  expect(existsSync(`public/icons/mark-${look}.png`)).toBe(true);
  const shops = [{ look, storeCodes: [code], logo: null, hasMark: false }] as const;
  const bare = writeCustomerMail(MAIL_KINDS.welcome, TOLD, { ...scene, look: themeOfStore(code, shops, scene.origin) });
  expect(bare.html).not.toContain('<img');
});

test.each(['order-confirmation', 'order-cancelled'] as const)(
  'shows a picture next to each line, and has the same text without pictures: %s',
  (template) => {
    const scene = {
      template,
      shop: 'Acme',
      origin: 'https://example.com',
      look,
      seller,
      whole: orderOf('da', 'address'),
    };
    const src = 'https://example.com/media/products/x.png?w=120&v=abcd';
    const pictured = writeMail({ ...scene, pictures: new Map([[7, src]]) });
    const bare = writeMail({ ...scene, pictures });
    const picture = `<img src="${src.replace('&', '&amp;')}" width="56" height="56" alt=""`;
    expect(pictured.html).toContain(picture);
    expect(pictured.html.indexOf(picture)).toBeLessThan(pictured.html.indexOf('<strong>X1</strong>'));
    expect(bare.html).not.toContain('<img');
    expect(bare.html).toContain('<strong>X1</strong>');
    expect(pictured.text).toBe(bare.text);
  },
);

test('has the withdrawal as a link, and the button for the order', () => {
  const whole = orderOf('da', 'address');
  const order = { ...whole.order, publicToken: 'tok' };
  const scene = { shop: 'Acme', origin: 'https://example.com', look, seller, pictures };
  const { html } = writeMail({ template: 'order-confirmation', whole: { ...whole, order }, ...scene });
  const shipped = writeCustomerMail(
    MAIL_KINDS['order-shipped'],
    { ...TOLD, withdrawToken: 'tok' },
    { ...scene, language: 'da' },
  );
  const buttons = (of: string) => [...of.matchAll(/<a href="([^"]*)" style="[^"]*background/g)].map(([, href]) => href);
  expect(buttons(html)).toEqual(['https://example.com/customer/account/orders/100000042']);
  expect(html).toContain('<a href="https://example.com/fortryd/tok"');
  expect(buttons(shipped.html)).toEqual(['https://example.com/customer/account/orders/100000042']);
  expect(shipped.html).toContain('<a href="https://example.com/fortryd/tok"');
});

test('links to the carrier’s tracking page', () => {
  const scene = { language: 'da', shop: 'Acme', origin: 'https://example.com', look, seller } as const;
  const told = { ...TOLD, hasAccount: false, trackingPage: 'https://carrier.example/?id=1&x' };
  const { html, text } = writeCustomerMail(MAIL_KINDS['order-shipped'], told, scene);
  expect(html).toContain('<a href="https://carrier.example/?id=1&amp;x"');
  expect(text).toContain('https://carrier.example/?id=1&x');
});

test('names the seller at the foot of every mail', () => {
  const scene = { language: 'en', shop: 'Acme', origin: 'https://example.com', look } as const;
  const told = writeCustomerMail(MAIL_KINDS.welcome, TOLD, { ...scene, seller });
  const ordered = writeMail({
    template: 'order-confirmation',
    whole: orderOf('en', 'address'),
    ...scene,
    seller,
    pictures,
  });
  for (const { text, html } of [told, ordered])
    for (const part of ['Acme Ltd', 'Street 1, 2500 City', 'CVR\u00a031415926', '+45 70 20 41 00', 'a@example.com']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  expect(writeCustomerMail(MAIL_KINDS.welcome, TOLD, { ...scene, seller: null }).text).not.toContain('CVR');
});

test('informs consumers of their right of withdrawal, but not companies or buyers of gift cards', () => {
  const confirmed = (way: Way, basis: 'net' | 'gross') =>
    writeMail({
      ...{ template: 'order-confirmation', shop: 'Acme', origin: 'https://example.com', look, seller, pictures },
      whole: orderOf('en', way, basis),
    });
  for (const form of ['text', 'html'] as const) {
    expect(confirmed('address', 'gross')[form]).toContain('Right of withdrawal');
    expect(confirmed('address', 'net')[form]).not.toContain('Right of withdrawal');
    expect(confirmed('email', 'gross')[form]).not.toContain('Right of withdrawal');
  }
});

test('links to returns for companies only', () => {
  const confirmed = (way: Way, basis: 'net' | 'gross') => {
    const whole = orderOf('en', way, basis);
    const order = { ...whole.order, publicToken: 'tok' };
    const scene = { shop: 'Acme', origin: 'https://example.com', look, seller, pictures };
    return writeMail({ template: 'order-confirmation', whole: { ...whole, order }, ...scene });
  };
  for (const form of ['text', 'html'] as const) {
    expect(confirmed('address', 'net')[form]).toContain('https://example.com/retur/tok');
    expect(confirmed('address', 'gross')[form]).not.toContain('/retur/');
    expect(confirmed('email', 'net')[form]).not.toContain('/retur/');
  }
});

test('links a guest to the order without a login, and a customer to the account', () => {
  const linkFor = (customerId: number | null) => {
    const whole = orderOf('en', 'address');
    const order = { ...whole.order, customerId, publicToken: 'tok' };
    const scene = { shop: 'Acme', origin: 'https://example.com', look, seller, pictures };
    return writeMail({ template: 'order-confirmation', whole: { ...whole, order }, ...scene }).text;
  };
  expect(linkFor(null)).toContain('https://example.com/generate/pdf?order=100000042&token=tok');
  expect(linkFor(1)).toContain('https://example.com/customer/account/orders/100000042');
});

test.each([
  ['2026-12-31T22:59:00.000Z', '31 December 2026'],
  ['2026-12-31T23:30:00.000Z', '1 January 2027'],
  ['2026-06-30T22:30:00.000Z', '1 July 2026'],
])('an approval waits until the Danish day of %s: %s', (until, day) => {
  const scene = { language: 'en', shop: 'Acme', origin: 'https://example.com', look, seller } as const;
  for (const kind of ['approval-wanted', 'approval-asked'] as const)
    expect(writeCustomerMail(MAIL_KINDS[kind], { ...TOLD, until }, scene).text).toContain(day);
});
