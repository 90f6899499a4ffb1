// How companies look for gifts: by price, by season, by number. Each leads to a filtered list.
import { categoryKeyed } from '../categories';
import type { CmsLink, FrontPage } from '../types';

const way = (da: string, en: string, category: string, filter = ''): CmsLink => ({
  label: { da, en },
  href: `/${categoryKeyed(category).urlPath}${filter}`,
  type: 'internal',
});

export const OCCASIONS: FrontPage['occasions'] = [
  {
    title: { da: 'Pris pr. medarbejder, ekskl. moms', en: 'Price per employee, excl. VAT' },
    links: [
      way('Op til 100\u00a0kr.', 'Up to DKK\u00a0100', 'gaver', '?price_to=100'),
      way('100–300\u00a0kr.', 'DKK\u00a0100–300', 'gaver', '?price_from=100&price_to=300'),
      way('300–500\u00a0kr.', 'DKK\u00a0300–500', 'gaver', '?price_from=300&price_to=500'),
      way('Over 500\u00a0kr.', 'Over DKK\u00a0500', 'gaver', '?price_from=500'),
    ],
  },
  {
    title: { da: 'Årstid og anledning', en: 'Season and occasion' },
    links: [
      way('Jul', 'Christmas', 'gavekasser'),
      way('Vinter', 'Winter', 'plaider'),
      way('Forår og sommer', 'Spring and summer', 'drikkeflasker'),
      way('Jubilæum', 'Anniversary', 'vaser'),
      way('Ny kollega', 'New colleague', 'rygsaekke'),
    ],
  },
  {
    title: { da: 'Hvor mange skal have en gave?', en: 'How many gifts?' },
    links: [
      way('Til én', 'One person', 'til-hjemmet', '?in_stock=1'),
      way('Til et team', 'A team', 'gavekasser-og-chokolade', '?in_stock=1'),
      {
        label: { da: 'Til hele virksomheden', en: 'The whole company' },
        href: '/gavekasse-klitrose-valgfri',
        type: 'internal',
      },
    ],
  },
];
