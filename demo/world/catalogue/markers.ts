// Product lines: markers, whiteboard markers and highlighters.
import type { Line, Pack, Size, Theme } from '../making/line';

const ONE: Pack = { n: 1, unit: 'stk' };
const TEN: Pack = { n: 10, unit: 'ds' };
const ROUND: Size = {
  da: 'rund spids 1,5–3 mm',
  en: 'bullet tip 1.5–3 mm',
  factor: 1,
  facts: [
    ['tip', '1,5–3 mm'],
    ['tipShape', 'Rund', 'Bullet'],
  ],
  traits: ['bullet'],
};
const CHISEL: Size = {
  da: 'skrå spids 1–5 mm',
  en: 'chisel tip 1–5 mm',
  factor: 1.05,
  heft: 1,
  facts: [
    ['tip', '1–5 mm'],
    ['tipShape', 'Skrå', 'Chisel'],
  ],
  traits: ['chisel'],
};
const JUMBO: Size = {
  da: 'skrå spids 4–12 mm',
  en: 'chisel tip 4–12 mm',
  factor: 2.1,
  heft: 1.8,
  facts: [
    ['tip', '4–12 mm'],
    ['tipShape', 'Skrå, bred', 'Wide chisel'],
  ],
  traits: ['chisel', 'jumbo'],
};

