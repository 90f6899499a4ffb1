// Required content of pages, read from their markup: legal texts, the next step, retained values, nothing that needs a script.
import { load } from 'cheerio';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#domain/refusal/refusals';
import { readerIn } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import type { CartView } from '~/models/cart';
import type { AddressView, CheckoutView, RightsTold } from '~/models/checkout';
import { SidebarCartView } from '~/ui/shop/panels/cart-panels';
import { CartPage } from './cart-page';
import { CheckoutPage } from './checkout-page';
import { NotFoundPage } from './error-page';
import { SearchPage } from './search-page';

const drawn = (page: ReactNode, language: 'da' | 'en' = 'da') =>
  load(renderToStaticMarkup(<TextsProvider reader={readerIn(language)}>{page}</TextsProvider>));

const cart: CartView = {
  id: '1',
  quantity: 2,
  lines: [
    {
      points: null,
      present: null,
      uid: 'u1',
      design: null,
      sku: 'KV-1',
      name: 'Kopipapir',
      href: '/kopipapir',
      picture: { url: '/media/x.webp', alt: '' },
      options: [],
      unit: 'pk',
      delivery: 'På lager: 1–2 hverdage',
      quantity: 2,
      rule: { min: 1, max: 99, increments: 1 },
      price: {
        oere: 4995,
        includesVat: true,
        regularOere: null,
        percentOff: 0,
        lowest30Oere: null,
        from: false,
        duty: null,
        tiers: [],
        reasons: [],
      },
      rowOere: 9990,
      discounts: [],
      isGift: false,
      note: '',
      changedFromOere: null,
      problem: null,
    },
  ],
  totals: {
    includesVat: true,
    subtotalOere: 9990,
    discounts: [],
    duties: [],
    freightOere: 4900,
    taxes: [{ percent: 25, oere: 2978 }],
    grandTotalOere: 14890,
    grandTotalExVatOere: 11912,
    paidByCards: [],
    toPayOere: 14890,
  },
  isVirtual: false,
  freeFreight: null,
  coupons: [],
  giftCards: [],
  giftOffers: [],
  email: null,
  note: '',
  priceChanges: '',
  promise: { sentToday: true, delivery: '2026-11-24', cutoff: '14:00' },
  orderable: true,
};

const address: AddressView = {
  id: null,
  firstname: 'Anna',
  lastname: 'Krogh',
  company: '',
  vatId: '',
  ean: '',
  street: 'Bredgade 12',
  postcode: '8000',
  city: 'Aarhus C',
  telephone: '+4512345678',
  countryCode: 'DK',
  isDefaultShipping: true,
  isDefaultBilling: true,
};

const plain = {
  picture: null,
  note: '',
  channel: 'day',
  needsPoint: false,
  needsShop: false,
  firstDate: null,
  dates: [],
};

const view: CheckoutView = {
  cart,
  kind: 'guest',
  email: 'anna@example.dk',
  address,
  addressBook: [],
  owner: null,
  billing: null,
  addressRights: {
    allowBillingAddressChange: true,
    allowShippingAddressChange: true,
    onlyDefaultBilling: false,
    onlyDefaultShipping: false,
  },
  shipping: [{ value: 'gls/home', title: 'Hjem', carrier: 'GLS', oere: 4900, chosen: true, problem: null, ...plain }],
  chosenDelivery: { date: '', interval: '', pointId: '', shopCode: '', place: '', placePostcode: '' },
  ownStore: '',
  parcelShops: [],
  near: { postcode: '8000', isWrong: false, isAsked: false },
  shops: [],
  payment: [{ code: 'card', kind: 'card', title: 'Betalingskort', note: '', chosen: true }],
  requisitionerRequired: false,
  requisitionNumberRequired: false,
  hasEan: true,
  words: {
    reference: '',
    requisitioner: '',
    requisitionNumber: '',
    ean: '',
    accountingCost: '',
    comment: '',
    terms: '',
  },
  terms: [{ id: '1', text: 'Jeg accepterer handelsbetingelserne.', href: '/info/handelsbetingelser' }],
  step: 'confirm',
  needsApproval: false,
};

const NO_RIGHTS: RightsTold = { notice: false, excepted: [], garan: [] };

const checkout = (change: Partial<CheckoutView>, open: CheckoutView['step'], reply = null, rights = NO_RIGHTS) =>
  drawn(
    <CheckoutPage
      view={{ ...view, ...change }}
      open={open}
      reply={reply}
      ways={{ loginHref: null, createHref: null }}
      rights={rights}
      language="da"
    />,
  );

