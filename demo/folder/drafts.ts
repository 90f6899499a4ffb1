// Unpublished drafts in the demo's content: a front page and a popup about the coffee break (the draft of a page is in world/content).
import type { FrontPageRecord } from '#backend/shop-files/sections/content/front-pages';
import type { PopupRecord } from '#backend/shop-files/sections/content/popups';
import { bannerScene } from './scenes';

const COFFEE = '/kaffe-og-koekken/kaffe';

/** Among the coffee cups in the office shop's scenes. */
const CUPS = 1;

/** The front page of the office's private store with another banner on top, for companies as well. */
export function draftFrontPage(published: readonly FrontPageRecord[]): FrontPageRecord[] {
  const office = published.find(({ name }) => name === 'office-b2c');
  const banner = office?.banners[0];
  if (!office || !banner) return [];
  const coffee = {
    ...banner,
    title: { da: 'Pausen begynder her', en: 'The break begins here' },
    text: {
      da: 'Hele bønner, formalet kaffe og te til hele afdelingen.',
      en: 'Whole beans, ground coffee and tea for the whole department.',
    },
    picture: bannerScene('office', CUPS),
    button: { text: { da: 'Se kaffe', en: 'See coffee' }, href: COFFEE, style: 'primary' as const },
  };
  return [
    {
      ...office,
      name: 'office-kaffe',
      stores: ['b2c', 'b2b'],
      draft: true,
      banners: [coffee, ...office.banners.slice(1)],
    },
  ];
}

/** `from`: the start of the others' publication. */
export const draftPopup = (from: string, position: number): PopupRecord => ({
  name: 'kaffe',
  stores: ['b2c', 'b2b'],
  draft: true,
  shows: 'picture',
  picture: bannerScene('office', CUPS),
  href: COFFEE,
  from,
  show_delay_ms: 2_000,
  mini_colour: '#ffffff',
  mini_background: '#b3261e',
  position,
  da: {
    title: 'Ny kaffe til kontoret',
    mini: 'Se kaffen',
    button: 'Se kaffen',
    alt: 'Kaffemaskine, kaffeposer og krus på et bord',
    text: '<p>Smag den i butikkerne, eller få den med næste levering.</p>',
  },
  en: {
    title: 'New coffee for the office',
    mini: 'See the coffee',
    button: 'See the coffee',
    alt: 'A coffee machine, bags of coffee and mugs on a table',
    text: '<p>Taste it in the stores, or have it with your next delivery.</p>',
  },
});