const FLAMMABLE = {
  warnings: 'Advarsel: Brandfarlig væske og damp. Opbevares utilgængeligt for børn. Holdes væk fra varme og åben ild.',
  danger: { clp: ['GHS02'], hSentences: ['H226'], pSentences: ['P102', 'P210'] },
  safetySheet: true,
} as const;
const marker = {
  category: 'tusch-og-markers',
  noun: ['Permanent marker', 'Permanent marker'],
  family: 'marker',
  choose: ['colour'],
  weight: 18,
  goesWith: ['forsendelseskasser', 'pakketape-paa-rulle', 'arkivkasser'],
} as const;
const board = {
  category: 'whiteboardmarkers',
  noun: ['Whiteboardmarker', 'Whiteboard marker'],
  family: 'marker',
  choose: ['colour'],
  weight: 19,
  goesWith: ['whiteboards', 'glastavler'],
} as const;
const highlighter = {
  category: 'overstregningspenne',
  noun: ['Overstregningspen', 'Highlighter'],
  family: 'highlighter',
  choose: ['colour'],
  weight: 15,
  goesWith: ['kuglepenne', 'selvklaebende-noter'],
} as const;

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...marker, ...FLAMMABLE, brand: 'Solhverv', model: 'Fast', price: 17.5, hot: 5, sizes: [ROUND, CHISEL, JUMBO], packs: [ONE, TEN], colours: ['black', 'blue', 'red', 'green'], traits: ['cap'], more: ['b2b_uniq'],
    short: ['Permanent marker, der sidder fast på karton, plast og metal.', 'Permanent marker for cardboard, plastic and metal.'],
    about: 'Blækket binder på det meste og er tørt efter tre sekunder. Huset er af aluminium, så markeren ikke tørrer ud, selv om hætten ligger ved siden af i nogle timer.',
    points: ['Tørrer på tre sekunder', 'Hus af aluminium', 'Vand- og lysægte'], facts: [['ink', 'Alkoholbaseret', 'Alcohol-based'], ['material', 'Aluminium', 'Aluminium'], ['length', '135 mm']],
  },
  {
    ...marker, brand: 'Solhverv', model: 'Lager', price: 22, sizes: [ROUND, CHISEL], packs: [ONE, TEN], colours: ['black', 'blue', 'red', 'white'], traits: ['cap', 'thick'],
    short: ['Kraftig marker til lager og værksted.', 'Heavy-duty marker for stock room and workshop.'],
    about: 'Skriver også på støvede, fugtige og let olierede flader. Spidsen er hærdet og tåler ru træ og bølgepap.',
    points: ['Til støvede og fugtige flader', 'Hærdet spids', 'Hul i hætten til snor'], facts: [['ink', 'Vandbaseret pigment', 'Water-based pigment'], ['material', 'Polypropylen', 'Polypropylene'], ['length', '138 mm']],
  },
  {
    ...marker, noun: ['Malermarker', 'Paint marker'], brand: 'Solhverv', model: 'Dæk', price: 32.5, sizes: [ROUND], packs: [ONE], colours: ['white', 'black', 'silver', 'gold', 'yellow', 'red', 'blue'], traits: ['cap', 'thick'],
    short: ['Dækkende marker til mørke flader.', 'Opaque marker for dark surfaces.'],
    about: 'Maling på vandbasis med en ventil, der pumpes i gang. Dækker sort plast, glas og sten i ét strøg.',
    points: ['Dækker mørke flader', 'Ventil med kugle, rystes før brug', 'Lugter næsten ikke'], facts: [['ink', 'Maling på vandbasis', 'Water-based paint'], ['material', 'Plast', 'Plastic'], ['length', '141 mm']],
  },
  {
    ...board, brand: 'Solhverv', model: 'Tavle', price: 16.5, hot: 6, sizes: [ROUND, CHISEL], packs: [ONE, TEN], colours: ['black', 'blue', 'red', 'green', 'orange', 'purple'], traits: ['cap'], more: ['b2b_uniq'],
    short: ['Whiteboardmarker, der tørres af uden skygger.', 'Whiteboard marker that wipes off without ghosting.'],
    about: 'Blækket slipper tavlen med en tør klud, også dagen efter mødet. Markeren kan ligge uden hætte i op til to døgn.',
    points: ['Aftørres tør', 'Tåler to døgn uden hætte', 'Svag lugt'], facts: [['ink', 'Alkoholbaseret, aftørbar', 'Alcohol-based, dry wipe'], ['material', 'Polypropylen', 'Polypropylene'], ['length', '132 mm']],
  },
  {
    ...board, brand: 'Hverdag', model: 'Tavle', price: 8.5, sizes: [ROUND], packs: [ONE, TEN], colours: ['black', 'blue', 'red', 'green'], traits: ['cap'],
    short: ['Whiteboardmarker til lav pris.', 'Low-price whiteboard marker.'],
    about: 'Enkel marker med rund spids til mødelokaler, hvor markers bliver væk. Tørres af med en tør klud inden for et døgn.',
    points: ['Rund spids', 'Aftørres tør', 'Hætte i blækkets farve'], facts: [['ink', 'Alkoholbaseret, aftørbar', 'Alcohol-based, dry wipe'], ['material', 'Polypropylen', 'Polypropylene'], ['length', '128 mm']],
  },
  {
    ...board, brand: 'Solhverv', model: 'Refill', price: 21, sizes: [ROUND, CHISEL], packs: [ONE, TEN], colours: ['black', 'blue', 'red', 'green'], traits: ['cap', 'window'], certificates: ['nordic-ecolabel'],
    short: ['Whiteboardmarker, der kan fyldes op igen.', 'Refillable whiteboard marker.'],
    about: 'Tanken kan fyldes op omkring 15 gange, og spidsen kan vendes, når den er slidt. Et vindue i skaftet viser, hvor meget blæk der er tilbage.',
    points: ['Kan fyldes op', 'Spidsen kan vendes', 'Vindue til blækket'], facts: [['ink', 'Alkoholbaseret, aftørbar', 'Alcohol-based, dry wipe'], ['refill', 'Solhverv T25'], ['material', 'Genbrugsplast', 'Recycled plastic'], ['length', '136 mm']],
  },
  {
    ...highlighter, brand: 'Solhverv', model: 'Stråle', price: 13.5, hot: 5, sizes: [CHISEL], packs: [ONE, TEN], colours: ['yellow', 'green', 'pink', 'orange', 'blue', 'purple'], traits: ['cap', 'flat'], more: ['b2b_uniq'],
    short: ['Overstregningspen med lysægte blæk.', 'Highlighter with light-fast ink.'],
    about: 'Klare farver, der ikke dækker teksten og ikke smitter af på kopien. Den flade form ligger stille på bordet.',
    points: ['Kan bruges på kopi og inkjet', 'Fire timer uden hætte', 'Flad form'], facts: [['ink', 'Vandbaseret, fluorescerende', 'Water-based, fluorescent'], ['material', 'Polypropylen', 'Polypropylene'], ['length', '105 mm']],
  },
  {
    ...highlighter, brand: 'Solhverv', model: 'Mild', price: 15, sizes: [CHISEL], packs: [ONE], colours: ['rose', 'lightblue', 'lightgreen', 'mustard', 'turquoise', 'orange'], traits: ['cap', 'flat'],
    short: ['Overstregningspen i dæmpede farver.', 'Highlighter in soft colours.'],
    about: 'Dæmpede farver, der er rolige at læse i lange dokumenter. Samme spids og blæk som Stråle.',
    points: ['Dæmpede farver', 'Skrå spids', 'Flad form'], facts: [['ink', 'Vandbaseret', 'Water-based'], ['material', 'Polypropylen', 'Polypropylene'], ['length', '105 mm']],
  },
  {
    ...highlighter, brand: 'Hverdag', model: 'Neon', price: 6.5, sizes: [CHISEL], packs: [ONE, TEN], colours: ['yellow', 'green', 'pink', 'orange'], traits: ['cap'],
    short: ['Overstregningspen til lav pris.', 'Low-price highlighter.'],
    about: 'Enkel overstregningspen med skrå spids. Rækker til omkring 120 meter streg.',
    points: ['Skrå spids', 'Clips på hætten', 'Omkring 120 meter streg'], facts: [['ink', 'Vandbaseret, fluorescerende', 'Water-based, fluorescent'], ['material', 'Polystyren', 'Polystyrene'], ['length', '118 mm']],
  },
  {
    ...board, brand: 'Hverdag', model: 'Skole', price: 6.5, onlyTrade: true, sizes: [ROUND], packs: [{ n: 100, unit: 'ks' }], colours: ['black', 'blue', 'red', 'green'], traits: ['cap'],
    short: ['Whiteboardmarkers i storpakke til skoler.', 'Whiteboard markers in bulk for schools.'],
    about: 'Hundrede markers i én farve uden inderæsker. Sælges kun til virksomheder, foreninger og det offentlige.',
    points: ['100 i kassen', 'Aftørres tør', 'Kun til erhverv'], facts: [['ink', 'Alkoholbaseret, aftørbar', 'Alcohol-based, dry wipe'], ['material', 'Polypropylen', 'Polypropylene'], ['length', '128 mm']],
  },
];

export const MARKERS: Theme = { number: 11, lines: LINES };
