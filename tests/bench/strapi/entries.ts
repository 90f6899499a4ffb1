// The entries in the Strapi of the check: a few of every type, in Danish and English.

export interface Entry {
  key: string;
  /** Singular name of the content type. */
  type: string;
  da: object;
  /** The differences in English; without it the type has one language. */
  en?: object;
  /** Not published. */
  isDraft?: true;
}

export interface Seed {
  files: { key: string; name: string; url: string; ext: string; mime: string; width?: number; height?: number }[];
  entries: Entry[];
}

const entry = (key: string) => ({ $entry: key });
const picture = { $file: 'picture' };
const stores = [entry('privat'), entry('kontor')];

export const MARKDOWN = {
  da: '## Hvem er vi\n\nVi **sælger** papir.\n\n- et\n- to [kontor](/kontor)',
  en: '## Who we are\n\nWe **sell** paper.\n\n- one\n- two [office](/kontor)',
};

const recommendation = (title: string) => ({
  type: 'PopularProducts',
  location: 'front',
  title,
  numberOfRecommendations: 4,
});
const text = (title: string, words: string) => ({ __component: 'blocks.text', title, text: words });

/** Each component counts its ids by itself: blocks of different kinds share their numbers. */
const blocks = (language: 'da' | 'en') => [
  text('Først', MARKDOWN[language]),
  {
    __component: 'blocks.accordion',
    title: 'Spørgsmål',
    items: [
      { title: 'Hvornår?', text: '**I dag**' },
      { title: 'Hvor?', text: 'Her' },
    ],
  },
  { __component: 'blocks.products', title: 'Varer', skus: ['A-1', 'A-2'] },
  text('Midt', 'Et afsnit'),
  { __component: 'blocks.picture', caption: 'Billede', media: picture },
  { __component: 'blocks.banner', banner: entry('banner') },
  { __component: 'blocks.recommendation', recommendation: recommendation('Anbefalet') },
  { __component: 'blocks.form', form: 'newsletter', title: 'Nyhedsbrev', text: 'Skriv dig op' },
  { __component: 'blocks.video', title: 'Film', provider: 'youtube', video_id: 'dQw4w9WgXcQ', poster: picture },
  text('Sidst', 'Slut'),
];
export const BLOCK_KINDS = [
  'text',
  'accordion',
  'products',
  'text',
  'picture',
  'banner',
  'recommendation',
  'form',
  'video',
  'text',
];

const STORES: Entry[] = [
  {
    key: 'kontor',
    type: 'store',
    da: {
      Name: 'Erhverv',
      store_code: 'kontor',
      magento_id: '2',
      order: 2,
      showPricesIncludingTax: false,
      enableSearch: true,
    },
  },
  {
    key: 'privat',
    type: 'store',
    da: {
      ...{
        Name: 'Privat',
        store_code: 'privat',
        magento_id: '1',
        order: 1,
        showPricesIncludingTax: true,
        enableSearch: true,
      },
      ...{ opengraph: { title: 'Eget Kontor' }, PopularSearchTerms: { da: ['papir'], en: ['paper'] } },
    },
  },
  {
    key: 'shop',
    type: 'shop-variant',
    da: {
      ...{
        code: 'eget',
        name: 'Eget Kontor',
        theme: 'base',
        languages: ['da', 'en'],
        hosts: ['eget.example', 'localhost'],
      },
      ...{ store_codes: ['privat', 'kontor'], features: ['ink_finder'], order: 1, look_mark: true },
    },
  },
];

const FRONT = (title: string) => ({
  banners: [entry('banner')],
  categories: [{ category_id: 7, label: title, href: '/papir', media: picture }],
  occasions: [{ title, links: [{ label: 'Jul', href: '/jul' }] }],
  order: ['banners', 'categories'],
  recommendations: [recommendation(title)],
  facts: [{ icon: 'truck', title, text: 'I morgen' }],
  stores,
});
const FOOTER = (about: string) => ({
  about,
  columns: [{ title: 'Hjælp', links: [{ label: 'Om os', href: '/info/om-os' }] }],
  facts: [{ icon: 'phone', title: 'Ring', text: '70 20 30 40' }],
  contact: { name: 'Lise Damgaard', role: 'Rådgiver', telephone: '+45 70 20 41 27', email: 'lise@eget.example' },
  stores,
});
const MENU = (label: string) => ({
  identifier: 'main',
  items: [
    { key: 'papir', label, href: '/papir' },
    { key: 'a4', parent: 'papir', label: 'A4', href: '/papir/a4' },
  ],
  stores,
});
const NOTICE = (message: string) => ({
  identifier: 'notification',
  message,
  date_from: '2026-01-01T00:00:00.000Z',
  stores,
});
const POPUP = (title: string) => ({
  ...{ title, text: 'Få **tilbud**', show_delay_ms: 3000, date_from: '2026-01-01T00:00:00.000Z', stores },
  newsletter: { buttonText: 'Tilmeld', media: picture },
  price: { text: 'Fra', currentPrice: 99.5, previousPrice: 120, currency: 'DKK' },
});
const SELLER = (role: string, code: string) => ({
  ...{ name: 'Bo Holm', codes: [{ code }], role, text: 'Ring til **mig**', telephone: '+45 70 20 41 28', stores },
});
const PAGE = (path: string, title: string, language: 'da' | 'en') => ({
  ...{ slug: path.split('/').at(-1) ?? '', path, title, text: MARKDOWN[language], meta_description: title },
  ...{ media: picture, blocks: blocks(language), stores },
});

