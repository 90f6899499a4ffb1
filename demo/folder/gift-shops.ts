// Options of the demo's gift shops, as records of gift-shops.yaml: price classes below the tax limit, and wishes.
import type { Printed } from '#backend/shop-files/section';
import {
  type GiftClassRecord,
  type GiftThemeRecord,
  giftClassesSource,
  giftThemesSource,
} from '#backend/shop-files/sections/gift-shops';

const upTo = (price: number, above: number): GiftClassRecord => ({
  code: `op-til-${price}`,
  name: { da: `Gaver op til ${price}\u00a0kr.`, en: `Gifts up to DKK\u00a0${price}` },
  ...{ price, above },
});

const CLASSES = [upTo(250, 80), upTo(400, 150), upTo(600, 250), upTo(900, 400)];

const THEMES: GiftThemeRecord[] = [
  {
    code: 'godt-at-spise',
    name: { da: 'Godt at spise', en: 'Good to eat' },
    categories: ['gaver/gavekasser-og-chokolade'],
    position: 10,
  },
  {
    code: 'til-hjemmet',
    name: { da: 'Til hjemmet', en: 'For the home' },
    categories: ['gaver/til-hjemmet', 'belysning'],
    position: 20,
  },
  {
    code: 'kaffe-og-te',
    name: { da: 'Kaffe, te og bordet', en: 'Coffee, tea and the table' },
    categories: ['kaffe-og-koekken'],
    position: 30,
  },
  { code: 'paa-farten', name: { da: 'På farten', en: 'On the move' }, categories: ['gaver/tasker'], position: 40 },
];

export const giftShopFiles = (): Printed[] => [...giftClassesSource.print(CLASSES), ...giftThemesSource.print(THEMES)];