describe('the item added to the cart', () => {
  // spec: 4 UI state: Update cart keeps item, cart id and quantity
  //   at domain/page/panel-addresses.ts, app/ui/shop/panels/update-cart.tsx
  it('links to the panel that changes its quantity', () => {
    const $ = drawn(<SidebarCartView cart={cart} added={cart.lines[0] ?? null} page="/papir?page=2" language="da" />);
    expect($('a[href="/papir?page=2&panel=update-cart&item=u1"]').text()).toBe('Ret antal');
  });
});

describe('the totals of a cart', () => {
  const told = (change: Partial<CartView>, usesGiftCards?: boolean) =>
    drawn(
      <CartPage cart={{ ...cart, ...change }} usesGiftCards={usesGiftCards} reply={null} language="da" here="/cart" />,
    );
  const card = { code: '••••-1234', holdsOere: 5000, usedOere: 0, problem: null };

  it('show a company the total of the items after discounts', () => {
    const discounts = [{ label: 'Efterår', code: 'EFTERÅR', oere: 1000 }];
    const totals = { ...cart.totals, includesVat: false, discounts };
    const words = (afterDiscountsOere: number | null) =>
      told({ totals: { ...totals, afterDiscountsOere } })('aside dl')
        .first()
        .text();
    expect(words(8990)).toMatch(/Efterår \(EFTERÅR\)−10,00.kr\.Varer efter rabat89,90.kr\.Fragt/);
    expect(words(null)).not.toContain('Varer efter rabat');
  });

  it('accept a gift card unless the company excludes them; one already in the cart can be removed', () => {
    const field = 'input[name=giftcard]';
    expect(told({})(field)).toHaveLength(1);
    expect(told({}, false)(field)).toHaveLength(0);
    expect(told({}, false).text()).not.toContain('gavekort');
    expect(told({ giftCards: [card] }, false).text()).toContain(card.code);
  });

  it('show progress to free freight where there is a limit, and no progress where freight is always free', () => {
    const meter = 'aside progress';
    const missing = told({ freeFreight: { limitOere: 75_000, remainingOere: 5000 } });
    expect([missing(meter).attr('value'), missing(meter).attr('max')]).toEqual(['70000', '75000']);
    const agreed = told({ freeFreight: { limitOere: null, remainingOere: 0 } });
    expect(agreed(meter)).toHaveLength(0);
    expect(agreed('aside').text()).toContain('Fragten er gratis.');
  });

  it('are shown with the delivery time of the lines', () => {
    expect(told({}).text()).toContain('På lager: 1–2 hverdage');
  });
});

describe('gift options', () => {
  const present = { greeting: 'Tak', wrapped: true, deliverOn: '2026-12-07' };
  const given: CartView = { ...cart, lines: cart.lines.map((line) => ({ ...line, present })) };
  const days = ['2026-12-04', '2026-12-07'];
  const cartWith = (found: CartView, presentDays: string[] | null) =>
    drawn(<CartPage cart={found} presentDays={presentDays} reply={null} language="da" here="/cart" />);

  it('are edited in the cart of a gift shop, and nowhere else', () => {
    const $ = cartWith(given, days);
    expect($('form[method=post] textarea[name=greeting]').text()).toBe('Tak');
    expect($('input[name=wrapped]').attr('checked')).toBeDefined();
    expect($('select[name=deliverOn] option[selected]').attr('value')).toBe('2026-12-07');
    expect(cartWith(given, null)('[name=greeting]')).toHaveLength(0);
    expect(cartWith(cart, days)('[name=greeting]')).toHaveLength(0);
  });

  it('have a requested day: the cart shows it, and the checkout proposes it', () => {
    expect(cartWith(given, days)('aside').text()).toContain('som I ønsker');
    expect(cartWith(cart, days)('aside').text()).not.toContain('som I ønsker');
    const ways = (dates: string[]) => view.shipping.map((way) => ({ ...way, chosen: false, dates }));
    const proposed = (dates: string[]) =>
      checkout({ cart: given, shipping: ways(dates) }, 'shipping')('select[name^=deliveryDate] option[selected]');
    expect(proposed(['2026-12-03', ...days]).attr('value')).toBe('2026-12-07');
    expect(proposed(['2026-12-03', '2026-12-04']).attr('value') ?? '').toBe('');
  });
});

