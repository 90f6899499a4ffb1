// The frame without scripts: everything in it is a link, a GET form, a POST form or a <details>.
import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readerIn } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import type { FrameView } from '~/models/frame';
import { useSideMenu } from '../kit';
import { CheckoutLayout, DefaultLayout, SimpleLayout } from './layouts';
import type { FrameLinks } from './links';
import { NotificationBar, Toasts } from './notices';
import { PanelHost } from './panel-host';

const links: FrameLinks = {
  home: '/',
  search: '/search',
  cart: '/papir?panel=minicart',
  account: '/customer/account',
  login: '/customer/login',
  lists: null,
  language: '/papir?panel=language',
  storeChange: '/store/change',
  notificationClose: '/notification/close',
  categories: null,
};

const child = { categoryId: 2, id: '2', label: 'Kopipapir', href: 'papir/kopipapir', children: [] };
const frame: FrameView = {
  shopName: 'Prøvebutik Møbler',
  logo: 'look',
  themeName: 'base',
  language: 'da',
  hasLanguages: true,
  storeCode: 'b2c',
  stores: [
    { code: 'b2c', label: 'private', chosen: true },
    { code: 'b2b', label: 'business', chosen: false },
  ],
  features: {
    cart: true,
    prices: true,
    login: true,
    search: true,
    accountLink: true,
    browse: true,
    withdraw: true,
    returns: true,
    complain: true,
  },
  shortcuts: ['quick-order', 'gift-card'],
  menu: [{ categoryId: 1, id: '1', label: 'Papir', href: 'papir', children: [child] }],
  about: 'Hvad butikken er.',
  footer: [{ title: 'Hjælp', links: [{ label: 'Kontakt', href: '/info/kontakt' }] }],
  seller: {
    ...{ name: 'Prøvebutik A/S', cvr: '12345674', street: 'Havnegade 1', postcode: '8000', city: 'Aarhus C' },
    ...{ country: 'DK', telephone: '+45 70 20 41 00', email: 'hej@proevebutik.example' },
  },
  paymentMarks: ['Visa/Dankort', 'MobilePay'],
  facts: [{ icon: 'truck', title: 'Bestil inden kl. 14', text: 'Så sender vi i dag' }],
  cart: { quantity: 2 },
  customer: null,
  notification: null,
  chat: null,
  newsletter: null,
  popup: null,
  draft: null,
  asksConsent: null,
  asksStore: false,
  popularTerms: [],
};

const props = { frame, links, here: '/papir?p=2' };

/** Mounts the categories of the layout into a list page. */
const SideOfList = () => useSideMenu();

function draw(element: ReactElement) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider reader={readerIn('da')}>{element}</TextsProvider>
    </MemoryRouter>,
  );
  return load(html);
}

