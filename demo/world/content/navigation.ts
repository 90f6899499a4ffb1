// Menus and footers of the four shops. Menu entries come from the category tree, so that names and addresses never drift apart.
import type { CmsLink, FooterColumn, MenuItem, StoreCode, VariantCode, WorldCategory } from '../types';

const STORES_OF: Record<VariantCode, readonly StoreCode[]> = {
  office: ['b2c', 'b2b', 'punchout'],
  design: ['b2cb', 'b2b'],
  advice: ['b2b_uniq'],
  gifts: ['firmagaver_dk'],
};

const link = (da: string, en: string, href: string): CmsLink => ({
  label: { da, en },
  href,
  type: href.startsWith('http') ? 'external' : 'internal',
});

/** Entries beside the categories; the finder and the news have addresses of their own. */
const EXTRA: Record<VariantCode, readonly CmsLink[]> = {
  office: [],
  design: [link('Inspiration', 'Inspiration', '/inspiration/hjemmekontoret')],
  advice: [link('Indkøbslister', 'Shopping lists', '/customer/shopping-list')],
  gifts: [link('Inspiration', 'Inspiration', '/inspiration/julegaver-til-medarbejdere')],
};

/** What a design or gift shop leads with; the rest follows in the order of the tree. */
const FIRST: Partial<Record<VariantCode, readonly string[]>> = {
  design: ['kontormoebler', 'belysning', 'gaver'],
  gifts: ['gaver', 'kaffe-og-koekken'],
};

export function menus(categories: readonly WorldCategory[]): Record<VariantCode, MenuItem[]> {
  return {
    office: menu('office', categories),
    design: menu('design', categories),
    advice: menu('advice', categories),
    gifts: menu('gifts', categories),
  };
}

function menu(variant: VariantCode, categories: readonly WorldCategory[]): MenuItem[] {
  const own = STORES_OF[variant];
  const first = FIRST[variant] ?? [];
  const rank = ({ urlKey, position }: WorldCategory) =>
    first.includes(urlKey) ? first.indexOf(urlKey) : 100 + position;
  const shown = categories
    .filter(
      ({ level, includeInMenu, stores }) =>
        level === 1 && includeInMenu && (!stores || stores.some((store) => own.includes(store))),
    )
    .sort((a, b) => rank(a) - rank(b));
  const entries: MenuItem[] = shown.map((category, at) => ({
    ...link(category.name, category.nameEn, `/${category.urlPath}`),
    categoryId: category.id,
    stores: category.stores ?? null,
    sort: (at + 1) * 10,
  }));
  const extras: MenuItem[] = EXTRA[variant].map((extra, at) => ({
    ...extra,
    categoryId: null,
    stores: null,
    sort: 900 + at * 10,
  }));
  return [...entries, ...extras];
}

const SERVICE: FooterColumn = {
  title: { da: 'Kundeservice', en: 'Customer service' },
  links: [
    link('Kontakt', 'Contact', '/info/kontakt'),
    link('Levering', 'Delivery', '/info/levering'),
    link('Betaling', 'Payment', '/info/betaling'),
    link('Fortrydelsesret', 'Right of withdrawal', '/info/fortrydelsesret'),
  ],
};
/** Of the shops that sell to companies alone: what is for consumers is left out. */
const COMPANY_SERVICE: FooterColumn = {
  ...SERVICE,
  links: SERVICE.links.filter(({ href }) => href !== '/info/fortrydelsesret'),
};
const BUSINESS: FooterColumn = {
  title: { da: 'Erhverv', en: 'Business' },
  links: [
    link('EAN-faktura', 'E-invoice (EAN)', '/info/ean-faktura'),
    link('Indkøbsaftaler', 'Purchasing agreements', '/service/indkoebsaftale'),
    link('Montering og indbæring', 'Assembly and carry-in', '/service/montering'),
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
  links: [
    link('Hjemmekontoret', 'The home office', '/inspiration/hjemmekontoret'),
    link('Sådan stiller du stolen', 'How to adjust your chair', '/inspiration/stil-stolen-rigtigt'),
    link('Julegaver til medarbejdere', 'Christmas gifts for employees', '/inspiration/julegaver-til-medarbejdere'),
  ],
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