describe('the checkout', () => {
  it('shows consumers the guarantees and the items without right of withdrawal before they order, and companies neither', () => {
    const why = 'perishable' as const;
    const garan = [{ sku: 'H-1', name: 'Kontorstol', brand: 'Havgus', months: 60, terms: '/info/garanti' }];
    const rights: RightsTold = { notice: true, excepted: [{ uid: 'u1', name: 'Kopipapir', why }], garan };
    const words = (change: Partial<CheckoutView> = {}) => {
      const page = checkout(change, 'confirm', null, rights);
      page('details').remove();
      return page('#confirm').text();
    };
    expect(words()).toContain('Mindst 2 år på alle varer');
    expect(words()).toContain('Kontorstol');
    expect(words()).toContain('Havgus · H-1');
    expect(words()).toContain('Kopipapir: Kan ikke fortrydes: varen bliver hurtigt forældet');
    // Every item of the cart is excepted: no right is promised.
    expect(words()).not.toContain('14 dages fortrydelsesret');
    for (const said of ['Mindst 2 år', 'Kan ikke fortrydes', 'Havgus'])
      expect(words({ kind: 'company-guest' })).not.toContain(said);
  });

  it('has an order button that states the payment, with the freight above it', () => {
    const $ = checkout({}, 'confirm');
    expect($('#confirm button').text()).toMatch(/^Køb og betal 148,90\skr\.$/);
    expect($('#confirm dl').text()).toContain('49,00');
    expect($('#confirm').text()).toContain('14 dages fortrydelsesret');
    expect(checkout({ kind: 'company-guest' }, 'confirm')('#confirm').text()).not.toContain('fortrydelsesret');
    expect($('input[name=terms]').attr('required')).toBeDefined();
    expect($('input[name=terms]').attr('checked')).toBeUndefined();
  });

  it('retains the entered values in the last step: links back are buttons of its form, and Enter still orders', () => {
    const words = { ...view.words, comment: 'Ring på', terms: '1' };
    const $ = checkout({ words }, 'confirm');
    const form = $('#confirm form').attr('id');
    const ways = $('button[name=leaveFor]');
    expect(ways.get().map((way) => $(way).attr('value'))).toEqual(['address', 'shipping', 'payment', 'cart']);
    expect(ways.get().every((way) => $(way).attr('form') === form && 'formnovalidate' in way.attribs)).toBe(true);
    expect($('a[href*="step="], main a[href="/cart"]')).toHaveLength(0);
    expect($(`button[form=${form}], #confirm form button`).first().attr('name')).toBeUndefined();
    expect([$('[name=comment]').text(), $('input[name=terms]').is(':checked')]).toEqual(['Ring på', true]);
    expect(checkout({}, 'payment')('a[href*="step=shipping"]')).toHaveLength(1);
  });

  it('states the obligation to pay where an invoice follows, and requests references from companies', () => {
    const payment: CheckoutView['payment'] = [
      { code: 'account', kind: 'account', title: 'Faktura', note: '', chosen: true },
    ];
    const $ = checkout({ kind: 'business', payment, requisitionerRequired: true }, 'confirm');
    expect($('#confirm button').text()).toBe('Afgiv ordre med betalingspligt');
    expect($('input[name=requisitioner]').attr('required')).toBeDefined();
    expect($('input[name=reference], input[name=ean]')).toHaveLength(2);
    const byMail = checkout({ kind: 'business', hasEan: false }, 'confirm');
    expect(byMail('input[name=reference]')).toHaveLength(1);
    expect(byMail('input[name=ean], input[name=accountingCost]')).toHaveLength(0);
  });

  it('reports the coupons that are not valid for this buyer, who is known only here', () => {
    const problem = { ok: false, code: 'COUPON_USED_BY_YOU' } as const;
    const used = { code: 'VELKOMMEN10', name: '10 %', isPersonal: false, problem };
    expect(checkout({ cart: { ...cart, coupons: [used] } }, 'shipping')('[role=status]').text()).toContain(
      'VELKOMMEN10',
    );
  });

  it('posts each step to the checkout with its own intent', () => {
    for (const [open, intent] of [
      ['address', 'email-address'],
      ['shipping', 'shipping'],
      ['payment', 'payment'],
      ['confirm', 'place'],
    ] as const) {
      const $ = checkout({}, open);
      expect($('form').attr('action')).toBe('/checkout');
      expect($('form input[name=intent]').attr('value')).toBe(intent);
    }
  });

  it('names the next step, which is the last one where there is a single payment method', () => {
    const [card] = view.payment;
    const open = { code: 'card', kind: 'card', title: 'Betalingskort', note: '', chosen: false } as const;
    const button = (payment: CheckoutView['payment']) =>
      checkout({ payment }, 'shipping')('#shipping form > button').text();
    expect(button([open, { ...open, code: 'account', kind: 'account' }])).toBe('Gem og vælg betaling');
    expect(button([open])).toBe('Gennemse ordren');
    expect(button(card ? [card, { ...open, code: 'account' }] : [])).toBe('Gennemse ordren');
  });

  it('lists errors above the form and at their fields, and retains the entered values', () => {
    const reply = {
      intent: 'email-address',
      errors: { postcode: REFUSALS.POSTCODE_INVALID },
      values: { postcode: '80', city: 'Aarhus' },
      message: null,
    };
    const $ = drawn(
      <CheckoutPage
        view={{ ...view, address: null }}
        open="address"
        reply={reply}
        ways={{ loginHref: null, createHref: null }}
        rights={NO_RIGHTS}
        language="da"
      />,
    );
    expect($('[data-error-summary] a').attr('href')).toBe('#f-postcode');
    expect($('#f-postcode').attr('value')).toBe('80');
    expect($('#f-postcode').attr('aria-invalid')).toBe('true');
    expect($('#f-postcode-error').text()).toContain('fire cifre');
    expect($('#f-city').attr('value')).toBe('Aarhus');
  });
});

