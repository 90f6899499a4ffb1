// Product lines: coffee, tea, coffee machines, mugs and bottles.
import type { Line, Size, Theme } from '../making/line';
import type { ColourKey } from '../making/palette';

const coffee = {
  family: 'coffee-bag',
  duty: { code: 'coffee', units: 1 },
  weight: 1020,
  facts: [],
  unit: 'pk',
  goesWith: ['krus-og-kopper', 'fuldautomatiske-kaffemaskiner', 'filtermaskiner'],
} as const;
const kilo: Size = {
  da: '1 kg',
  factor: 1,
  mark: '1 kg',
  facts: [
    ['content', '1 kg'],
    ['servings', 'ca. 125 kopper', 'about 125 cups'],
  ],
  dutyUnits: 1,
};
const half: Size = {
  da: '500 g',
  factor: 0.54,
  mark: '500 g',
  facts: [
    ['content', '500 g'],
    ['servings', 'ca. 62 kopper', 'about 62 cups'],
  ],
  dutyUnits: 0.5,
};
const quarter: Size = {
  da: '250 g',
  factor: 0.3,
  mark: '250 g',
  facts: [
    ['content', '250 g'],
    ['servings', 'ca. 31 kopper', 'about 31 cups'],
  ],
  dutyUnits: 0.25,
};
const PACKS = [
  { n: 1, unit: 'pk' },
  { n: 6, unit: 'ks' },
] as const;
const mug = {
  category: 'krus-og-kopper',
  family: 'mug',
  choose: ['colour'],
  goesWith: ['hele-boenner', 'tebreve'],
} as const;
const bottle = {
  category: 'drikkeflasker',
  family: 'water-bottle',
  choose: ['colour'],
  goesWith: ['rygsaekke', 'krus-og-kopper'],
} as const;
const machine = {
  family: 'coffee-machine',
  choose: ['colour'],
  goesWith: ['hele-boenner', 'formalet-kaffe', 'krus-og-kopper'],
} as const;
const GIFTS = ['firmagaver_dk', 'b2cb'] as const;
const litres = (da: string, factor: number, dimensions?: string): Size => ({
  da,
  factor,
  facts: [['volume', da], ...(dimensions ? [['dimensions', dimensions] as const] : [])],
  mark: da,
});

