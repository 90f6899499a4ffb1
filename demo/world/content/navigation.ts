// Menus and footers of the four shops. Menus take categories from the tree, so that names and URLs never diverge.
import type { CmsLink, FooterColumn, VariantCode, WorldMenu } from '../types';

const link = (da: string, en: string, href: string): CmsLink => ({
  label: { da, en },
  href,
  type: href.startsWith('http') ? 'external' : 'internal',
});

const INSPIRATION_LINKS: readonly CmsLink[] = [
  link('Hjemmekontoret', 'The home office', '/inspiration/hjemmekontoret'),
  link('Sådan stiller du stolen', 'How to adjust your chair', '/inspiration/stil-stolen-rigtigt'),
  link('Julegaver til medarbejdere', 'Christmas gifts for employees', '/inspiration/julegaver-til-medarbejdere'),
];

/** The menu items in addition to the categories. Stores that two shops share have the categories alone. */
export const MENUS: readonly WorldMenu[] = [
  {
    name: 'design',
    store: 'b2cb',
    extras: [
      { ...link('Inspiration', 'Inspiration', '/inspiration'), below: INSPIRATION_LINKS.slice(0, 2) },
      { ...link('Butikker', 'Stores', '/butikker'), below: [] },
    ],
  },
  {
    name: 'advice',
    store: 'b2b_uniq',
    extras: [{ ...link('Indkøbslister', 'Shopping lists', '/customer/shopping-list'), below: [] }],
  },
  {
    name: 'gifts',
    store: 'firmagaver_dk',
    extras: [{ ...link('Inspiration', 'Inspiration', '/inspiration'), below: INSPIRATION_LINKS.slice(2) }],
  },
];

const SERVICE: FooterColumn = {
  title: { da: 'Kundeservice', en: 'Customer service' },
  links: [
    link('Kontakt', 'Contact', '/info/kontakt'),
    link('Levering', 'Delivery', '/info/levering'),
    link('Betaling', 'Payment', '/info/betaling'),
    link('Fortrydelsesret', 'Right of withdrawal', '/info/fortrydelsesret'),
  ],
};
/** Of shops that sell to companies only: without the pages for consumers. */
const COMPANY_SERVICE: FooterColumn = {
  ...SERVICE,
  links: SERVICE.links.filter(({ href }) => href !== '/info/fortrydelsesret'),
};
const BUSINESS: FooterColumn = {
  title: { da: 'Erhverv', en: 'Business' },
  links: [
    link('EAN-faktura', 'E-invoice (EAN)', '/info/ean-faktura'),
    link('Indkøbsaftaler', 'Purchasing agreements', '/service/indkoebsaftale'),
    link('Montering og indbæring', 'Assembly and delivery indoors', '/service/montering'),
  ],
};
const ABOUT: FooterColumn = {
  title: { da: 'Om Kontorværk', en: 'About Kontorværk' },
  links: [
    link('Om os', 'About us', '/info/om-os'),
    link('Handelsbetingelser', 'Terms of sale', '/info/handelsbetingelser'),
    link('Persondata', 'Personal data', '/info/persondata'),
    link('Cookies', 'Cookies', '/info/cookies'),
    link('Cookieindstillinger', 'Cookie settings', '/consent'),
    link('Tilgængelighed', 'Accessibility', '/info/tilgaengelighed'),
  ],
};
const INSPIRATION: FooterColumn = {
  title: { da: 'Inspiration', en: 'Inspiration' },
  links: [...INSPIRATION_LINKS],
};

const RANGE: FooterColumn = {
  title: { da: 'Sortiment', en: 'Our range' },
  links: [
    link('Mærker', 'Brands', '/brands'),
    link('Tilbud', 'Offers', '/my-offers'),
    link('Nyheder', 'New products', '/produktnyheder'),
    link('Certifikater', 'Certificates', '/miljocertifikater'),
    link('Butikker', 'Stores', '/butikker'),
  ],
};

/** Shops that have the drawing board. */
const RANGE_AND_DESIGN: FooterColumn = {
  ...RANGE,
  links: [...RANGE.links, link('Design selv', 'Design your own', '/design')],
};

/** Below the name at the foot of every page. */
export const ABOUT_SHOP = {
  da: 'Dansk lager, danske butikker og et menneske i den anden ende. Vi svarer inden for 48 timer på hverdage.',
  en: 'A Danish warehouse, Danish shops and a person at the other end. We answer within 48 hours on working days.',
};

export function footers(): Record<VariantCode, FooterColumn[]> {
  return {
    office: [SERVICE, BUSINESS, RANGE_AND_DESIGN, ABOUT, INSPIRATION],
    design: [SERVICE, RANGE_AND_DESIGN, ABOUT, INSPIRATION],
    advice: [COMPANY_SERVICE, BUSINESS, RANGE, ABOUT],
    gifts: [COMPANY_SERVICE, RANGE, ABOUT, INSPIRATION],
  };
}
