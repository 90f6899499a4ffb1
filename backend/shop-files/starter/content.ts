// Front page, footer and pages of a new shop: what every shop needs before its first order, to be written over by its owner.

import { USUAL_ORDER } from '#domain/front-blocks';
import type { FooterRecord } from '../sections/content/footers';
import type { FrontPageRecord } from '../sections/content/front-pages';
import type { PageRecord } from '../sections/content/pages';
import type { ShopAnswers } from './answers';
import { sayIn } from './in-languages';

export const STARTER_CATEGORY = 'kontor';

export function starterFront({ name, languages }: ShopAnswers): FrontPageRecord {
  const say = sayIn(languages);
  return {
    name: 'forside',
    banners: [
      {
        title: say(`Velkommen til ${name}`, `Welcome to ${name}`),
        text: say('Det, kontoret bruger hver dag.', 'What the office uses every day.'),
        picture: { scene: 'office-desk', wall: '#f3ede4', floor: '#d9b98f', main: '#d5494b', accent: '#2f5d8a' },
        picture_side: 'right',
        links: [],
        button: { text: say('Se varerne', 'See the goods'), href: `/${STARTER_CATEGORY}`, style: 'primary' },
      },
    ],
    categories: [STARTER_CATEGORY],
    rows: [{ name: 'popular', shows: 'popular', title: say('Mest købte', 'Most bought'), count: 10 }],
    occasions: [],
    order: [...USUAL_ORDER],
    facts: [],
  };
}

export function starterFooter({ languages }: ShopAnswers): FooterRecord {
  const say = sayIn(languages);
  return {
    name: 'bund',
    columns: [
      {
        title: say('Om butikken', 'About the shop'),
        links: [
          { label: say('Kontakt', 'Contact'), href: '/info/kontakt' },
          { label: say('Handelsbetingelser', 'Terms and conditions'), href: '/info/handelsbetingelser' },
          { label: say('Persondata', 'Personal data'), href: '/info/persondata' },
        ],
      },
    ],
    facts: [],
  };
}

const starterPage = (name: string, position: number, words: Pick<PageRecord, 'da' | 'en'>): PageRecord => ({
  name,
  path: `info/${name}`,
  draft: false,
  blocks: [],
  position,
  ...words,
});

/** Terms are the owner's own: what stands here says so, and names what the law asks for. */
export function starterPages(answers: ShopAnswers): PageRecord[] {
  const { name, cvr, street, postcode, city, email, telephone, languages } = answers;
  const say = sayIn(languages);
  const address = `${name}\\\n${street}\\\n${postcode} ${city}\\\nCVR ${cvr}`;
  return [
    starterPage(
      'kontakt',
      0,
      say(
        {
          title: 'Kontakt',
          teaser: 'Sådan får du fat i os.',
          text: `${address}\n\nTelefon ${telephone}, e-mail ${email}`,
        },
        {
          title: 'Contact',
          teaser: 'How to reach us.',
          text: `${address}\n\nTelephone ${telephone}, e-mail ${email}`,
        },
      ),
    ),
    starterPage(
      'handelsbetingelser',
      1,
      say(
        {
          title: 'Handelsbetingelser',
          teaser: 'Priser, levering, betaling, fortrydelse og reklamation.',
          text: `## Sælger\n\n${address}\n\n## Priser\n\nPriser til private er med moms, priser til erhverv uden.\n\n## Fortrydelse og reklamation\n\nPrivate kunder har 14 dages fortrydelsesret og to års reklamationsret efter loven.`,
        },
        {
          title: 'Terms and conditions',
          teaser: 'Prices, delivery, payment, withdrawal and complaints.',
          text: `## Seller\n\n${address}\n\n## Prices\n\nPrices for private customers include VAT, prices for companies do not.\n\n## Withdrawal and complaints\n\nPrivate customers may withdraw within 14 days and complain within two years, as the law says.`,
        },
      ),
    ),
    starterPage(
      'persondata',
      2,
      say(
        {
          title: 'Persondata',
          teaser: 'Hvad vi ved om dig, og hvorfor.',
          text: `Vi gemmer det, der skal til for at levere og bogføre din ordre. Skriv til ${email}, hvis du vil vide hvad, eller have det slettet.`,
        },
        {
          title: 'Personal data',
          teaser: 'What we know of you, and why.',
          text: `We keep what is needed to deliver your order and to keep our books. Write to ${email} to learn what it is, or to have it deleted.`,
        },
      ),
    ),
  ];
}
