// Example reviews of the demo world: made of sentences that fit any product of their kind, the same at every run, and marked as examples.
import { between } from './making/seed';
import type { WorldProduct } from './types';

export interface WorldReview {
  sku: string;
  stars: number;
  nickname: string;
  summary: string;
  body: string;
  verified: boolean;
  /** Days before the world's now. */
  daysAgo: number;
}

type Sentence = readonly [summary: string, body: string];

const GLAD: readonly Sentence[] = [
  ['Præcis som beskrevet', 'Varen svarer helt til billederne og teksten. Kom dagen efter og var pakket ordentligt.'],
  ['Køber den igen', 'Vi har brugt den et halvt år nu, og den holder stadig. Prisen er fair for kvaliteten.'],
  ['God kvalitet', 'Føles solid og gør det, den skal. Mine kolleger har allerede spurgt, hvor den er fra.'],
  ['Anbefales', 'Nem at komme i gang med og bedre end den, vi havde før. Hurtig levering.'],
  ['Meget tilfreds', 'Jeg var i tvivl, men den er pænere i virkeligheden. God emballage uden for meget plast.'],
  ['Fast vare hos os', 'Vi bestiller den hver måned til hele kontoret. Aldrig haft en fejl.'],
  ['Dejlig nem', 'Den virker bare. Havde den i brug på fem minutter.'],
];
const MIXED: readonly Sentence[] = [
  ['Fin til prisen', 'Gør arbejdet, men farven er lidt mørkere end på skærmen. Til prisen er den i orden.'],
  [
    'God, men vejledningen kunne være bedre',
    'Varen er god nok, men vi måtte ringe for at finde ud af det sidste. Sød hjælp i telefonen.',
  ],
  [
    'Helt okay',
    'Hverken mere eller mindre end forventet. Leveringen tog et par dage længere, end jeg havde regnet med.',
  ],
  ['Lidt mindre end ventet', 'Læs målene, før du bestiller. Kvaliteten fejler ikke noget.'],
];
const SORRY: readonly Sentence[] = [
  ['Ikke noget for os', 'Den holdt ikke til daglig brug hos os. Vi fik pengene tilbage uden vrøvl.'],
  ['Skuffet', 'Kom med en skramme. Blev byttet hurtigt, men det er ærgerligt, når man står og skal bruge den.'],
];
const NAMES = [
  'Mette',
  'Jens',
  'Anne',
  'Peter',
  'Louise',
  'Kasper',
  'Hanne',
  'Søren',
  'Ida',
  'Torben',
  'Line',
  'Ahmed',
  'Birthe',
  'Mikkel',
  'Camilla',
  'Ole',
  'Sofie',
  'Rasmus',
  'Zeynep',
  'Karsten',
] as const;

/** Popular products have reviews, the most popular the most. */
const REVIEWED = 90;
const MOST_EACH = 9;

export function reviewsOf(products: readonly WorldProduct[], seed: string): WorldReview[] {
  const shown = products.filter((one) => one.visibility === 'catalogue' && !one.requestPrice && !one.onlyTrade);
  const popular = [...shown].sort((a, b) => b.popularity - a.popularity || a.sku.localeCompare(b.sku));
  return popular.slice(0, REVIEWED).flatMap(({ sku }, place) => {
    const most = Math.max(1, Math.round(MOST_EACH * (1 - place / REVIEWED)));
    const count = between(seed, `reviews of ${sku}`, Math.ceil(most / 2), most);
    return Array.from({ length: count }, (_, at) => reviewOf(seed, sku, at));
  });
}

function reviewOf(seed: string, sku: string, at: number): WorldReview {
  const name = (what: string) => `review ${at} of ${sku}: ${what}`;
  const pick = (what: string, low: number, high: number) => between(seed, name(what), low, high);
  const mood = pick('mood', 1, 20);
  const [sentences, stars] =
    mood <= 11
      ? [GLAD, 5]
      : mood <= 15
        ? [GLAD, 4]
        : mood <= 18
          ? [MIXED, pick('stars', 3, 4)]
          : [SORRY, pick('stars', 1, 2)];
  // Neighbours differ, so that no product has the same review twice in a row.
  const [summary, body] = sentences[(pick('words', 0, 1) + at) % sentences.length] ?? ['', ''];
  return {
    sku,
    stars,
    nickname: NAMES[pick('nickname', 0, NAMES.length - 1)] ?? '',
    summary,
    body,
    verified: pick('bought', 1, 4) > 1,
    daysAgo: pick('day', 3, 400),
  };
}