// spec: 2 Layouts: Default layout: sidebar, header and footer
//   at app/ui/frame/layouts.tsx, app/routes/layouts/default.tsx
describe('the default layout', () => {
  const $ = draw(
    <DefaultLayout props={props} side="menu">
      Indhold
    </DefaultLayout>,
  );

  it('has a search form with GET', () => {
    const form = $('form[role=search]');
    expect(form.attr('action')).toBe('/search');
    expect(form.attr('method')).toBeUndefined();
    expect(form.find('input[name=q]').attr('aria-label')).toBe('Søg');
  });

  // spec: 4 Store selection: The store can be changed by a form on every page
  //   at app/ui/frame/header.tsx
  it('changes the store by a POST form that returns to the page', () => {
    const form = $('form[action="/store/change"]').first();
    expect(form.attr('method')).toBe('post');
    expect(form.find('input[name=returnTo]').attr('value')).toBe('/papir?p=2');
    expect(form.find('button[aria-pressed=true]').attr('value')).toBe('b2c');
  });

  it('links to the cart panel and shows the number of items in it', () => {
    const cart = $('a[href="/papir?panel=minicart"]');
    expect(cart.attr('rel')).toBe('nofollow');
    expect(cart.text()).toContain('2 varer i kurven');
  });

  // spec: 2 Global UI: Mobile menu
  //   at app/ui/frame/category-menu.tsx
  // spec: 4 UI state: The mobile menu can be opened, closed or toggled
  //   at app/ui/frame/category-menu.tsx
  it('opens its menus without scripts and marks the current page', () => {
    expect($('header details').length).toBeGreaterThanOrEqual(2);
    expect($('nav a[aria-current=page]').attr('href')).toBe('/papir');
    expect($('main#main').text()).toBe('Indhold');
  });

  it('shows the seller, its address and the payment methods in the footer, and omits what is unknown', () => {
    const foot = $('footer');
    expect(foot.find('address').text()).toBe(
      'Prøvebutik A/SHavnegade 1, 8000 Aarhus CCVR 12345674Tlf. +45 70 20 41 00hej@proevebutik.example',
    );
    expect(foot.find('a[href="tel:+4570204100"]')).toHaveLength(1);
    expect(foot.find('ul[aria-label="Vi tager imod"]').text()).toBe('Visa/DankortMobilePay');
    const bare = draw(
      <DefaultLayout props={{ ...props, frame: { ...frame, seller: null, paymentMarks: [] } }} side="none">
        ok
      </DefaultLayout>,
    );
    expect(bare('footer address, footer ul[aria-label="Vi tager imod"]')).toHaveLength(0);
  });

  it('links to the pages outside the categories from both menus and the footer, but only to open ones', () => {
    const leadsTo = (path: string) => [$(`header nav a[href="${path}"]`).length, $(`footer a[href="${path}"]`).length];
    expect([leadsTo('/hurtigbestilling'), leadsTo('/gavekort'), leadsTo('/blaek-og-toner')]).toEqual([
      [2, 1],
      [2, 1],
      [0, 0],
    ]);
  });

  it('has the categories above a list instead of in the sidebar', () => {
    const list = draw(
      <DefaultLayout props={props} side="list">
        <SideOfList />
      </DefaultLayout>,
    );
    expect(list('main nav a[aria-current=page]').attr('href')).toBe('/papir');
    expect(list('nav[aria-label=Kategorier] details').length).toBe(1);
    expect($('main nav')).toHaveLength(0);
  });

  it('has no inline styles and no inline handlers', () => {
    expect($('[style]')).toHaveLength(0);
    expect($.html()).not.toMatch(/\son[a-z]+=/);
  });

  it('shows the mark of its look, a picture of its name, or its name; in the footer its name as text', () => {
    const headOf = (logo: FrameView['logo']) => {
      const page = draw(
        <DefaultLayout props={{ ...props, frame: { ...frame, logo } }} side="none">
          Indhold
        </DefaultLayout>,
      );
      const home = page('header a[href="/"]').first();
      const picture = home.find('img');
      const worn = picture.length ? [picture.attr('src'), picture.attr('alt')] : [home.find('svg').length, home.text()];
      return [...worn, page('footer a[href="/"]').first().text()];
    };
    const [name, picture] = ['Prøvebutik Møbler', { url: '/media/l.png', width: 200, height: 40 }];
    expect([headOf('look'), headOf(null), headOf(picture)]).toEqual([
      [1, name, name],
      [0, name, name],
      ['/media/l.png', name, name],
    ]);
  });

  it('shows the description from content in the footer, or none', () => {
    expect($('footer').text()).toContain('Hvad butikken er.');
    const silent = draw(
      <DefaultLayout props={{ ...props, frame: { ...frame, about: null, footer: [] } }} side="none">
        Indhold
      </DefaultLayout>,
    );
    expect(silent('footer').text()).not.toContain('Hvad butikken er.');
  });

  it('offers another language only where there is one', () => {
    const one = draw(
      <DefaultLayout props={{ ...props, links: { ...links, language: null } }} side="none">
        Indhold
      </DefaultLayout>,
    );
    expect([$('a[href$="panel=language"]').length > 0, one('a[href$="panel=language"]').length]).toEqual([true, 0]);
  });

  it('omits what the shop does not have', () => {
    const shut = { cart: false, prices: false, login: false, search: false, accountLink: false };
    const features = { ...shut, browse: true, withdraw: false, returns: false, complain: false };
    const bare = draw(
      <DefaultLayout props={{ ...props, frame: { ...frame, features, stores: [] } }} side="menu">
        x
      </DefaultLayout>,
    );
    expect(bare('form')).toHaveLength(0);
    expect(bare('a[href*="panel=minicart"], a[href="/customer/login"]')).toHaveLength(0);
  });

  // spec: 3 Store: Content store: `enablePunchoutFeatures`, `enableAccountLink`, `enableSearch`
  //   at backend/content/store/types.graphql, app/services/page/frame.server.ts
  it('has no login link, nor in the mobile menu, where the store offers no accounts', () => {
    const features = { ...frame.features, accountLink: false };
    const bare = draw(
      <DefaultLayout props={{ ...props, frame: { ...frame, features } }} side="menu">
        x
      </DefaultLayout>,
    );
    expect($('a[href="/customer/login"]').length).toBeGreaterThanOrEqual(2);
    expect(bare('a[href="/customer/login"]')).toHaveLength(0);
  });
});