const FRAMED: Entry[] = [
  { key: 'front', type: 'front-page', da: FRONT('Papir'), en: FRONT('Paper') },
  { key: 'footer', type: 'footer', da: FOOTER('Papir siden 1927'), en: FOOTER('Paper since 1927') },
  { key: 'menu', type: 'menu', da: MENU('Papir'), en: MENU('Paper') },
  { key: 'notice', type: 'notification', da: NOTICE('**Nyt** på hylderne'), en: NOTICE('**New** on the shelves') },
  { key: 'popup', type: 'popup', da: POPUP('Nyhedsbrev'), en: POPUP('Newsletter') },
  { key: 'seller', type: 'seller', da: SELLER('Sælger', 'S-17'), en: SELLER('Sales', 'S-17') },
];
const DRAFTS: Entry[] = [
  { key: 'front-page draft', type: 'front-page', da: FRONT('Kladde'), isDraft: true },
  { key: 'footer draft', type: 'footer', da: FOOTER('Kladde'), isDraft: true },
  { key: 'menu draft', type: 'menu', da: MENU('Kladde'), isDraft: true },
  { key: 'notification draft', type: 'notification', da: NOTICE('Kladde'), isDraft: true },
  { key: 'popup draft', type: 'popup', da: POPUP('Kladde'), isDraft: true },
  { key: 'seller draft', type: 'seller', da: SELLER('Kladde', 'S-99'), isDraft: true },
  { key: 'page draft', type: 'page', da: PAGE('info/kladde', 'Kladde', 'da'), isDraft: true },
];

export const SEED: Seed = {
  files: [
    ...[
      {
        key: 'picture',
        name: 'hylde.jpg',
        url: '/uploads/hylde.jpg',
        ext: '.jpg',
        mime: 'image/jpeg',
        width: 1600,
        height: 900,
      },
    ],
  ],
  entries: [
    ...STORES,
    {
      key: 'banner',
      type: 'banner',
      da: {
        ...{ title: 'Kopipapir', text: 'På lager', media: picture, media_position: 'right', textColor: '#000000' },
        ...{ button: { text: 'Se', style: 'primary', type: 'internal', href: '/papir' }, backgroundColor: '#ffffff' },
      },
    },
    ...FRAMED,
    ...DRAFTS,
    { key: 'page', type: 'page', da: PAGE('info/om-os', 'Om os', 'da'), en: PAGE('info/om-os', 'About us', 'en') },
    { key: 'old', type: 'redirect', da: { from: 'info/gammel', to: '/info/mellem', permanent: true, stores } },
    { key: 'between', type: 'redirect', da: { from: 'info/mellem', to: '/info/om-os', permanent: true, stores } },
    {
      key: 'error',
      type: 'error-page',
      da: { priority: 1, Regex: '404', is_default: false, title: 'Væk', text: 'Siden er **væk**', stores },
      en: { title: 'Gone', text: 'The page is **gone**' },
    },
    {
      key: 'logo',
      type: 'logo',
      da: {
        identifier: 'svanen',
        name: 'Svanemærket',
        description: 'Nordisk miljømærke',
        position: 1,
        text: 'Krav om *miljø*',
        media: picture,
      },
      en: { name: 'Nordic Swan', text: 'Requires *care*' },
    },
    { key: 'energy', type: 'energy-class', da: { identifier: 'A', icon: picture } },
    {
      key: 'row',
      type: 'recommendation-block',
      da: { ...recommendation('Andre købte'), location: 'cart', stores },
      en: { title: 'Others bought' },
    },
  ],
};
