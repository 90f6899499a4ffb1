// Popups over pages: the newsletter in the office and design shops, gift boxes in the gift shop.
import { iso, startOfDay } from '../making/pricing';
import type { FrontPage, WorldPopup } from '../types';
import { giftBoxTitle } from './season';

/** Long enough to read what the page is about. */
const DELAY_MS = 15_000;

export function popups(fronts: readonly FrontPage[], now: Date): WorldPopup[] {
  const shared = { delayMs: DELAY_MS, dateFrom: iso(startOfDay(now, -21)), dateTo: null } as const;
  const cheapest = fronts.find(({ store }) => store === 'firmagaver_dk')?.banners[0]?.priceFromOere ?? null;
  return [
    {
      ...shared,
      name: 'nyhedsbrev',
      title: { da: 'Ugens tilbud i din indbakke', en: 'Offers of the week in your inbox' },
      text: {
        da: '<p>Tilbud, nye varer og råd til arbejdspladsen. Du bekræfter med et tryk i en mail og kan framelde dig, når du vil.</p>',
        en: '<p>Offers, new products and advice for the workplace. You confirm with one press in an e-mail, and can unsubscribe at any time.</p>',
      },
      mini: { da: 'Få nyhedsbrevet', en: 'Get the newsletter' },
      newsletter: { button: { da: 'Tilmeld mig', en: 'Sign me up' } },
      picture: null,
      colours: null,
      priceFrom: null,
      variant: 'office',
      stores: ['b2c', 'b2b', 'b2cb'],
    },
    {
      ...shared,
      name: 'gavekasser',
      title: giftBoxTitle(now) ?? { da: 'Gavekasser', en: 'Gift boxes' },
      text: {
        da: '<p>Pakket i Skagen og leveret på den dag, I vælger.</p>',
        en: '<p>Packed in Skagen and delivered on the day that you choose.</p>',
      },
      mini: { da: 'Se gavekasserne', en: 'See the gift boxes' },
      newsletter: null,
      picture: {
        href: '/gaver/gavekasser-og-chokolade/gavekasser',
        alt: { da: 'Pakkede gaver på et bord', en: 'Wrapped gifts on a table' },
        button: { da: 'Se gavekasserne', en: 'See the gift boxes' },
      },
      colours: { text: '#3c1c38', background: '#f3e3e1' },
      priceFrom:
        cheapest === null
          ? null
          : { oere: cheapest, text: { da: 'Priser ekskl. moms, fra', en: 'Prices excl. VAT, from' } },
      variant: 'gifts',
      stores: ['firmagaver_dk'],
    },
  ];
}
