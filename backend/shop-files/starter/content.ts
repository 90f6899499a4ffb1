// Front page, footer and pages of a new shop: what every shop needs before its first order, to be written over by its owner.

import { USUAL_ORDER } from '#domain/front-blocks';
import type { FooterRecord } from '../sections/content/footers';
import type { FrontPageRecord } from '../sections/content/front-pages';
import type { PageRecord } from '../sections/content/pages';
import type { ShopAnswers } from './answers';

export const STARTER_CATEGORY = 'kontor';

export const starterFront = ({ name }: ShopAnswers): FrontPageRecord => ({
  name: 'forside',
  banners: [
    {
      title: { da: `Velkommen til ${name}`, en: `Welcome to ${name}` },
      text: { da: 'Det, kontoret bruger hver dag.', en: 'What the office uses every day.' },
      picture: { scene: 'office-desk', wall: '#f3ede4', floor: '#d9b98f', main: '#d5494b', accent: '#2f5d8a' },
      picture_side: 'right',
      links: [],
      button: { text: { da: 'Se varerne', en: 'See the goods' }, href: `/${STARTER_CATEGORY}`, style: 'primary' },
    },
  ],
  categories: [STARTER_CATEGORY],
  rows: [{ name: 'popular', shows: 'popular', title: { da: 'Mest købte', en: 'Most bought' }, count: 10 }],
  occasions: [],
  order: [...USUAL_ORDER],
  facts: [],
});

export const starterFooter = (): FooterRecord => ({
  name: 'bund',
  columns: [
    {
      title: { da: 'Om butikken', en: 'About the shop' },
      links: [
        { label: { da: 'Kontakt', en: 'Contact' }, href: '/info/kontakt' },
        { label: { da: 'Handelsbetingelser', en: 'Terms and conditions' }, href: '/info/handelsbetingelser' },
        { label: { da: 'Persondata', en: 'Personal data' }, href: '/info/persondata' },
      ],
    },
  ],
  facts: [],
});

const starterPage = (name: string, position: number, words: Pick<PageRecord, 'da' | 'en'>): PageRecord => ({
  name,
  path: `info/${name}`,
  position,
  ...words,
});

/** Terms are the owner's own: what stands here says so, and names what the law asks for. */
export function starterPages({ name, cvr, street, postcode, city, email, telephone }: ShopAnswers): PageRecord[] {
  const address = `${name}\\\n${street}\\\n${postcode} ${city}\\\nCVR ${cvr}`;
  return [
    starterPage('kontakt', 0, {
      da: {
        title: 'Kontakt',
        teaser: 'Sådan får du fat i os.',
        text: `${address}\n\nTelefon ${telephone}, e-mail ${email}`,
      },
      en: {
        title: 'Contact',
        teaser: 'How to reach us.',
        text: `${address}\n\nTelephone ${telephone}, e-mail ${email}`,
      },
    }),
    starterPage('handelsbetingelser', 1, {
      da: {
        title: 'Handelsbetingelser',
        teaser: 'Priser, levering, betaling, fortrydelse og reklamation.',
        text: `## Sælger\n\n${address}\n\n## Priser\n\nPriser til private er med moms, priser til erhverv uden.\n\n## Fortrydelse og reklamation\n\nPrivate kunder har 14 dages fortrydelsesret og to års reklamationsret efter loven.`,
      },
      en: {
        title: 'Terms and conditions',
        teaser: 'Prices, delivery, payment, withdrawal and complaints.',
        text: `## Seller\n\n${address}\n\n## Prices\n\nPrices for private customers include VAT, prices for companies do not.\n\n## Withdrawal and complaints\n\nPrivate customers may withdraw within 14 days and complain within two years, as the law says.`,
      },
    }),
    starterPage('persondata', 2, {
      da: {
        title: 'Persondata',
        teaser: 'Hvad vi ved om dig, og hvorfor.',
        text: `Vi gemmer det, der skal til for at levere og bogføre din ordre. Skriv til ${email}, hvis du vil vide hvad, eller have det slettet.`,
      },
      en: {
        title: 'Personal data',
        teaser: 'What we know of you, and why.',
        text: `We keep what is needed to deliver your order and to keep our books. Write to ${email} to learn what it is, or to have it deleted.`,
      },
    }),
  ];
}