describe('the cart page', () => {
  it('links to the checkout only when every line can be ordered', () => {
    const page = (orderable: boolean) =>
      drawn(<CartPage cart={{ ...cart, orderable }} reply={null} language="da" here="/cart" />);
    expect(page(true)('button[name="intent"][value="checkout"][form="cart-quantities"]')).toHaveLength(1);
    expect(page(false)('button[value="checkout"]')).toHaveLength(0);
  });

  it('states the problem of a line', () => {
    const problem = { ok: false, code: 'INSUFFICIENT_STOCK', params: { quantity: 3 } } as const;
    const lines = cart.lines.map((line) => ({ ...line, problem }));
    const $ = drawn(<CartPage cart={{ ...cart, lines }} reply={null} language="en" here="/cart" />, 'en');
    expect($('#line-u1').text()).toContain('Only 3 left');
  });
});

describe('pages with nothing to show', () => {
  it('offer alternatives after a search without results', () => {
    const model = {
      query: 'xyz',
      tiles: [],
      paging: { page: 1, pages: 0, total: 0, pageSize: 24 },
      sorts: [],
      orMore: false,
      facets: {
        action: '/search',
        kept: [],
        pairs: [],
        groups: [],
        price: null,
        inStock: null,
        chosen: [],
        clearHref: '/search',
        view: { isLines: false, tilesHref: '/', linesHref: '/' },
      },
      suggestions: ['kuglepen'],
      popularTerms: ['toner'],
      guide: {
        corrected: null,
        unknown: ['xyz'],
        missing: [],
        someWordsOnly: false,
        words: [],
        categories: [],
        printers: [],
        pages: [{ label: 'Levering', href: '/info/levering', text: 'Bestil inden kl. 14.' }],
      },
      ways: [{ label: 'Kontorartikler', href: '/kontorartikler' }],
      popular: [],
      sourcing: null,
    };
    const $ = drawn(<SearchPage model={model} language="da" here="/search?q=xyz" />);
    expect($('a[href="/search?q=kuglepen"], a[href="/search?q=toner"]')).toHaveLength(2);
    expect($('a[href="/info/levering"], a[href="/kontorartikler"]')).toHaveLength(2);
    expect($('form[role=search] input[name=q]').attr('value')).toBe('xyz');
    expect($('h1').text()).toBe('Ingen varer passer på »xyz«, men disse sider handler om det');
    expect($.text()).not.toContain('Vi fandt ikke noget');
    const without = drawn(
      <SearchPage model={{ ...model, guide: { ...model.guide, pages: [] } }} language="en" here="/search?q=xyz" />,
      'en',
    );
    expect(without('h1').text()).toBe('We found nothing for “xyz”');
    expect(without('a[href="/info/kontakt"]')).toHaveLength(1);
    const guide = { ...model.guide, pages: [], missing: ['xyz'] };
    for (const [language, says] of [
      ['da', 'Vi har ikke noget, der hedder »xyz«.'],
      ['en', 'We have nothing called »xyz«.'],
    ] as const) {
      const asked = { ...model, guide, sourcing: '/skriv-til-os?wanted=xyz' };
      const missing = drawn(<SearchPage model={asked} language={language} here="/search?q=xyz" />, language);
      expect(missing.text()).toContain(says);
      expect(missing('a[href="/skriv-til-os?wanted=xyz"]')).toHaveLength(1);
    }
  });

  // spec: 2 Scroll and error pages: A 404 page shows 'This page could not be found'
  //   at app/ui/pages/error-page.tsx, app/i18n/en/errors.json
  // spec: 8: 404: 'This page could not be found'
  //   at app/ui/pages/error-page.tsx
  it('state that a page could not be found', () => {
    expect(drawn(<NotFoundPage />, 'en')('h1').text()).toBe('This page could not be found');
  });
});
