// Front page, footer and pages of a new shop: what every shop needs before its first order, to be written over by its owner.

import { USUAL_ORDER } from '#domain/content/front-blocks';
import type { FooterRecord } from '../sections/content/footers';
import type { FrontPageRecord } from '../sections/content/front-pages';
import type { PageRecord } from '../sections/content/pages';
import type { ShopAnswers } from './answers';
import { sayIn } from './in-languages';
import { STARTER_PAGES } from './pages';

export const STARTER_CATEGORY = 'kontor';

export function starterFront({ name, languages }: ShopAnswers): FrontPageRecord {
  const say = sayIn(languages);
  return {
    name: 'forside',
    banners: [
      {
        title: say(`Velkommen til ${name}`, `Welcome to ${name}`),
        text: say('Det, kontoret bruger hver dag.', 'What the office uses every day.'),
        picture: 'pictures/office-desk.webp',
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
          { label: say('Fortrydelsesret', 'Right of withdrawal'), href: '/info/fortrydelsesret' },
          { label: say('Persondata', 'Personal data'), href: '/info/persondata' },
          { label: say('Cookies', 'Cookies'), href: '/info/cookies' },
          { label: say('Tilgængelighed', 'Accessibility'), href: '/info/tilgaengelighed' },
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

/** Every page that the storefront links to; tests/backend/starter.test.ts compares. Terms are the owner's own: what is written here says so. */
export function starterPages(answers: ShopAnswers): PageRecord[] {
  const say = sayIn(answers.languages);
  return STARTER_PAGES.map(([name, words], position) => {
    const { da, en } = words(answers);
    return starterPage(name, position, say(da, en));
  });
}