describe('the other layouts', () => {
  // spec: 2 Layouts: Checkout layout: no header or footer
  //   at app/ui/frame/layouts.tsx, app/routes/layouts/checkout.tsx
  it('show only the mark, the link back and the contact in the checkout', () => {
    const $ = draw(
      <CheckoutLayout props={props} back={{ href: '/cart', label: 'Tilbage til kurven' }}>
        Kassen
      </CheckoutLayout>,
    );
    expect(
      $('a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual(['/', '/cart', 'tel:+4570204100', 'mailto:hej@proevebutik.example']);
    expect($('footer')).toHaveLength(0);
  });

  // spec: 2 Layouts: Simple layout: sidebar only
  //   at app/ui/frame/layouts.tsx, app/routes/layouts/simple.tsx
  it('show only a sidebar in the simple layout', () => {
    const $ = draw(<SimpleLayout props={props}>Log ind</SimpleLayout>);
    expect($('aside')).toHaveLength(1);
    expect($('header, footer')).toHaveLength(0);
    // The language can also be chosen before login.
    expect($(`aside a[href="${links.language}"]`)).toHaveLength(1);
  });
});

describe('panels and notices', () => {
  // spec: 2 Global UI: Slide-in menus, a minicart among them
  //   at app/ui/frame/panel-host.tsx, app/panels/contract.ts
  it('render an open dialog with a name, a scrim link and a close link to the page without it', () => {
    const $ = draw(
      <PanelHost name="minicart" title="Kurv" closeHref="/papir">
        3 varer
      </PanelHost>,
    );
    const dialog = $('dialog[open]');
    expect($(`[id="${dialog.attr('aria-labelledby')}"]`).text()).toBe('Kurv');
    expect($('a[href="/papir"][data-close]')).toHaveLength(2);
  });

  // spec: 2 Global UI: Global notification bar
  //   at app/ui/frame/notices.tsx, domain/content/notification.ts
  // spec: 4 Notification: The user can close it
  //   at app/routes/resources/notification-close.ts
  it('close the notification by a form', () => {
    const $ = draw(
      <NotificationBar notification={{ id: '7', html: '<b>Lukket</b>' }} closeAction="/notification" here="/" />,
    );
    expect($('form').attr('method')).toBe('post');
    expect($('input[name=id]').attr('value')).toBe('7');
  });

  // spec: 2 Global UI: Toasts
  //   at app/ui/frame/notices.tsx, app/request-context/toast.server.ts
  it('show toasts as a status, without a close button until hydration', () => {
    const toasts = [
      { level: 3, text: 'Fejl' },
      { level: 2, text: 'Gemt' },
    ] as const;
    const $ = draw(<Toasts toasts={[...toasts]} />);
    expect($('[role=status]').text()).toBe('FejlGemt');
    expect($('button')).toHaveLength(0);
    // Errors remain; successes disappear after a time.
    const lifetimes = $('[role=status] > div').map((_, toast) => $(toast).attr('data-lifetime') ?? 'stays');
    expect(lifetimes.get()).toEqual(['stays', '2000']);
  });
});