/** [name, English, kind, colour of the box] */
// biome-ignore format: a product line reads as one paragraph
const TEAS = [['Engelsk morgen', 'English breakfast', 'Sort te', 'bordeaux'], ['Earl Grey', 'Earl Grey', 'Sort te med bergamot', 'navy'], ['Grøn sencha', 'Green sencha', 'Grøn te', 'green'], ['Hyldeblomst', 'Elderflower', 'Grøn te med hyldeblomst', 'lightgreen'], ['Kamille', 'Camomile', 'Urter', 'yellow'], ['Ingefær og citron', 'Ginger and lemon', 'Urter', 'mustard'], ['Rooibos', 'Rooibos', 'Rooibos', 'terracotta'], ['Pebermynte', 'Peppermint', 'Urter', 'turquoise']] as const satisfies readonly (readonly [string, string, string, ColourKey])[];

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...coffee, category: 'hele-boenner', noun: ['Kaffebønner', 'Coffee beans'], brand: 'Kajplads', model: 'Morgenskib', price: 179, hot: 8, sizes: [kilo, half, quarter], packs: PACKS, paint: 'brown', traits: ['beans'], more: ['b2b_uniq', 'firmagaver_dk'], certificates: ['organic-eu', 'fairtrade'],
    short: ['Hele bønner, mellemristet, med smag af nød og kakao.', 'Medium roast whole beans with notes of nut and cocoa.'], about: 'Bønner fra Honduras og Peru, ristet til lige før det andet knæk. Rund og mild i fuldautomaten og fyldig på stempelkande.',
    points: ['Økologisk efter EU’s regler', 'Ristedato på posen', 'Ventil i posen'], facts: [['roast', 'Mellem, 3 af 5', 'Medium, 3 of 5'], ['origin', 'Honduras og Peru', 'Honduras and Peru'], ['ingredients', '100 % Arabica', '100% Arabica'], ['shelfLife', '12 måneder', '12 months']],
  },
  {
    ...coffee, category: 'hele-boenner', noun: ['Kaffebønner', 'Coffee beans'], brand: 'Kajplads', model: 'Nattevagt', price: 169, sizes: [kilo, half], packs: PACKS, paint: 'black', traits: ['beans'],
    short: ['Mørkristede bønner til espresso.', 'Dark roast beans for espresso.'], about: 'Mørk ristning med kraftig krop og lav syre. Giver tæt crema, også i maskiner, der brygger mange kopper om dagen.',
    points: ['Mørk ristning', 'Til espresso og automater', 'Ventil i posen'], facts: [['roast', 'Mørk, 5 af 5', 'Dark, 5 of 5'], ['origin', 'Brasilien og Indien', 'Brazil and India'], ['ingredients', '80 % Arabica, 20 % Robusta', '80% Arabica, 20% Robusta'], ['shelfLife', '12 måneder', '12 months']],
  },
  {
    ...coffee, category: 'hele-boenner', noun: ['Kaffebønner', 'Coffee beans'], brand: 'Kajplads', model: 'Klart vejr', price: 199, sizes: [kilo, quarter], packs: [PACKS[0]], paint: 'lightblue', traits: ['beans'], more: ['firmagaver_dk'], certificates: ['organic-eu'],
    short: ['Lysristede bønner med frugt og frisk syre.', 'Light roast beans with fruit and bright acidity.'], about: 'Vasket kaffe fra Etiopien, ristet lyst, så blomst og citrus er bevaret. Bedst som filterkaffe.',
    points: ['Lys ristning', 'Vasket proces', 'Bedst til filter'], facts: [['roast', 'Lys, 2 af 5', 'Light, 2 of 5'], ['origin', 'Etiopien', 'Ethiopia'], ['ingredients', '100 % Arabica', '100% Arabica'], ['shelfLife', '9 måneder', '9 months']],
  },
  {
    ...coffee, category: 'hele-boenner', noun: ['Kaffebønner', 'Coffee beans'], brand: 'Hverdag', model: 'Kontor', price: 119, hot: 5, sizes: [kilo], packs: [{ n: 8, unit: 'ks' }, { n: 1, unit: 'pk' }], paint: 'red', traits: ['beans'],
    short: ['Hele bønner til kontorets automat.', 'Whole beans for the office machine.'], about: 'En ligetil mellemristet kaffe, der smager ens hver gang og er let at vænne sig til.',
    points: ['Mellemristet', 'Jævn maling', 'Kasse med 8 kg'], facts: [['roast', 'Mellem, 3 af 5', 'Medium, 3 of 5'], ['origin', 'Brasilien og Vietnam', 'Brazil and Vietnam'], ['ingredients', '60 % Arabica, 40 % Robusta', '60% Arabica, 40% Robusta'], ['shelfLife', '18 måneder', '18 months']],
  },
  {
    ...coffee, category: 'formalet-kaffe', noun: ['Formalet kaffe', 'Ground coffee'], brand: 'Kajplads', model: 'Morgenskib', price: 175, hot: 5, sizes: [kilo, half, quarter], packs: PACKS, paint: 'brown', traits: ['ground'], more: ['b2b_uniq'], certificates: ['organic-eu', 'fairtrade'],
    short: ['Formalet til filter, mellemristet.', 'Ground for filter, medium roast.'], about: 'Samme bønner som i den hele pose, formalet til filter og stempelkande. Luk posen med klemmen, så holder smagen.',
    points: ['Formalet til filter', 'Økologisk efter EU’s regler', 'Klemme på posen'], facts: [['roast', 'Mellem, 3 af 5', 'Medium, 3 of 5'], ['origin', 'Honduras og Peru', 'Honduras and Peru'], ['ingredients', '100 % Arabica', '100% Arabica'], ['shelfLife', '12 måneder', '12 months']],
  },
  {
    ...coffee, category: 'formalet-kaffe', noun: ['Formalet kaffe', 'Ground coffee'], brand: 'Hverdag', model: 'Filter', price: 99, sizes: [half], packs: [{ n: 1, unit: 'pk' }, { n: 16, unit: 'ks' }], colours: ['red', 'green', 'black'], traits: ['ground'],
    short: ['Filterkaffe til kontorets kande.', 'Filter coffee for the office jug.'], about: 'Rød er mild, grøn er mellem og sort er mørk. Kassen med 16 poser rækker en måned på de fleste små kontorer.',
    points: ['Tre ristninger', 'Formalet til filter', 'Kasse med 16 poser'], facts: [['origin', 'Brasilien og Colombia', 'Brazil and Colombia'], ['ingredients', '100 % Arabica', '100% Arabica'], ['shelfLife', '18 måneder', '18 months']],
  },
  {
    category: 'tebreve', noun: ['Te', 'Tea'], brand: 'Morgenfrue', family: 'tea-box', price: 34.95, hot: 3, weight: 65, certificates: ['organic-eu'], more: ['b2b_uniq', 'firmagaver_dk'], goesWith: ['krus-og-kopper'], unit: 'ds',
    sizes: TEAS.map(([da, en, kind, paint]) => ({ da, en, factor: 1, paint, facts: [['ingredients', kind, en]] as const, mark: da })),
    packs: [{ n: 1, unit: 'ds', da: '25 breve', en: '25 bags' }, { n: 4, unit: 'ds', da: '100 breve', en: '100 bags', factor: 0.85 }],
    short: ['Te i breve, pakket enkeltvis.', 'Tea bags wrapped singly.'], about: 'Hvert brev ligger i sin egen kuvert af papir, så smagen holder i mødelokalets skål. Snoren er bomuld, og brevet kan komposteres.',
    points: ['Pakket enkeltvis i papir', 'Økologisk efter EU’s regler', 'Brev uden plast'], facts: [['shelfLife', '24 måneder', '24 months'], ['content', '2 g pr. brev', '2 g per bag'], ['material', 'Papir og bomuld', 'Paper and cotton']],
  },
  {
    ...machine, category: 'fuldautomatiske-kaffemaskiner', noun: ['Kaffemaskine', 'Coffee machine'], brand: 'Bryghuset Dråben', model: 'Kværn 25', price: 5499, weight: 9800, days: 3, colours: ['black', 'silver', 'cream'], traits: ['bean-to-cup'], more: ['b2b_uniq', 'b2cb'],
    short: ['Fuldautomatisk maskine til 25 kopper om dagen.', 'Bean-to-cup machine for 25 cups a day.'], about: 'Keramisk kværn med tolv trin og bryggegruppe, der kan tages ud og skylles. Skummer mælk fra kande eller karton.',
    points: ['To kopper ad gangen', 'Udtagelig bryggegruppe', 'Automatisk skyl'], facts: [['capacity', '25 kopper om dagen', '25 cups a day'], ['volume', '1,9 l vand', '1.9 l water'], ['power', '1.450 W', '1,450 W'], ['dimensions', '260 × 445 × 370 mm'], ['warranty', '2 år', '2 years']],
  },
  {
    ...machine, category: 'fuldautomatiske-kaffemaskiner', noun: ['Kaffemaskine', 'Coffee machine'], brand: 'Bryghuset Dråben', model: 'Kværn 100', price: 18999, weight: 21000, days: 8, colours: ['black'], traits: ['bean-to-cup', 'touch-screen'], requestPrice: false, more: ['b2b_uniq'], onlyTrade: true,
    short: ['Kaffemaskine til 100 kopper om dagen med fast vand.', 'Coffee machine for 100 cups a day with fixed water supply.'], about: 'To bønnebeholdere, fast vandtilslutning og skærm med billeder af kopperne. Serviceaftale kan købes for hele landet.',
    points: ['Fast vandtilslutning', 'To bønnebeholdere', 'Serviceaftale kan tilkøbes'], facts: [['capacity', '100 kopper om dagen', '100 cups a day'], ['power', '2.900 W', '2,900 W'], ['dimensions', '340 × 620 × 580 mm'], ['warranty', '2 år', '2 years']],
  },
  {
    ...machine, category: 'filtermaskiner', noun: ['Filtermaskine', 'Filter machine'], brand: 'Bryghuset Dråben', price: 1299, weight: 4200, days: 1, colours: ['steel', 'black', 'white'], sizes: [litres('1,25 l', 0.75), litres('2 l', 1)], traits: ['vacuum-jug'], more: ['b2b_uniq'],
    short: ['Kaffemaskine med termokande.', 'Coffee machine with vacuum jug.'], about: 'Brygger ved 94 grader på fem minutter og slukker selv. Termokanden holder kaffen over 70 grader i tre timer.',
    points: ['Brygger ved 94 °C', 'Slukker selv', 'Kanden tåler stød'], facts: [['power', '1.800 W', '1,800 W'], ['dimensions', '230 × 390 × 370 mm'], ['material', 'Stål', 'Steel'], ['warranty', '2 år', '2 years']],
  },
  {
    ...mug, noun: ['Krus', 'Mug'], brand: 'Lerbæk', model: 'Stabel', price: 79.95, bonusPoints: 790, bonusCategory: 'til-bordet', hot: 4, weight: 340, colours: ['dustyblue', 'cream', 'moss', 'terracotta', 'darkgrey', 'rose'], sizes: [litres('25 cl', 0.9, '76 × 85 mm'), litres('35 cl', 1, '85 × 95 mm')], more: GIFTS, traits: ['handle', 'stackable'],
    short: ['Krus i stentøj, der kan stables.', 'Stackable stoneware mug.'], about: 'Drejet og glaseret i hånden, så ingen to er helt ens. Hanken har plads til fire fingre.',
    points: ['Stables seks høj', 'Blyfri glasur', 'Tåler mikroovn'], facts: [['material', 'Stentøj', 'Stoneware'], ['dishwasher', 'Ja', 'Yes']],
  },
  {
    ...mug, noun: ['Kontorkrus', 'Office mug'], brand: 'Hverdag', model: 'Hvid', price: 19.5, weight: 310, colours: ['white', 'black', 'blue'], sizes: [litres('30 cl', 1)], packs: [{ n: 6, unit: 'pk' }, { n: 36, unit: 'ks' }], traits: ['handle'], minQty: 1,
    short: ['Krus i porcelæn til kantinen.', 'Porcelain mug for the canteen.'], about: 'Hårdt porcelæn med forstærket kant, der klarer opvaskemaskinen hver dag.',
    points: ['Forstærket kant', 'Stables fire høj', 'Passer i standardkurv'], facts: [['material', 'Porcelæn', 'Porcelain'], ['dishwasher', 'Ja', 'Yes'], ['dimensions', '80 × 92 mm']],
  },
  {
    ...mug, noun: ['Termokrus', 'Travel mug'], brand: 'Rimfrost', model: 'Tur', price: 199, weight: 280, colours: ['black', 'petrol', 'sand', 'bordeaux', 'steel', 'forest'], sizes: [litres('0,35 l', 1, '72 × 165 mm'), litres('0,5 l', 1.15, '75 × 205 mm')], more: ['firmagaver_dk'], traits: ['travel', 'lid'],
    short: ['Termokrus med tætsluttende låg.', 'Travel mug with tight lid.'], about: 'Låget lukker helt tæt og kan skilles ad i tre dele. Passer under de fleste automater og i cyklens flaskeholder.',
    points: ['Varm i 5 timer', 'Helt tæt låg', 'Kan få logo fra 25 stk.'], facts: [['material', 'Rustfrit stål', 'Stainless steel'], ['dishwasher', 'Låget', 'Lid only']],
  },
  {
    ...bottle, noun: ['Drikkeflaske', 'Water bottle'], brand: 'Rimfrost', model: 'Kilde', price: 229, hot: 4, weight: 320, colours: ['black', 'white', 'petrol', 'terracotta', 'moss', 'lightblue'], sizes: [litres('0,5 l', 1, '66 × 225 mm'), litres('0,75 l', 1.15, '72 × 260 mm')], more: ['firmagaver_dk'], traits: ['double-wall', 'loop'],
    short: ['Termoflaske i stål til koldt og varmt.', 'Steel bottle for cold and hot.'], about: 'Dobbelt væg med vakuum holder koldt i 24 timer og varmt i 12. Mundingen er så bred, at isterninger kan komme i.',
    points: ['Koldt i 24 timer', 'Pulverlakeret', 'Kan få logo fra 25 stk.'], facts: [['material', 'Rustfrit stål 18/8', 'Stainless steel 18/8'], ['dishwasher', 'Nej', 'No']],
  },
  {
    ...bottle, noun: ['Drikkeflaske', 'Water bottle'], brand: 'Rimfrost', model: 'Klar', price: 99, weight: 140, colours: ['clear', 'lightblue', 'turquoise', 'pink'], sizes: [litres('0,6 l', 1, '70 × 215 mm'), litres('1 l', 1.25, '80 × 260 mm')], traits: ['clear', 'sport-cap'],
    short: ['Let drikkeflaske i tritan.', 'Light tritan bottle.'], about: 'Klar plast uden bisphenol A, der ikke tager smag. Målestregerne viser, hvor meget der er drukket.',
    points: ['Uden bisphenol A', 'Målestreger', 'Drikketud med klap'], facts: [['material', 'Tritan', 'Tritan'], ['dishwasher', 'Ja', 'Yes']],
  },
  {
    ...coffee, category: 'hele-boenner', noun: ['Kaffebønner', 'Coffee beans'], brand: 'Kajplads', model: 'Automat', price: 139, sizes: [kilo], packs: [{ n: 8, unit: 'ks' }, { n: 24, unit: 'ks' }], paint: 'forest', traits: ['beans'], onlyTrade: true,
    short: ['Hele bønner i kasser til automatdrift.', 'Whole beans by the case for vending.'], about: 'Ristet jævnt og sigtet for brækkede bønner, så kværnen i automaten går længe mellem rensninger. Kun til erhverv.',
    points: ['Sigtede bønner', 'Kasse med 8 eller 24 kg', 'Kun til erhverv'], facts: [['roast', 'Mellem, 3 af 5', 'Medium, 3 of 5'], ['origin', 'Brasilien og Colombia', 'Brazil and Colombia'], ['ingredients', '90 % Arabica, 10 % Robusta', '90% Arabica, 10% Robusta'], ['shelfLife', '18 måneder', '18 months']],
  },
  {
    ...mug, noun: ['Espressokop', 'Espresso cup'], brand: 'Lerbæk', model: 'Slurk', price: 59.95, weight: 160, colours: ['dustyblue', 'cream', 'moss', 'terracotta', 'darkgrey', 'rose'], sizes: [litres('8 cl', 1)], packs: [{ n: 1, unit: 'stk' }, { n: 4, unit: 'sæt' }], more: GIFTS, traits: ['small', 'no-handle'],
    short: ['Espressokop i stentøj uden hank.', 'Stoneware espresso cup without handle.'], about: 'Tyk bund holder på varmen, og den rå yderside ligger godt i hånden. Passer under alle vores kaffemaskiner.',
    points: ['Uden hank', 'Blyfri glasur', 'Stables fire høj'], facts: [['material', 'Stentøj', 'Stoneware'], ['dishwasher', 'Ja', 'Yes'], ['dimensions', '62 × 60 mm']],
  },
];

export const KITCHEN_LINES: Theme = { number: 19, lines: LINES };
